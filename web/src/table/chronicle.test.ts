import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { GameEvent } from '../api/types';
import { pointsByKind, pointsOverTime } from './points';

vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} }, addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('window', {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
});

let turnStories: typeof import('./chronicle').turnStories;
beforeAll(async () => {
  ({ turnStories } = await import('./chronicle'));
});

const event = (kind: string, version: number, more: Partial<GameEvent> = {}): GameEvent => ({
  version,
  kind,
  seat: null,
  text: { key: `event-${kind}` },
  cell: null,
  tile: null,
  figure: null,
  score: null,
  rule: null,
  ...more,
});

const score = (version: number, seat: number, feature: string, points: number, at_the_end = false): GameEvent =>
  event('score', version, {
    seat,
    rule: 'BG-31',
    score: { points, feature, at_the_end, terms: [], counted: null, cells: [[0, 0]], total: points },
  });

const HISTORY: GameEvent[] = [
  event('turn', 0, { seat: 0 }),
  event('draw', 1, { tile: 'base-cfff' }),
  event('place', 2, { tile: 'base-cfff', cell: [0, 1] }),
  event('figure', 3, { seat: 0, text: { key: 'event-figure', args: { figure: 'meeple', feature: 'city' } } }),
  score(3, 0, 'city', 4),
  event('turn', 3, { seat: 1 }),
  event('discard', 4, { tile: 'base-cccc-pennant' }),
  event('draw', 5, { tile: 'base-frfr' }),
  event('place', 6, { tile: 'base-frfr', cell: [1, 0] }),
  event('pass', 7, { seat: 1 }),
  score(7, 0, 'road', 3),
  score(7, 1, 'road', 3),
  event('final_scoring', 7),
  score(7, 1, 'field', 6, true),
];

describe('the history by turns', () => {
  it('tells tile, player, figure and scores of each turn', () => {
    const stories = turnStories(HISTORY, []);
    expect(stories.map((story) => story.kind)).toEqual(['turn', 'note', 'turn', 'final']);
    expect(stories[0]).toMatchObject({
      number: 1,
      seat: 0,
      tile: 'base-cfff',
      cell: [0, 1],
      figure: { kind: 'meeple', feature: 'city' },
    });
    expect(stories[2]).toMatchObject({ number: 2, seat: 1, figure: null });
  });

  it('tells a shared score once, with all who share it', () => {
    const [, , second] = turnStories(HISTORY, []);
    expect(second?.scores.map((one) => one.seats)).toEqual([[0, 1]]);
  });
});

describe('points', () => {
  it('by kind leave out what paid nothing', () => {
    expect(pointsByKind(HISTORY, 2)).toEqual([
      { kind: 'road', points: [3, 3] },
      { kind: 'city', points: [4, 0] },
      { kind: 'field', points: [0, 6] },
    ]);
  });

  it('over time have one step a tile, and final scoring behind them', () => {
    expect(pointsOverTime(HISTORY, 2)).toEqual({
      lines: [
        [0, 4, 7, 7],
        [0, 0, 3, 9],
      ],
      finalFrom: 2,
      versions: [0, 5, 7, 7],
    });
  });
});
