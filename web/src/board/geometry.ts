/** Board units in a cell: the board is measured in hundredths of a cell. */
export const CELL = 100;

export type Point = [number, number];

/** A cell as text, for sets and maps. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** The middle of a cell in board units. */
export const middleOf = (x: number, y: number): Point => [x * CELL + CELL / 2, y * CELL + CELL / 2];

/** Widths of the pictures of figures that are larger than a meeple. */
const WIDTHS: Record<string, number> = { large_meeple: 48.4, dragon: 57 };

/**
 * Width of a figure's picture in board units. The picture has a margin round the figure, whose foot
 * stands on the middle line at `FIGURE_FOOT` of the height.
 */
export function figureWidth(kind: string, lying: boolean): number {
  const width = WIDTHS[kind];
  if (width !== undefined) return width;
  if (kind === 'dragon') return 57;
  return lying ? 40.9 : 39.7;
}

/** Where in its picture a figure stands, as a share of the height. */
export const FIGURE_FOOT = 0.86;

/** The half of a cell that a halfling fills, as the points of a triangle. */
export function halfPoints(orientation: number): string {
  const halves = ['0,0 100,0 100,100', '100,0 100,100 0,100', '0,0 100,100 0,100', '0,0 100,0 0,100'];
  return halves[orientation] ?? halves[0]!;
}

/** The points of a triangle that keeps a distance from the edges of its half of a cell. */
export function offeredHalfPoints(orientation: number): string {
  const halves = ['17,5 95,5 95,83', '95,17 95,95 17,95', '83,95 5,95 5,17', '5,83 5,5 83,5'];
  return halves[orientation] ?? halves[0]!;
}

/** The middle of a half of a cell in board units. */
export function middleOfHalf(x: number, y: number, orientation: number): Point {
  const east = orientation < 2;
  const south = orientation === 1 || orientation === 2;
  return [x * CELL + (east ? 67 : 33), y * CELL + (south ? 67 : 33)];
}

/** How far an arrow stops short of the middle of its last cell, where a figure stands. */
const ARROW_STOP = 34;
const ARROW_HEAD = 15;

/** A way from cell to cell with an arrowhead at its end, as path data; nothing for a single cell. */
export function arrowOf(cells: readonly (readonly [number, number])[]): string {
  const points = cells.map(([x, y]) => middleOf(x, y));
  const [to, from] = [points.at(-1), points.at(-2)];
  if (!to || !from) return '';
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const tip: Point = [to[0] - dx * ARROW_STOP, to[1] - dy * ARROW_STOP];
  const way = [...points.slice(0, -1), tip].map(([x, y]) => `${x} ${y}`).join('L');
  const wing = (side: number): string =>
    `${tip[0] - dx * ARROW_HEAD - dy * side * ARROW_HEAD} ${tip[1] - dy * ARROW_HEAD + dx * side * ARROW_HEAD}`;
  return `M${way}M${wing(1)}L${tip[0]} ${tip[1]}L${wing(-1)}`;
}

/** The outline of a set of cells as path data. */
export function outlineOf(cells: readonly (readonly [number, number])[]): string {
  const set = new Set(cells.map(([x, y]) => cellKey(x, y)));
  let path = '';
  for (const [x, y] of cells) {
    const left = x * CELL;
    const top = y * CELL;
    if (!set.has(cellKey(x, y - 1))) path += `M${left} ${top}h${CELL}`;
    if (!set.has(cellKey(x + 1, y))) path += `M${left + CELL} ${top}v${CELL}`;
    if (!set.has(cellKey(x, y + 1))) path += `M${left} ${top + CELL}h${CELL}`;
    if (!set.has(cellKey(x - 1, y))) path += `M${left} ${top}v${CELL}`;
  }
  return path;
}
