import { describe, expect, it } from 'vitest';

import type { GameEvent } from '../../api/types';
import { ruleUses } from './rule-uses';

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
  version: 1,
  kind,
  seat: 0,
  text: { key: `event-${kind}` },
  cell: null,
  tile: null,
  figure: null,
  score: null,
  rule: null,
  ...more,
});

const score = (rule: string, term: string): GameEvent =>
  event('score', {
    rule,
    score: {
      points: 4,
      feature: 'city',
      at_the_end: false,
      terms: [{ what: 'term-tiles', count: 2, each: 2, rule: term }],
      counted: null,
      cells: [],
      total: 4,
    },
  });

describe('uses of a rule', () => {
  const history = [event('place'), score('BG-31', 'BG-31'), event('place', { rule: 'BG-13' }), score('BG-30', 'IC-11')];

  it('are scores that cite it, with their turn', () => {
    expect(ruleUses(history, 'BG-31').map(({ turn }) => turn)).toEqual([1]);
    expect(ruleUses(history, 'IC-11').map(({ turn }) => turn)).toEqual([2]);
    expect(ruleUses(history, 'BG-13')).toEqual([]);
  });
});
