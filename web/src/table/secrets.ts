import type { GameEvent } from '../api/types';

/** Texts that only whoever they concern may read, with what everybody may. */
const PRIVATE = /^(event-(?:card-drawn|card-taken|dealt))-own$/;

/**
 * An event as it may be told at a screen at which only the hand of `openSeat` is open: several people
 * may play at it, and the server tells their device what each of them knows.
 */
export function toldTo(openSeat: number | null, event: GameEvent): GameEvent {
  const open = PRIVATE.exec(event.text.key)?.[1];
  if (open === undefined || event.seat === openSeat) return event;
  const { card: _, ...args } = event.text.args ?? {};
  return { ...event, tile: null, text: { key: open, args } };
}
