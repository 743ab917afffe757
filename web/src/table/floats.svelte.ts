import type { Figure, GameEvent } from '../api/types';
import { middleOf, type Point } from '../board/geometry';
import type { FloatingPoints } from '../board/model';

/** How long points float, in milliseconds, and how far apart two begin. */
const FLOAT_TIME = 2_200;
const FLOAT_STEP = 400;
const BURST = 900;

/** Points that float up over the board, one after the other. */
export class Floats {
  list = $state.raw<readonly FloatingPoints[]>([]);
  #lastKey = 0;

  /** Lets the points of scores float; `figures` are those of the board before and after. */
  add(events: readonly GameEvent[], figures: readonly Figure[], colourOf: (seat: number | null) => number): void {
    const scores = events.filter((event) => event.score && event.score.points > 0);
    if (scores.length === 0) return;
    const taken = new Map<string, number>();
    const added = scores.map((event, index): FloatingPoints => {
      const at = scorePoint(event, figures);
      const key = at.join();
      const beside = taken.get(key) ?? 0;
      taken.set(key, beside + 1);
      return {
        key: ++this.#lastKey,
        at: [at[0] + beside * 58, at[1] - 24],
        points: event.score!.points,
        colour: colourOf(event.seat),
        delay: Math.min(BURST, index * FLOAT_STEP),
      };
    });
    this.list = [...this.list, ...added];
    const keys = new Set(added.map((float) => float.key));
    setTimeout(() => {
      this.list = this.list.filter((float) => !keys.has(float.key));
    }, FLOAT_TIME + BURST);
  }
}

/** Where the points of a score appear: at the owner's figure, or in the middle of the cell. */
function scorePoint(event: GameEvent, figures: readonly Figure[]): Point {
  const cells = event.score?.cells ?? [];
  const own = figures.find(
    (figure) =>
      figure.seat === event.seat &&
      figure.feature === event.score?.feature &&
      cells.some(([x, y]) => x === figure.x && y === figure.y),
  );
  if (own) return own.anchor;
  const cell = event.cell ?? cells[0] ?? [0, 0];
  return middleOf(cell[0], cell[1]);
}
