import type { Point } from './geometry';

/** Offered places keep this distance, in hundredths of a cell, so that none covers another. */
const APART = 42;

/**
 * Moves points apart until none is nearer than `APART` to another, and keeps them within their
 * cell. The result depends on nothing but the points and their order.
 */
export function spread(points: readonly Point[], fixed: ReadonlySet<number> = new Set()): Point[] {
  const placed = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (let i = 0; i < placed.length; i++) {
      for (let j = i + 1; j < placed.length; j++) {
        moved = push(placed[i]!, placed[j]!, fixed.has(i), fixed.has(j)) || moved;
      }
    }
    for (const point of placed) {
      point[0] = Math.max(10, Math.min(90, point[0]));
      point[1] = Math.max(10, Math.min(90, point[1]));
    }
    if (!moved) break;
  }
  return placed;
}

function push(a: Point, b: Point, aStays: boolean, bStays: boolean): boolean {
  let dx = b[0] - a[0];
  let dy = b[1] - a[1];
  let distance = Math.sqrt(dx * dx + dy * dy);
  if (distance >= APART - 1) return false;
  if (distance < 0.5) {
    dx = 1;
    dy = 0.3;
    distance = 1;
  }
  const move = (APART - distance) / distance;
  const share = aStays ? 0 : bStays ? 1 : 0.5;
  a[0] -= dx * move * share;
  a[1] -= dy * move * share;
  b[0] += dx * move * (1 - share);
  b[1] += dy * move * (1 - share);
  return true;
}
