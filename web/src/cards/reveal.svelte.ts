import type { CardKind, GameEvent } from '../api/types';
import { isStill } from '../settings/settings.svelte';
import type { TableControl } from '../table/control.svelte';
import { kindIn } from './kinds';

/** A card that a player shows at the end of the game. */
export type Shown = { event: GameEvent; kind: CardKind; isUsed: boolean };

/** How long each card is shown before the next, in milliseconds. */
const PACE = 1600;

/** The cards of the town, shown one after the other at the end of the game (XP-25). */
export class Reveal {
  readonly #control: TableControl;
  #cards = $state.raw<readonly Shown[]>([]);
  #count = $state(0);
  isOpen = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(control: TableControl) {
    this.#control = control;
  }

  /** The cards shown so far. */
  get shown(): readonly Shown[] {
    return this.#cards.slice(0, this.#count);
  }

  get hasMore(): boolean {
    return this.#count < this.#cards.length;
  }

  /** Collects what is shown, and begins when the game is over. */
  take(events: readonly GameEvent[]): void {
    const shown = events.flatMap((event) => {
      const kind = kindIn(this.#control.session.table, event.text);
      const isUsed = event.kind === 'card_played';
      const isShown = isUsed || (event.kind === 'card_discarded' && event.rule === 'XP-25');
      return kind?.symbol === 'town' && isShown ? [{ event, kind, isUsed }] : [];
    });
    this.#cards = [...this.#cards, ...shown];
    if (!events.some((event) => event.kind === 'end') || this.#cards.length === 0) return;
    this.isOpen = true;
    if (isStill()) this.showAll();
    else this.#next();
  }

  #next(): void {
    if (!this.hasMore) return;
    this.#count++;
    const cell = this.#cards[this.#count - 1]?.event.cell;
    this.#control.looking.litCells = cell ? [cell] : [];
    this.#timer = setTimeout(() => this.#next(), PACE);
  }

  showAll(): void {
    clearTimeout(this.#timer);
    this.#count = this.#cards.length;
    this.#control.looking.litCells = [];
  }

  close(): void {
    this.showAll();
    this.isOpen = false;
  }
}
