import { describe, expect, it } from 'vitest';

import { boardTargets, type BoardTarget } from './board-targets';
import { outlineOf } from './geometry';
import { targetAt } from './hit';
import { spread } from './spread';

const cell = (x: number, y: number): BoardTarget => ({
  key: `cell ${x} ${y}`,
  kind: 'cell',
  cell: [x, y],
  half: null,
  at: null,
  figure: null,
  isOnTile: false,
  isQuiet: false,
  digit: null,
  label: '',
  isLabelLow: false,
});
const place = (key: string, x: number, y: number): BoardTarget => ({ ...cell(0, 0), key, kind: 'place', cell: null, at: [x, y] });

describe('targets of the board', () => {
  it('are drawn once, though an earlier question offers the same place', () => {
    const target = { kind: 'place', x: 0, y: 0, layer: 0, segment: 1, anchor: [50, 50] as [number, number], feature: 'road', lying: false } as const;
    const choice = { key: 'place 0 0 0 1', target, actions: [] };
    const targets = boardTargets({
      choices: [choice],
      earlier: [choice, { ...choice, key: 'place 0 0 0 2' }],
      figures: [],
      selected: null,
      digitOf: () => null,
      labelOf: () => '',
      figureKind: null,
      laid: new Set(),
    });
    expect(targets.map(({ key, isQuiet }) => [key, isQuiet])).toEqual([
      ['place 0 0 0 2', true],
      ['place 0 0 0 1', false],
    ]);
  });
});

describe('targets under a point', () => {
  it('are places before cells', () => {
    const targets = [cell(0, 0), place('p', 50, 50)];
    expect(targetAt(targets, 55, 50, 1)?.key).toBe('p');
    expect(targetAt(targets, 95, 95, 1)?.key).toBe('cell 0 0');
    expect(targetAt(targets, 150, 50, 1)).toBeNull();
  });

  it('answer within 22 pixels however small the board is', () => {
    expect(targetAt([place('p', 50, 50)], 110, 50, 0.3)?.key).toBe('p');
    expect(targetAt([place('p', 50, 50)], 110, 50, 1)).toBeNull();
  });

  it('of half a cell are on the right side of the diagonal', () => {
    const north: BoardTarget = { ...cell(0, 0), key: 'ne', kind: 'half', half: 0 };
    const south: BoardTarget = { ...cell(0, 0), key: 'sw', kind: 'half', half: 2 };
    expect(targetAt([south, north], 80, 20, 1)?.key).toBe('ne');
    expect(targetAt([south, north], 20, 80, 1)?.key).toBe('sw');
  });
});

describe('places on a tile', () => {
  it('are moved apart, and a chosen one stays', () => {
    const moved = spread([[50, 50], [50, 55], [55, 50]], new Set([0]));
    expect(moved[0]).toEqual([50, 50]);
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(39);
    }
  });

  it('stay where they are when they are far apart', () => {
    expect(spread([[20, 20], [80, 80]])).toEqual([[20, 20], [80, 80]]);
  });
});

describe('the outline of cells', () => {
  it('leaves out sides that two of them share', () => {
    expect(outlineOf([[0, 0]]).match(/M/g)).toHaveLength(4);
    expect(outlineOf([[0, 0], [1, 0]]).match(/M/g)).toHaveLength(6);
  });
});
