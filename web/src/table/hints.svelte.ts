import type { TableControl } from './control.svelte';
import { shownRule } from '../ui/rule-dialog.svelte';

/** The hints of the guided first game, in their order. */
export const HINTS = ['cell', 'turn', 'claim', 'confirm', 'city', 'monastery', 'numbers'] as const;
export type Hint = (typeof HINTS)[number];

/** Where it is kept how many hints are done; all of them: no more help is wanted. */
const KEY = 'bastide.hints';

function kept(): number {
  try {
    const count = Number(localStorage.getItem(KEY) ?? 0);
    return Number.isInteger(count) && count >= 0 ? count : 0;
  } catch {
    return 0;
  }
}

function keep(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // Storage may be closed or full: the hints then begin anew with the page.
  }
}

/** Lets the hints begin from the first. */
export function resetHints(): void {
  keep(0);
}

/** The hints of the guided first game: one at a time, each waits until the player has done what it says. */
export class Hints {
  /** How many hints are done. */
  count = $state(kept());
  /** What was so when the present hint was first shown. */
  #since: { tiles: number; turns: number } | null = null;

  constructor(readonly control: TableControl) {}

  /** The hint to show now, if its moment has come. */
  get shown(): Hint | null {
    const hint = HINTS[this.count];
    const { session } = this.control;
    if (!hint || !session.table?.first_game || session.ownSeats.length === 0) return null;
    return session.decidingSeat !== null && this.#isDue(hint) ? hint : null;
  }

  /** Goes on to the next hint once what the present one says is done. */
  follow(): void {
    const hint = HINTS[this.count];
    if (!hint || !this.control.session.table?.first_game) return;
    if (!this.#since && this.shown) this.#since = { tiles: this.#tiles, turns: this.control.turn.turns };
    if (this.#isDone(hint)) {
      this.#since = null;
      this.count += 1;
      keep(this.count);
    }
  }

  /** Shows no more hints. */
  end(): void {
    this.count = HINTS.length;
    keep(this.count);
  }

  /** Tiles that the player has laid. */
  get #tiles(): number {
    const { ownSeats, pieces } = this.control.session;
    return pieces.filter(({ seat }) => seat !== null && ownSeats.includes(seat)).length;
  }

  #offers(feature: string | null): boolean {
    return this.control.turn.choices.some(
      ({ target }) => target.kind === 'place' && (feature === null || target.feature === feature),
    );
  }

  #isDue(hint: Hint): boolean {
    const { session, turn } = this.control;
    switch (hint) {
      case 'claim':
        return this.#offers(null);
      case 'city':
        return session.state?.drawn_sides.includes('city') ?? false;
      case 'monastery':
        return this.#offers('monastery');
      case 'numbers':
        return turn.isLaying;
      default:
        return true;
    }
  }

  #isDone(hint: Hint): boolean {
    const { looking, turn } = this.control;
    const hasLaid = this.#since !== null && this.#tiles > this.#since.tiles;
    switch (hint) {
      case 'cell':
        return turn.chosenCell !== null || hasLaid;
      case 'turn': {
        const isFixed = turn.chosenCell !== null && turn.rotation === null;
        return isFixed || hasLaid || (this.#since !== null && turn.turns !== this.#since.turns);
      }
      case 'claim':
        return turn.chosenFigure !== null || this.#tiles > 0;
      case 'confirm':
        return this.#tiles > 0;
      case 'city':
      case 'monastery':
        return hasLaid;
      case 'numbers':
        return this.#since !== null && (looking.isPinned || shownRule() !== null);
    }
  }
}
