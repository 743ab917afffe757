import type { Figure, Target } from '../api/types';
import type { Choice } from '../decision/narrow';
import { CELL, cellKey, middleOf, middleOfHalf, type Point } from './geometry';
import { spread } from './spread';

/** How far over its foot the middle of a figure is, in board units. */
const FIGURE_MIDDLE = 10;

/** A target as the board draws it. */
export type BoardTarget = {
  key: string;
  kind: Target['kind'];
  /** The free cell or half a cell that it is. */
  cell: [number, number] | null;
  half: number | null;
  /** Its middle, for places and figures. */
  at: Point | null;
  /** The figure that would stand there. */
  figure: { kind: string; lying: boolean } | null;
  /** A cell on which something lies already: it is offered over the tile. */
  isOnTile: boolean;
  /** Of an earlier decision: drawn quieter. */
  isQuiet: boolean;
  /** The digit that chooses it. */
  digit: string | null;
  /** What would come of it, in two words; empty if there is nothing to say. */
  label: string;
  /** Whether the label stands at the lower edge, so that it hides nobody. */
  isLabelLow: boolean;
};

type Sources = {
  choices: readonly Choice[];
  earlier: readonly Choice[];
  figures: readonly Figure[];
  selected: string | null;
  digitOf: (key: string) => string | null;
  labelOf: (choice: Choice) => string;
  figureKind: string | null;
  /** Cells in which pieces lie, as `x,y`. */
  laid: ReadonlySet<string>;
};

/** The targets of the board, earlier ones first. */
export function boardTargets(sources: Sources): BoardTarget[] {
  const targets: BoardTarget[] = [];
  // A place may be offered by an earlier question as well: what is asked now comes first.
  const now = new Set(sources.choices.map((choice) => choice.key));
  for (const choice of sources.earlier) if (!now.has(choice.key)) add(targets, choice, true, sources);
  for (const choice of sources.choices) add(targets, choice, false, sources);
  keepApart(targets, sources.selected);
  return targets;
}

function add(targets: BoardTarget[], choice: Choice, isQuiet: boolean, sources: Sources): void {
  const { key, target } = choice;
  const base = {
    key,
    kind: target.kind,
    isQuiet,
    digit: sources.digitOf(key),
    cell: null,
    half: null,
    at: null,
    isOnTile: false,
    label: isQuiet ? '' : sources.labelOf(choice),
    isLabelLow: isCrowdedAbove(target, sources.figures),
  };
  switch (target.kind) {
    case 'cell':
      targets.push({
        ...base,
        cell: [target.x, target.y],
        figure: null,
        isOnTile: sources.laid.has(cellKey(target.x, target.y)),
      });
      break;
    case 'half':
      targets.push({ ...base, cell: [target.x, target.y], half: target.orientation, figure: null });
      break;
    case 'place':
      targets.push({
        ...base,
        at: [target.anchor[0], target.anchor[1] - FIGURE_MIDDLE],
        figure: placesFigure(choice) ? figureFor(choice, sources.figureKind) : null,
      });
      break;
    case 'figure': {
      const figure = sources.figures.find((one) => one.id === target.id);
      if (figure) targets.push({ ...base, at: [figure.anchor[0], figure.anchor[1] - FIGURE_MIDDLE], figure: null });
      break;
    }
    default:
      break;
  }
}

/** Whether figures stand in the upper half of a cell. */
function isCrowdedAbove(target: Target, figures: readonly Figure[]): boolean {
  if (target.kind !== 'cell') return false;
  return figures.some(({ x, y, anchor }) => x === target.x && y === target.y && anchor[1] - y * CELL < CELL * 0.55);
}

/** Whether a figure would be placed; else the feature itself is meant. */
export function placesFigure({ actions }: Choice): boolean {
  return actions.some((action) => action.at.some((target) => target.kind === 'figure_kind'));
}

/** The kind of figure that a place would get: the wished one if it may go there, else the first. */
export function kindFor(choice: Choice, wished: string | null): string {
  const kinds = choice.actions.flatMap((action) =>
    action.at.flatMap((target) => (target.kind === 'figure_kind' ? [target.figure] : [])),
  );
  return wished && kinds.includes(wished) ? wished : (kinds[0] ?? 'meeple');
}

/** The figure that a place would get, and whether it would lie there. */
export function figureFor(choice: Choice, wished: string | null): { kind: string; lying: boolean } {
  const kind = kindFor(choice, wished);
  const isOf = (target: Target): boolean => target.kind === 'figure_kind' && target.figure === kind;
  const action = choice.actions.find(({ at }) => at.some(isOf)) ?? choice.actions[0];
  const place = action?.at.find((target) => target.kind === 'place');
  return { kind, lying: place?.kind === 'place' && place.lying };
}

/** Places of one cell are moved apart, so that no two overlap; the chosen one stays. */
function keepApart(targets: BoardTarget[], selected: string | null): void {
  const cells = new Map<string, BoardTarget[]>();
  for (const target of targets) {
    if (target.kind !== 'place' || !target.at) continue;
    const key = `${Math.floor(target.at[0] / CELL)},${Math.floor(target.at[1] / CELL)}`;
    cells.set(key, [...(cells.get(key) ?? []), target]);
  }
  for (const [key, group] of cells) {
    const [cx, cy] = key.split(',').map(Number) as [number, number];
    const points = group.map(({ at }): Point => [at![0] - cx * CELL, at![1] - cy * CELL]);
    const fixed = new Set(group.flatMap((target, index) => (target.key === selected ? [index] : [])));
    spread(points, fixed).forEach(([x, y], index) => {
      group[index]!.at = [cx * CELL + x, cy * CELL + y];
    });
  }
}

/** The middle of a target in board units. */
export function middleOfTarget(target: BoardTarget): Point {
  if (target.at) return target.at;
  if (!target.cell) return [0, 0];
  const [x, y] = target.cell;
  return target.half === null ? middleOf(x, y) : middleOfHalf(x, y, target.half);
}
