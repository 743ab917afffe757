import type { GameEvent } from '../api/types';

/** Kinds of features in the order of the table of points. */
const ORDER = ['road', 'city', 'monastery', 'garden', 'field'];

/** Points of every seat by kind of feature; kinds that paid nothing are left out, the known ones first. */
export function pointsByKind(history: readonly GameEvent[], seats: number): { kind: string; points: number[] }[] {
  const kinds = new Map<string, number[]>();
  for (const event of history) {
    if (!event.score || event.seat === null) continue;
    const row = kinds.get(event.score.feature) ?? Array.from({ length: seats }, () => 0);
    row[event.seat] = (row[event.seat] ?? 0) + event.score.points;
    kinds.set(event.score.feature, row);
  }
  return [...kinds]
    .map(([kind, points]) => ({ kind, points }))
    .filter(({ points }) => points.some((one) => one !== 0))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || a.kind.localeCompare(b.kind));
}

function rank(kind: string): number {
  const index = ORDER.indexOf(kind);
  return index < 0 ? ORDER.length : index;
}

/** Points of every seat after each tile laid, and once more after final scoring. */
export function pointsOverTime(
  history: readonly GameEvent[],
  seats: number,
): { lines: number[][]; finalFrom: number | null; versions: number[] } {
  const now = Array.from({ length: seats }, () => 0);
  const lines = now.map(() => [0]);
  const versions = [0];
  let finalFrom: number | null = null;
  let hasBegun = false;
  const stop = (version: number): void => {
    lines.forEach((line, seat) => line.push(now[seat] ?? 0));
    versions.push(version);
  };
  let version = 0;
  for (const event of history) {
    if (event.kind === 'place' && hasBegun) stop(version);
    if (event.kind === 'place') hasBegun = true;
    if (event.kind === 'final_scoring') {
      stop(version);
      finalFrom = versions.length - 1;
    }
    if (event.score && event.seat !== null) now[event.seat] = (now[event.seat] ?? 0) + event.score.points;
    version = event.version;
  }
  stop(version);
  return { lines, finalFrom, versions };
}
