import type { Clock } from '../../api/types';
import { t } from '../../text/text.svelte';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The clocks that are offered; the first is none. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { per: 'move', seconds: 30 },
  { per: 'move', seconds: MINUTE },
  { per: 'move', seconds: 2 * MINUTE },
  { per: 'move', seconds: 5 * MINUTE },
  { per: 'game', seconds: 10 * MINUTE },
  { per: 'game', seconds: 20 * MINUTE },
  { per: 'game', seconds: 45 * MINUTE },
  { per: 'move', seconds: DAY },
  { per: 'move', seconds: 3 * DAY },
  { per: 'move', seconds: 7 * DAY },
];

/** What a clock gives, in the language shown. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t('clock-none');
  const { per, seconds } = clock;
  if (per === 'game') return t('clock-game-minutes', { count: Math.round(seconds / MINUTE) });
  if (seconds % DAY === 0) return t('clock-move-days', { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t('clock-move-minutes', { count: seconds / MINUTE });
  return t('clock-move-seconds', { count: seconds });
}
