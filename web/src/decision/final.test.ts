import { describe, expect, it, vi } from 'vitest';

import type { Action, Decision, Target } from '../api/types';

vi.mock('../settings/settings.svelte', () => ({ settings: { confirm: 'final' } }));
const { earlyFinal, needsNoConfirmation, whyNothingToTakeBack } = await import('./final');

const act = (is_final: string | null, ...at: Target[]): Action => ({ id: 'x', at, text: { key: 'x' }, effects: [], is_final });
const decide = (actions: Action[], is_final: string | null = null): Decision => ({
  seat: 0,
  actor: 0,
  prompt: { key: 'x' },
  quiet: false,
  answer: null,
  rule: 'PD-12',
  must: true,
  is_final,
  marks: [],
  actions,
});

describe('what is final', () => {
  it('is warned of before the turn is over', () => {
    expect(earlyFinal(act('other-player-decides'), null)).toBe('other-player-decides');
    expect(earlyFinal(act('end-of-turn'), null)).toBe(null);
    expect(earlyFinal(act(null), null)).toBe(null);
    expect(earlyFinal(null, decide([], 'random-result'))).toBe('random-result');
    expect(earlyFinal(null, decide([], 'end-of-turn'))).toBe(null);
    expect(earlyFinal(null, null)).toBe(null);
  });

  it('needs no confirmation only where the turn ends and nothing can be switched', () => {
    const rotation = (turns: number): Target => ({ kind: 'rotation', turns });
    const one = { kind: 'rotation' as const, values: [rotation(0)], value: rotation(0) };
    const two = { ...one, values: [rotation(0), rotation(1)] };
    expect(needsNoConfirmation(act('end-of-turn'), [])).toBe(true);
    expect(needsNoConfirmation(act('end-of-turn'), [one])).toBe(true);
    expect(needsNoConfirmation(act('end-of-turn'), [two])).toBe(false);
    expect(needsNoConfirmation(act('other-player-decides'), [])).toBe(false);
    expect(needsNoConfirmation(act(null), [])).toBe(false);
    expect(needsNoConfirmation(null, [])).toBe(false);
  });

  it('says why there is nothing to take back', () => {
    const laying = decide([act(null, { kind: 'cell', x: 0, y: 1 }, { kind: 'rotation', turns: 0 })]);
    expect(whyNothingToTakeBack(laying, 0, 'end-of-turn')).toBe('nothing-to-take-back');
    expect(whyNothingToTakeBack(decide([act(null)]), 1, null)).toBe('no-take-back-other-player-decides');
    expect(whyNothingToTakeBack(decide([act(null)]), 0, 'random-result')).toBe('no-take-back-random-result');
    expect(whyNothingToTakeBack(decide([act(null)]), 0, null)).toBe('no-take-back-confirmed');
    expect(whyNothingToTakeBack(decide([act(null)]), 0, 'end-of-turn')).toBe('no-take-back-confirmed');
  });
});
