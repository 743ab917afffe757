import type { Action, Target } from '../api/types';

/** Targets that are switches with a default: they are never asked for on their own. */
const MODIFIERS = ['rotation', 'figure_kind', 'orientation', 'posture', 'direction', 'amount'];

export function isModifier(target: Target): boolean {
  return MODIFIERS.includes(target.kind);
}

/** A text that is the same for the same target, whatever action it belongs to. */
export function targetKey(target: Target): string {
  switch (target.kind) {
    case 'cell':
      return `cell ${target.x} ${target.y}`;
    case 'half':
      return `half ${target.x} ${target.y} ${target.orientation}`;
    case 'place':
      return `place ${target.x} ${target.y} ${target.layer} ${target.segment}`;
    case 'figure':
      return `figure ${target.id}`;
    case 'piece':
      return `piece ${target.tile}`;
    case 'card':
      return `card ${target.card}`;
    case 'player':
      return `player ${target.seat}`;
    case 'button':
      return `button ${target.key}`;
    case 'rotation':
      return `rotation ${target.turns}`;
    case 'figure_kind':
      return `figure_kind ${target.figure}`;
    default:
      return JSON.stringify(target);
  }
}

/** Whether the target is drawn on the board. */
export function isOnBoard(target: Target): boolean {
  return target.kind === 'cell' || target.kind === 'half' || target.kind === 'place' || target.kind === 'figure';
}

/** Whether the target lies all over the board, so that the dock does not repeat it. */
export function isCell(target: Target): target is Extract<Target, { kind: 'cell' | 'half' }> {
  return target.kind === 'cell' || target.kind === 'half';
}

/** How the tile lies that an action lays; nothing if it lays none. */
export function turnsOf(action: Action | null): number | null {
  for (const target of action?.at ?? []) {
    if (target.kind === 'rotation') return target.turns;
    if (target.kind === 'half') return target.orientation;
  }
  return null;
}
