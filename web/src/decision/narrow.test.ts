import { describe, expect, it } from 'vitest';

import type { Action, Decision, Target } from '../api/types';
import {
  actionFor,
  actionsAfter,
  choicesAfter,
  isNarrowed,
  levelOf,
  nextValue,
  openLevel,
  switchesFor,
  takeSingles,
  withoutLast,
} from './narrow';
import { defaultOf, dockOptions, nothingOf } from './options';
import { targetKey } from './targets';

const act = (id: string, ...at: Target[]): Action => ({ id, at, text: { key: id }, effects: [], is_final: null });
const cell = (x: number, y: number): Target => ({ kind: 'cell', x, y });
const rotation = (turns: number): Target => ({ kind: 'rotation', turns });
const place = (segment: number): Target => ({
  kind: 'place',
  x: 0,
  y: 0,
  layer: 0,
  segment,
  anchor: [50, 50],
  feature: 'city',
  lying: false,
});
const figure = (kind: string): Target => ({ kind: 'figure_kind', figure: kind });
const button = (key: string): Target => ({ kind: 'button', key });
const player = (seat: number): Target => ({ kind: 'player', seat });

const decision = (actions: Action[]): Decision => ({
  seat: 0,
  actor: 0,
  prompt: { key: 'decision' },
  quiet: false,
  answer: null,
  rule: 'TS-27',
  must: false,
  is_final: null,
  marks: [],
  actions,
});

const placing = [
  act('a0', cell(0, 1), rotation(0)),
  act('a2', cell(0, 1), rotation(2)),
  act('b1', cell(1, 0), rotation(1)),
];

describe('grouping actions by their targets', () => {
  it('names every target once, in the order of the server', () => {
    expect(choicesAfter(placing, []).map((choice) => choice.key)).toEqual(['cell 0 1', 'cell 1 0']);
    expect(choicesAfter(placing, [])[0]?.actions.map((action) => action.id)).toEqual(['a0', 'a2']);
  });

  it('never asks for a switch on its own', () => {
    expect(choicesAfter(placing, ['cell 0 1'])).toEqual([]);
    expect(isNarrowed(placing, ['cell 0 1'])).toBe(true);
    expect(isNarrowed(placing, [])).toBe(false);
  });

  it('goes on with the next target of actions that have several', () => {
    const rob = [act('p1', player(1), button('five')), act('p2', player(1), button('six')), act('q', player(2), button('six'))];
    expect(choicesAfter(rob, []).map((choice) => choice.key)).toEqual(['player 1', 'player 2']);
    expect(choicesAfter(rob, ['player 1']).map((choice) => choice.key)).toEqual(['button five', 'button six']);
    expect(actionsAfter(rob, ['player 2']).map((action) => action.id)).toEqual(['q']);
  });

  it('takes what needs no choice without asking', () => {
    const rob = [act('p1', player(1), button('five')), act('p2', player(1), button('six')), act('q', player(2), button('six'))];
    expect(takeSingles(rob, ['player 2'])).toEqual(['player 2', 'button six']);
    expect(takeSingles(rob, ['player 1'])).toEqual(['player 1']);
  });
});

describe('switches', () => {
  it('stand on the wished value where it is legal, else on the first', () => {
    expect(actionFor(placing, ['cell 0 1'], { rotation: targetKey(rotation(2)) })?.id).toBe('a2');
    expect(actionFor(placing, ['cell 0 1'], { rotation: targetKey(rotation(3)) })?.id).toBe('a0');
    expect(actionFor(placing, [], {})).toBeNull();
  });

  it('are offered only where more than one value is legal', () => {
    expect(switchesFor(placing, ['cell 1 0'], {})).toEqual([]);
    const [one] = switchesFor(placing, ['cell 0 1'], {});
    expect(one?.kind).toBe('rotation');
    expect(nextValue(one!, 1)).toBe('rotation 2');
    expect(nextValue(one!, -1)).toBe('rotation 2');
  });

  it('of two kinds are met together', () => {
    const actions = [
      act('m', place(0), figure('meeple')),
      act('a', place(0), figure('abbot')),
      act('n', place(1), figure('meeple')),
    ];
    expect(actionFor(actions, [targetKey(place(0))], { figure_kind: 'figure_kind abbot' })?.id).toBe('a');
    expect(actionFor(actions, [targetKey(place(1))], { figure_kind: 'figure_kind abbot' })?.id).toBe('n');
  });
});

describe('the options of the dock', () => {
  it('are numbered in the order of the server, nothing is 0 and last', () => {
    const actions = [act('pass', button('pass')), act('m', place(0), figure('meeple')), act('n', place(1), figure('meeple'))];
    const options = dockOptions(decision(actions), []);
    expect(options.map((option) => [option.digit, option.actions[0]?.id])).toEqual([
      ['1', 'm'],
      ['2', 'n'],
      ['0', 'pass'],
    ]);
    expect(nothingOf(decision(actions))?.id).toBe('pass');
  });

  it('leave cells to the board', () => {
    expect(dockOptions(decision(placing), [])).toEqual([]);
  });

  it('keep only buttons when there are more than nine', () => {
    const actions = Array.from({ length: 10 }, (_, index) => act(`m${index}`, place(index), figure('meeple')));
    const options = dockOptions(decision([...actions, act('roll', button('roll')), act('pass', button('pass'))]), []);
    expect(options.map((option) => option.actions[0]?.id)).toEqual(['roll', 'pass']);
  });

  it('offer kinds of targets that the client does not know', () => {
    const unknown = { kind: 'stack', index: 3 } as unknown as Target;
    const options = dockOptions(decision([act('take', unknown)]), []);
    expect(options).toHaveLength(1);
    expect(options[0]?.digit).toBe('1');
  });
});

describe('a tile of the hand and then its cell', () => {
  const piece = (tile: string): Target => ({ kind: 'piece', tile });
  const half = (x: number, y: number, orientation: number): Target => ({ kind: 'half', x, y, orientation });
  const actions = [
    act('draw', button('choose-to-draw')),
    act('a0', piece('A'), cell(0, 1), rotation(0)),
    act('a3', piece('A'), cell(0, 1), rotation(3)),
    act('a-half', piece('A'), half(1, 0, 2)),
    act('b', piece('B'), cell(0, 1), rotation(1)),
  ];

  it('is asked one after the other', () => {
    expect(choicesAfter(actions, []).map(({ key }) => key)).toEqual(['button choose-to-draw', 'piece A', 'piece B']);
    expect(choicesAfter(actions, ['piece A']).map(({ key }) => key)).toEqual(['cell 0 1', 'half 1 0 2']);
    expect(takeSingles(actions, ['piece B'])).toEqual(['piece B', 'cell 0 1']);
    expect(switchesFor(actions, ['piece A', 'cell 0 1'], {})[0]?.values).toHaveLength(2);
    expect(switchesFor(actions, ['piece A', 'half 1 0 2'], {})).toEqual([]);
  });

  it('can be chosen anew at every level', () => {
    const chosen = ['piece A', 'half 1 0 2'];
    expect(openLevel(actions, chosen)).toBe(1);
    expect(openLevel(actions, ['piece A'])).toBe(1);
    expect(levelOf(actions, chosen, 'cell 0 1')).toBe(1);
    expect(levelOf(actions, chosen, 'piece B')).toBe(0);
    expect(levelOf(actions, chosen, 'cell 9 9')).toBe(-1);
  });

  it('is taken back step by step, what needed no choice together with the next', () => {
    expect(withoutLast(actions, ['piece A', 'half 1 0 2'])).toEqual(['piece A']);
    expect(withoutLast(actions, ['piece A'])).toEqual([]);
    expect(withoutLast(actions, ['piece B', 'cell 0 1'])).toEqual([]);
  });

  it('means the only button beside it as long as nothing is chosen', () => {
    expect(defaultOf(decision(actions))?.id).toBe('draw');
    expect(defaultOf(decision(actions.slice(1)))).toBeNull();
    expect(defaultOf(decision([act('grow', button('grow')), act('home', button('home'))]))).toBeNull();
  });

  it('is shown in the dock however many there are, the first with digits', () => {
    const offer = Array.from({ length: 12 }, (_, index) => act(`t${index}`, piece(String(index))));
    const options = dockOptions(decision(offer), []);
    expect(options.map((option) => option.digit).join('')).toBe('123456789');
    expect(options).toHaveLength(12);
  });
});
