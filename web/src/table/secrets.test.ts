import { describe, expect, it } from 'vitest';

import type { GameEvent } from '../api/types';
import { toldTo } from './secrets';

const event = (key: string, seat: number): GameEvent => ({
  version: 1,
  kind: 'card_drawn',
  seat,
  text: { key, args: { player: 'Anna', deck: 'cloister', card: 'card-shield' } },
  cell: null,
  tile: 'H1-01',
  figure: null,
  score: null,
  rule: null,
});

describe('what is told at one screen', () => {
  it('is what the player who sits at it may know', () => {
    const own = event('event-card-drawn-own', 0);
    expect(toldTo(0, own)).toBe(own);
    for (const [key, open] of [
      ['event-card-drawn-own', 'event-card-drawn'],
      ['event-card-taken-own', 'event-card-taken'],
      ['event-dealt-own', 'event-dealt'],
    ]) {
      for (const seat of [1, null]) {
        const told = toldTo(seat, event(key!, 0));
        expect(told.text).toEqual({ key: open, args: { player: 'Anna', deck: 'cloister' } });
        expect(told.tile).toBeNull();
      }
    }
  });

  it('is all that everybody knows', () => {
    const played = event('event-card-played', 0);
    expect(toldTo(null, played)).toBe(played);
  });
});
