import type { Piece, SegmentOutline } from '../api/types';
import type { BoardTarget } from './board-targets';
import { CELL } from './geometry';

/** Targets answer within so many pixels of their middle, however small they are drawn. */
const REACH = 22;

/** The target at a point of the board, if one is there; points before cells. */
export function targetAt(targets: readonly BoardTarget[], x: number, y: number, scale: number): BoardTarget | null {
  let best: BoardTarget | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (!target.at) continue;
    const distance = Math.hypot(x - target.at[0], y - target.at[1]) * scale;
    if (distance < Math.max(REACH, 20 * scale) && distance < least) {
      best = target;
      least = distance;
    }
  }
  if (best) return best;
  const cx = Math.floor(x / CELL);
  const cy = Math.floor(y / CELL);
  const [u, v] = [x - cx * CELL, y - cy * CELL];
  return targets.find((target) => target.cell && contains(target, cx, cy, u, v)) ?? null;
}

function contains(target: BoardTarget, cx: number, cy: number, u: number, v: number): boolean {
  if (target.cell?.[0] !== cx || target.cell[1] !== cy) return false;
  switch (target.half) {
    case null:
      return true;
    case 0:
      return u > v;
    case 1:
      return u + v > CELL;
    case 2:
      return u < v;
    default:
      return u + v < CELL;
  }
}

const paths = new Map<string, Path2D>();
let ruler: CanvasRenderingContext2D | null = null;

function isInside(path: string, x: number, y: number): boolean {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return false;
  let shape = paths.get(path);
  if (!shape) {
    shape = new Path2D(path);
    paths.set(path, shape);
  }
  return ruler.isPointInPath(shape, x, y, 'evenodd');
}

/** Narrow features first: a road lies on its field, a monastery in it. */
const ORDER = ['garden', 'monastery', 'road', 'river', 'city', 'field'];

/** The segment at a point of the board. */
export function segmentAt(
  pieces: readonly Piece[],
  segmentsOf: (piece: number) => readonly SegmentOutline[],
  x: number,
  y: number,
): { piece: Piece; segment: SegmentOutline } | null {
  const cx = Math.floor(x / CELL);
  const cy = Math.floor(y / CELL);
  const found: { piece: Piece; segment: SegmentOutline }[] = [];
  for (const piece of pieces) {
    const isNear = Math.abs(piece.x - cx) <= 1 && Math.abs(piece.y - cy) <= 1;
    if (!isNear || (piece.shape !== 'double' && (piece.x !== cx || piece.y !== cy))) continue;
    for (const segment of segmentsOf(piece.id)) {
      if (isInside(segment.path, x - piece.x * CELL, y - piece.y * CELL)) found.push({ piece, segment });
    }
  }
  found.sort((a, b) => ORDER.indexOf(a.segment.feature) - ORDER.indexOf(b.segment.feature));
  return found[0] ?? null;
}
