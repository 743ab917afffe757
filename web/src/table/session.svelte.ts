import { api, ApiError } from '../api/client';
import { loseSeats, rememberGame, tokensOf } from '../api/known-games.svelte';
import { fetchKnownTable } from '../api/known-table';
import { LiveLine, type LineState } from '../api/live';
import type { FeatureCard, GameEvent, Piece, Table, TableState, Update } from '../api/types';
import { useCardTexts } from '../text/text.svelte';
import { Chat } from './chat.svelte';

/** Told when new events have come, with the state they led to. */
export type EventsListener = (events: GameEvent[], before: TableState) => void;

/**
 * A table as this device sees it, kept up to date over the live line. What it holds is always of
 * one version; a gap is closed by asking for what came after the version known.
 */
export class TableSession {
  table = $state.raw<Table | null>(null);
  state = $state.raw<TableState | null>(null);
  pieces = $state.raw<Piece[]>([]);
  history = $state.raw<GameEvent[]>([]);
  version = $state(0);
  line = $state<LineState>('connecting');
  /** Why the table cannot be shown. */
  failure = $state.raw<ApiError | null>(null);
  features = $state.raw<FeatureCard[]>([]);

  readonly id: string;
  /** Called when the computer plays on for an own seat. */
  onLostSeats: () => void = () => undefined;
  readonly chat: Chat;
  #live: LiveLine | null = null;
  #listeners = new Set<EventsListener>();
  #featuresVersion = -1;
  #catchingUp = false;

  constructor(id: string) {
    this.id = id;
    this.chat = new Chat(id);
  }

  get tokens(): string[] {
    return tokensOf(this.id);
  }

  get ownSeats(): number[] {
    return this.table?.own_seats ?? [];
  }

  /** The own seat that decides now, if it is one. */
  get decidingSeat(): number | null {
    const seat = this.state?.decision.seat ?? null;
    return seat !== null && this.ownSeats.includes(seat) ? seat : null;
  }

  /** Fetches the table and opens the live line. */
  async open(): Promise<void> {
    this.failure = null;
    try {
      this.#show(await fetchKnownTable(this.id));
    } catch (error) {
      if (error instanceof ApiError && !error.isOffline) {
        this.failure = error;
        return;
      }
    }
    this.chat.opened();
    this.#connect();
  }

  close(): void {
    this.#live?.close();
    this.#live = null;
    this.#listeners.clear();
  }

  /** Opens the line anew, for instance with a token just got. */
  async reopen(): Promise<void> {
    this.#live?.close();
    this.#live = null;
    await this.open();
  }

  tryNow(): void {
    this.#live?.tryNow();
  }

  onEvents(listener: EventsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries moves out; the answer is the state with the draft in it. */
  async tryOut(moves: string[]): Promise<TableState> {
    const state = await api.draft(this.id, this.version, moves, this.tokens);
    this.state = state;
    return state;
  }

  /** Carries moves out. */
  async commit(moves: string[]): Promise<void> {
    this.#take(await api.commit(this.id, this.version, moves, this.tokens));
  }

  /** Fetches what is known of the features, once for each version. */
  async loadFeatures(): Promise<FeatureCard[]> {
    const version = this.version;
    if (this.#featuresVersion !== version) {
      const features = await api.features(this.id, this.tokens);
      if (version === this.version) {
        this.features = features;
        this.#featuresVersion = version;
      }
    }
    return this.features;
  }

  #connect(): void {
    this.#live = new LiveLine(this.id, {
      hello: () => ({ tokens: this.tokens, since: this.table ? this.version : null, chat_since: this.chat.last }),
      table: (table) => this.#show(table),
      update: (update) => this.#take(update),
      chat: (messages) => this.chat.take(messages),
      refused: () => void this.#catchUp(),
      line: (line) => {
        this.line = line;
      },
    });
  }

  /** Gives up own seats that the computer has taken over, and goes on with the others. */
  #loseTakenSeats(): void {
    const lost = this.ownSeats.filter((seat) => this.state?.players[seat]?.taken_over);
    if (!this.table || lost.length === 0) return;
    this.table = { ...this.table, own_seats: this.ownSeats.filter((seat) => !lost.includes(seat)) };
    loseSeats(this.id, lost);
    this.onLostSeats();
    void this.reopen();
  }

  #show(table: Table): void {
    useCardTexts(table.card_kinds);
    this.table = table;
    this.pieces = table.pieces;
    this.history = table.history;
    this.version = table.version;
    this.state = table.state;
    rememberGame({ id: this.id, name: table.name });
  }

  #take(update: Update): void {
    const { state: before } = this;
    if (!this.table || !before || update.version < this.version) return;
    if (update.from > this.version) {
      void this.#catchUp();
      return;
    }
    const isNews = update.version > this.version;
    const events = update.events.filter((event) => event.version > this.version);
    if (isNews) {
      const known = new Set(this.pieces.map((piece) => piece.id));
      const laid = update.pieces.filter((piece) => !known.has(piece.id));
      if (laid.length > 0) this.pieces = [...this.pieces, ...laid];
      this.history = [...this.history, ...events];
      this.version = update.version;
    }
    this.state = update.state;
    if (update.seed) this.table = { ...this.table, seal: { ...this.table.seal, seed: update.seed } };
    this.#loseTakenSeats();
    if (events.length > 0) for (const listener of this.#listeners) listener(events, before);
  }

  async #catchUp(): Promise<void> {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      this.#take(await api.since(this.id, this.version, this.tokens));
    } catch {
      // The line is gone as well; when it is back, its hello asks for the same.
    } finally {
      this.#catchingUp = false;
    }
  }
}
