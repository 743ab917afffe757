import { isStill } from '../settings/settings.svelte';
import { CELL } from './geometry';

/** What of the stage is covered, in pixels. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/** A rectangle of cells: west, north, east and south sides. */
export type CellBox = { west: number; north: number; east: number; south: number };

const SMALLEST = 0.22;
const LARGEST = 2.6;
/** At most so many pixels for a board unit when everything is shown. */
const LARGEST_FIT = 1.3;

/** How the board lies on the screen: `pixel = unit * scale + offset`. */
export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the view moves just now. */
  isMoving = $state(false);
  /** Set for a moment after the scale has changed, so that the board is drawn sharp again. */
  isSharpening = $state(false);
  width = $state(0);
  height = $state(0);
  /** Whether somebody has moved the view by hand; then it does not move by itself more than it must. */
  isManual = false;
  insets = $state.raw<Insets>({ top: 22, right: 22, bottom: 22, left: 22 });

  #frame = 0;
  /** The scale at which the board was last drawn. */
  #sharpScale = 1;
  #settle: ReturnType<typeof setTimeout> | undefined;

  get freeWidth(): number {
    return Math.max(40, this.width - this.insets.left - this.insets.right);
  }

  get freeHeight(): number {
    return Math.max(40, this.height - this.insets.top - this.insets.bottom);
  }

  /** Board units under a pixel of the stage. */
  toBoard(px: number, py: number): [number, number] {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale];
  }

  toPixel(x: number, y: number): [number, number] {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }

  /** Shows the whole box; not smaller than `least` units a pixel, and then round `focus`. */
  fit(box: CellBox, smooth: boolean, least = 0, focus: [number, number] | null = null): void {
    const width = (box.east - box.west) * CELL + 24;
    const height = (box.south - box.north) * CELL + 24;
    const fitting = Math.min(LARGEST_FIT, this.freeWidth / width, this.freeHeight / height);
    const scale = wholePixels(Math.max(fitting, least, SMALLEST));
    let cx = ((box.west + box.east) / 2) * CELL;
    let cy = ((box.north + box.south) / 2) * CELL;
    if (scale > fitting && focus) {
      cx = within(focus[0], box.west * CELL, box.east * CELL, this.freeWidth / scale);
      cy = within(focus[1], box.north * CELL, box.south * CELL, this.freeHeight / scale);
    }
    this.#go(
      scale,
      Math.round(this.insets.left + this.freeWidth / 2 - cx * scale),
      Math.round(this.insets.top + this.freeHeight / 2 - cy * scale),
      smooth,
    );
  }

  /** Whether the whole box is in the free part. */
  shows(box: CellBox): boolean {
    const [left, top] = this.toPixel(box.west * CELL, box.north * CELL);
    const [right, bottom] = this.toPixel(box.east * CELL, box.south * CELL);
    return (
      left >= 0 && top >= 0 && right <= this.width - this.insets.right / 2 && bottom <= this.height - this.insets.bottom
    );
  }

  zoom(factor: number, px: number, py: number, smooth = false): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    const ratio = scale / this.scale;
    this.#go(scale, px - (px - this.x) * ratio, py - (py - this.y) * ratio, smooth);
  }

  /** Zooms round the middle of the free part. */
  zoomMiddle(factor: number): void {
    this.isManual = true;
    this.zoom(factor, this.insets.left + this.freeWidth / 2, this.insets.top + this.freeHeight / 2, true);
  }

  pan(dx: number, dy: number, smooth = false): void {
    this.#go(this.scale, this.x + dx, this.y + dy, smooth);
  }

  /** Brings a point of the board into the free part, cells at least `least` pixels wide. */
  reveal(x: number, y: number, least = 0): void {
    const scale = Math.min(LARGEST, Math.max(this.scale, least / CELL));
    let left = this.x;
    let top = this.y;
    if (scale !== this.scale) {
      left = this.insets.left + this.freeWidth / 2 - x * scale;
      top = this.insets.top + this.freeHeight / 2 - y * scale;
    }
    const margin = CELL * scale * 0.7;
    const px = x * scale + left;
    const py = y * scale + top;
    const right = this.width - this.insets.right;
    const bottom = this.height - this.insets.bottom;
    if (px < this.insets.left + margin) left += this.insets.left + margin - px;
    else if (px > right - margin) left -= px - (right - margin);
    if (py < this.insets.top + margin) top += this.insets.top + margin - py;
    else if (py > bottom - margin) top -= py - (bottom - margin);
    if (left !== this.x || top !== this.y || scale !== this.scale) this.#go(scale, left, top, true);
  }

  #go(scale: number, x: number, y: number, smooth: boolean): void {
    cancelAnimationFrame(this.#frame);
    this.#startMoving();
    if (!smooth || isStill()) {
      this.#set(scale, x, y);
      return;
    }
    const from = { scale: this.scale, x: this.x, y: this.y };
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / 260);
      const eased = 1 - (1 - share) ** 3;
      this.#startMoving();
      this.#set(
        from.scale + (scale - from.scale) * eased,
        from.x + (x - from.x) * eased,
        from.y + (y - from.y) * eased,
      );
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #sharpen(): void {
    this.#sharpScale = this.scale;
    this.isSharpening = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.isSharpening = false;
      }),
    );
  }

  #set(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = x;
    this.y = y;
  }

  #startMoving(): void {
    this.isMoving = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      this.isMoving = false;
      if (this.scale !== this.#sharpScale) this.#sharpen();
    }, 180);
  }
}

/** The middle of a view of length `span` that looks at `wish` and does not leave `from`..`to` needlessly. */
function within(wish: number, from: number, to: number, span: number): number {
  if (to - from < span) return (from + to) / 2;
  return Math.max(from + span / 2 - 20, Math.min(to - span / 2 + 20, wish));
}

/** A scale at which a cell is a whole number of pixels, so that no seam shows between two tiles. */
function wholePixels(scale: number): number {
  return Math.floor(scale * CELL) / CELL;
}
