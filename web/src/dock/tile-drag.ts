import { tilePicture } from '../api/client';
import type { BoardTarget } from '../board/board-targets';
import { targetAt } from '../board/hit';
import type { TableControl } from '../table/control.svelte';

/** Pixels that a pointer must go before it drags. */
const LEAST_WAY = 8;

/** Half the size of a dragged tile in pixels. */
const HALF_SIZE = 40;

/** What is dragged: a tile, and what chooses it if it is not the one to be laid anyhow. */
type Dragged = { tile: string; key: string | null };

/** Drags a tile from the dock or the hand to an offered cell. */
export class TileDrag {
  #start: { x: number; y: number; dragged: Dragged } | null = null;
  #image: HTMLImageElement | null = null;
  /** Whether the press that ends just now was a drag, so that it is no click. */
  #wasDrag = false;

  constructor(readonly control: TableControl) {}

  down(event: PointerEvent, dragged: Dragged): void {
    this.#wasDrag = false;
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, dragged };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start) return;
    if (!this.#image) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < LEAST_WAY) return;
      this.#begin(start.dragged);
    }
    this.control.pointed = this.#targetUnder(event);
    this.#show(event, start.dragged.tile);
  }

  up(event: PointerEvent): void {
    const target = this.#image && event.type === 'pointerup' ? this.#targetUnder(event) : null;
    this.#start = null;
    this.#image?.remove();
    this.#image = null;
    this.control.pointed = null;
    if (target) void this.control.choose(target.key);
  }

  /** Whether a click came from the end of a drag. */
  takeClick(): boolean {
    const was = this.#wasDrag;
    this.#wasDrag = false;
    return was;
  }

  #begin({ key }: Dragged): void {
    this.#wasDrag = true;
    if (key !== null && !this.control.turn.isChosen(key)) void this.control.choose(key);
    this.#image = new Image();
    this.#image.className = 'dragged-tile';
    this.#image.alt = '';
    document.body.append(this.#image);
  }

  #show(event: PointerEvent, tile: string): void {
    if (!this.#image) return;
    const target = this.control.pointed;
    // Over an offered place the board shows the tile as it would lie.
    this.#image.style.opacity = target ? '0.25' : '';
    const turns = (target && this.control.turn.turnsAt(target.key)) ?? this.control.turn.turns;
    const src = tilePicture(tile, turns, this.control.session.table?.theme ?? 'summer');
    if (this.#image.getAttribute('src') !== src) this.#image.src = src;
    this.#image.style.left = `${event.clientX - HALF_SIZE}px`;
    this.#image.style.top = `${event.clientY - HALF_SIZE}px`;
  }

  /** The offered cell under the pointer. */
  #targetUnder(event: PointerEvent): BoardTarget | null {
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    if (!stage) return null;
    const { view, targets } = this.control;
    const [x, y] = view.toBoard(event.clientX - stage.left, event.clientY - stage.top);
    const target = targetAt(targets, x, y, view.scale);
    return target?.cell ? target : null;
  }
}
