import type { Action, Decision } from '../api/types';
import { choicesAfter, type Choice } from './narrow';
import { isCell } from './targets';

/** Something to choose in the dock: a target, its digit, and whether it means "nothing". */
export type DockOption = Choice & { digit: string; isNothing: boolean };

/** Buttons that mean "no, pass, nothing"; they have the digit 0. */
const NOTHING = ['pass', 'nothing', 'no', 'nobody', 'none'];

/** More options than these are left to the board and to the list. */
const MOST = 9;

/** So few cells, as for a step to a neighbouring one, are offered in the dock as well. */
const MOST_CELLS = 4;

/** Whether nothing but the cell is to be chosen: laying a tile has a rotation besides. */
function hasOneTarget(action: Action): boolean {
  return action.at.length === 1;
}

export function isNothing(action: Action): boolean {
  const [only, ...more] = action.at;
  return more.length === 0 && only?.kind === 'button' && NOTHING.includes(only.key);
}

/** The action that does nothing, if that is allowed. */
export function nothingOf(decision: Decision): Action | null {
  return decision.actions.find(isNothing) ?? null;
}

/**
 * What confirming does while nothing is chosen: nothing, if that is allowed, or the only button
 * beside tiles to choose from.
 */
export function defaultOf(decision: Decision): Action | null {
  const nothing = nothingOf(decision);
  if (nothing) return nothing;
  const [button, ...more] = decision.actions.filter((action) => action.at[0]?.kind === 'button');
  const others = decision.actions.filter((action) => action !== button);
  const isBesideTiles = others.length > 0 && others.every((action) => action.at[0]?.kind === 'piece');
  return button && more.length === 0 && isBesideTiles ? button : null;
}

/** The options of the dock at this point of the decision, "nothing" last. */
export function dockOptions(decision: Decision, chosen: readonly string[]): DockOption[] {
  const all = choicesAfter(decision.actions, chosen);
  const cells = all.filter((choice) => isCell(choice.target));
  const isStep = cells.length <= MOST_CELLS && cells.every(({ actions }) => actions.every(hasOneTarget));
  const choices = isStep ? all : all.filter((choice) => !isCell(choice.target));
  const nothing = choices.filter((choice) => choice.actions.every(isNothing));
  const others = choices.filter((choice) => !choice.actions.every(isNothing));
  // Tiles to choose from lie nowhere else: all of them are shown, the first with a digit.
  const isShownAlways = ({ target }: Choice): boolean => target.kind === 'button' || target.kind === 'piece';
  const shown = others.length > MOST ? others.filter(isShownAlways) : others;
  return [
    ...shown.map((choice, index) => ({ ...choice, digit: index < MOST ? String(index + 1) : '', isNothing: false })),
    ...nothing.map((choice) => ({ ...choice, digit: '0', isNothing: true })),
  ];
}
