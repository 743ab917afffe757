import { CELL, type Point } from '../board/geometry';

/** Something that is told in words and lies at a spot of a cell. */
export type Told = { key: string; words: string; x: number; y: number; anchor: readonly [number, number] };

/** Part of a tile: `north`, `south-east`, …, `middle`. */
export type TilePart = string;

/** What must be said besides the words: the cell, the part of the tile, or both. */
export type Apart = { isOfCell: boolean; part: TilePart | null };

/** So near the middle of a tile, as a share of a cell, a spot counts as the middle. */
const NEAR = 0.16;

/** The part of a tile in which a point lies, seen from another, in board units. */
function partOf([x, y]: Point, [fromX, fromY]: Point, near: number): TilePart {
  const [east, south] = [x - fromX, y - fromY];
  const upright = south < -near ? 'north' : south > near ? 'south' : '';
  const level = east > near ? 'east' : east < -near ? 'west' : '';
  return [upright, level].filter(Boolean).join('-') || 'middle';
}

/** The parts of their tile for spots of one cell; seen from one another where the tile's middle does not tell them apart. */
function partsOf(spots: readonly Point[]): TilePart[] {
  const parts = spots.map((spot) => partOf(spot, [CELL / 2, CELL / 2], CELL * NEAR));
  if (new Set(parts).size === parts.length) return parts;
  const sum = spots.reduce<Point>(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0]);
  const middle: Point = [sum[0] / spots.length, sum[1] / spots.length];
  return spots.map((spot) => partOf(spot, middle, 1));
}

/** By keys: what tells those apart that have the same words; others are left out. */
export function tellApart(all: readonly Told[]): Map<string, Apart> {
  const apart = new Map<string, Apart>();
  for (const same of grouped(all, ({ words }) => words)) {
    if (same.length < 2) continue;
    const cells = grouped(same, ({ x, y }) => `${x},${y}`);
    for (const group of cells) {
      const spots = group.map(({ x, y, anchor }): Point => [anchor[0] - x * CELL, anchor[1] - y * CELL]);
      const parts = group.length > 1 ? partsOf(spots) : [];
      group.forEach(({ key }, index) => apart.set(key, { isOfCell: cells.length > 1, part: parts[index] ?? null }));
    }
  }
  return apart;
}

function grouped(all: readonly Told[], by: (told: Told) => string): Told[][] {
  const groups = new Map<string, Told[]>();
  for (const told of all) groups.set(by(told), [...(groups.get(by(told)) ?? []), told]);
  return [...groups.values()];
}
