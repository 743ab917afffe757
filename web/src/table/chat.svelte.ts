import { api } from '../api/client';
import type { ChatMessage } from '../api/types';
import { t } from '../text/text.svelte';
import { say } from '../ui/announce.svelte';
import type { TableControl } from './control.svelte';

/** Who hears of new messages. */
export type ChatListener = (messages: ChatMessage[]) => void;

/** Milliseconds in which what was said before arrives. */
const CATCHING_UP = 500;

/** What has been said at a table, as far as this device knows it. */
export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  #listeners = new Set<ChatListener>();
  /** Whether the first messages have come: those were said before. */
  #isCaughtUp = false;

  constructor(readonly id: string) {}

  /** The number of the last message known. */
  get last(): number | null {
    return this.messages.at(-1)?.number ?? null;
  }

  /** Called with what is said from now on, not with what was said before. */
  onSaid(listener: ChatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The table is there: what comes in this moment was said before. */
  opened(): void {
    setTimeout(() => (this.#isCaughtUp = true), CATCHING_UP);
  }

  /** Takes messages in; those that are known already are left out. */
  take(messages: readonly ChatMessage[]): void {
    const last = this.last ?? 0;
    const fresh = messages.filter((message) => message.number > last);
    if (fresh.length === 0) return;
    this.messages = [...this.messages, ...fresh];
    if (this.#isCaughtUp) for (const listener of this.#listeners) listener(fresh);
  }

  /** Says something for an own seat. */
  async say(seat: number, text: string, tokens: string[]): Promise<void> {
    const said = await api.say(this.id, seat, text, tokens);
    this.take([said]);
  }
}

/** Reads out, when the reader is free, what others have said. */
export function sayChat(messages: readonly ChatMessage[], control: TableControl): void {
  const { ownSeats } = control.session;
  for (const { seat, text } of messages) {
    if (!ownSeats.includes(seat)) say(t('chat-said', { player: control.nameOf(seat), text }));
  }
}
