import { settings } from '../settings/settings.svelte';
import type { Action, Decision } from '../api/types';
import type { Switch } from './narrow';

/** The end of the turn is a commit point that needs no warning. */
const END_OF_TURN = 'end-of-turn';

/** Why confirming is final before the turn is over, or nothing. */
export function earlyFinal(action: Action | null, decision: Decision | null): string | null {
  const reason = action ? action.is_final : (decision?.is_final ?? null);
  return reason === END_OF_TURN ? null : reason;
}

/**
 * Whether a choice needs no confirmation: by the settings only what is final is asked about, this
 * one merely ends the turn, and nothing about it could still be switched.
 */
export function needsNoConfirmation(action: Action | null, switches: readonly Switch[]): boolean {
  return (
    settings.confirm === 'final' && action?.is_final === END_OF_TURN && switches.every((one) => one.values.length < 2)
  );
}

/** The text that says why there is nothing to take back. */
export function whyNothingToTakeBack(decision: Decision | null, own: number, confirmed: string | null): string {
  const lays = ({ at }: Action): boolean => at[0]?.kind === 'cell' && at.some((one) => one.kind === 'rotation');
  const isLaying = decision?.actions.some(lays) ?? false;
  if (isLaying) return 'nothing-to-take-back';
  if (decision && decision.actor !== own) return 'no-take-back-other-player-decides';
  return confirmed && confirmed !== END_OF_TURN ? `no-take-back-${confirmed}` : 'no-take-back-confirmed';
}
