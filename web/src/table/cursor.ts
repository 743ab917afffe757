import { middleOfTarget, type BoardTarget } from '../board/board-targets';
import type { Point } from '../board/geometry';

/** The target nearest to a point. */
export function nearest(targets: readonly BoardTarget[], from: Point): BoardTarget | null {
  let best: BoardTarget | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = middleOfTarget(target);
    const distance = Math.hypot(x - from[0], y - from[1]);
    if (distance < least) {
      least = distance;
      best = target;
    }
  }
  return best;
}

/** The next target in a direction; where there is none, the one farthest on the other side. */
export function nextTarget(targets: readonly BoardTarget[], current: BoardTarget, dx: number, dy: number): BoardTarget | null {
  const from = middleOfTarget(current);
  let best: BoardTarget | null = null;
  let least = Infinity;
  let around: BoardTarget | null = null;
  let farthest = Infinity;
  for (const target of targets) {
    if (target.key === current.key) continue;
    const [x, y] = middleOfTarget(target);
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (along > 4 && along + across * 2.2 < least) {
      least = along + across * 2.2;
      best = target;
    }
    if (along + across * 2 < farthest) {
      farthest = along + across * 2;
      around = target;
    }
  }
  return best ?? around;
}
