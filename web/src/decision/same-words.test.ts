import { describe, expect, it } from 'vitest';

import { tellApart, type Told } from './same-words';

const told = (key: string, words: string, x: number, y: number, anchor: [number, number]): Told => ({ key, words, x, y, anchor });

describe('options with the same words', () => {
  it('are told apart by the part of the tile', () => {
    const apart = tellApart([
      told('a', 'Farmer', 2, -1, [215, -85]),
      told('b', 'Farmer', 2, -1, [285, -15]),
      told('c', 'Knight', 2, -1, [250, -50]),
    ]);
    expect(apart.get('a')).toEqual({ isOfCell: false, part: 'north-west' });
    expect(apart.get('b')).toEqual({ isOfCell: false, part: 'south-east' });
    expect(apart.has('c')).toBe(false);
  });

  it('are told apart by one another where both lie in the same part', () => {
    const apart = tellApart([told('a', 'Farmer', 0, 0, [12, 20]), told('b', 'Farmer', 0, 0, [28, 20])]);
    expect(apart.get('a')?.part).toBe('west');
    expect(apart.get('b')?.part).toBe('east');
  });

  it('are told apart by their cells, and by the part only where a cell has two', () => {
    const apart = tellApart([
      told('a', 'Farmer', 0, 0, [50, 10]),
      told('b', 'Farmer', 0, 0, [50, 90]),
      told('c', 'Farmer', 1, 0, [150, 10]),
    ]);
    expect(apart.get('a')).toEqual({ isOfCell: true, part: 'north' });
    expect(apart.get('b')).toEqual({ isOfCell: true, part: 'south' });
    expect(apart.get('c')).toEqual({ isOfCell: true, part: null });
  });
});
