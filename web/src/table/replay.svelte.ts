import { api } from '../api/client';
import type { GameEvent, Table } from '../api/types';
import type { TableSession } from './session.svelte';

/** Milliseconds between two steps while the replay runs by itself. */
const PACE = 900;

/** Stepping through a game: which version is looked at, and the table as it was then. */
export class Replay {
  /** The table as it was; nothing when the present is shown. */
  table = $state.raw<Table | null>(null);
  /** The number of the stop that is looked at; nothing for the present. */
  index = $state<number | null>(null);
  isPlaying = $state(false);
  #cache = new Map<number, Table>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = 0;

  constructor(readonly session: TableSession) {}

  /** The versions at which something is to be seen: after every tile, and the end. */
  get stops(): number[] {
    const stops = new Set<number>([0]);
    let last = 0;
    for (const event of this.session.history) {
      if (event.kind === 'draw' && last > 0) stops.add(last);
      last = event.version;
    }
    stops.add(this.session.version);
    return [...stops].sort((a, b) => a - b);
  }

  /** The number of the stop that is shown. */
  get position(): number {
    return this.index ?? this.stops.length - 1;
  }

  /** What happened on the way to the stop that is shown. */
  get eventsHere(): GameEvent[] {
    const { stops } = this;
    const to = stops[this.position] ?? 0;
    const from = stops[this.position - 1] ?? 0;
    return this.session.history.filter((event) => event.version > from && event.version <= to);
  }

  async goTo(position: number): Promise<void> {
    const { stops } = this;
    const index = Math.max(0, Math.min(stops.length - 1, position));
    if (index === stops.length - 1) {
      this.#showPresent();
      return;
    }
    this.index = index;
    const version = stops[index] ?? 0;
    const asked = ++this.#asked;
    const table = this.#cache.get(version) ?? (await api.tableAt(this.session.id, version, this.session.tokens));
    this.#cache.set(version, table);
    if (asked === this.#asked) this.table = table;
  }

  step(by: number): Promise<void> {
    return this.goTo(this.position + by);
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.#showPresent();
  }

  #showPresent(): void {
    this.#asked++;
    this.index = null;
    this.table = null;
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.position >= this.stops.length - 1) void this.goTo(0);
    this.isPlaying = true;
    this.#timer = setInterval(() => {
      if (this.position >= this.stops.length - 1) this.pause();
      else void this.step(1);
    }, PACE);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.isPlaying = false;
  }
}
