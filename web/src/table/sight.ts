import { middleOfTarget } from '../board/board-targets';
import { CELL, middleOf, type Point } from '../board/geometry';
import type { CellBox } from '../board/viewport.svelte';
import type { TableControl } from './control.svelte';

/** The cells of pieces and offers. */
export function boxOf(control: TableControl): CellBox {
  const cells: (readonly [number, number])[] = control.shownPieces.map((piece) => [piece.x, piece.y]);
  for (const target of control.targets) if (target.cell) cells.push(target.cell);
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  if (cells.length === 0) return { west: 0, north: 0, east: 1, south: 1 };
  return {
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs) + 1,
    south: Math.max(...ys) + 1,
  };
}

/** Where things happen now. */
export function focusOf(control: TableControl): Point {
  const open = control.targets.filter((target) => !target.isQuiet);
  if (open.length > 0) {
    const points = open.map(middleOfTarget);
    const sum = points.reduce<Point>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
    return [sum[0] / points.length, sum[1] / points.length];
  }
  const last = control.shownPieces.at(-1);
  return last ? middleOf(last.x, last.y) : [CELL / 2, CELL / 2];
}
