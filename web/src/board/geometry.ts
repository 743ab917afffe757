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
