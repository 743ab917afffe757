import { api } from '../api/client';
import type { Drawing, JoinDrawing, Picture, PieceDrawing, SegmentOutline } from '../api/types';
import { cellKey } from './geometry';

/** A picture of a layer, ready to be shown. */
export type Layer = { key: string; url: string; x: number; y: number; width: number; height: number };

type PieceLayers = {
  row: number;
  flat: Layer;
  tall: Layer | null;
  marks: Layer | null;
  segments: SegmentOutline[];
};
type JoinLayers = { x: number; y: number; slot: string; flat: Layer | null; tall: Layer | null };

/** The pictures of a table's pieces. Each is fetched once and kept as long as the table is shown. */
export class BoardDrawing {
  #pieces = $state.raw(new Map<number, PieceLayers>());
  #joins = $state.raw(new Map<string, JoinLayers>());
  #urls: string[] = [];
  #version: number | null = null;
  #loading: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    readonly id: string,
    readonly theme: string,
  ) {}

  /** Fetches what was laid up to `version`. */
  load(version: number): Promise<void> {
    this.#loading = this.#loading.then(() => this.#fetch(version)).catch(() => undefined);
    return this.#loading;
  }

  close(): void {
    this.#isClosed = true;
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls = [];
  }

  /** Whether the pictures of a piece are there. */
  has(piece: number): boolean {
    return this.#pieces.has(piece);
  }

  segmentsOf(piece: number): readonly SegmentOutline[] {
    return this.#pieces.get(piece)?.segments ?? [];
  }

  /** The layers of the shown pieces from below: flat ones, then row by row what stands up, then marks. */
  layers(shown: ReadonlySet<number>, cells: ReadonlySet<string>, allCells: ReadonlySet<string>): Layer[] {
    const pieces = [...this.#pieces].filter(([id]) => shown.has(id)).map(([, layers]) => layers);
    const joins = [...this.#joins.values()].filter((join) =>
      joinCells(join).every((cell) => cells.has(cell) || !allCells.has(cell)),
    );
    const talls = [
      ...pieces.map(({ row, tall }) => ({ row, tall })),
      ...joins.map(({ y, tall }) => ({ row: y + 0.5, tall })),
    ].sort((a, b) => a.row - b.row);
    return [
      ...pieces.map(({ flat }) => flat),
      ...joins.map(({ flat }) => flat),
      ...talls.map(({ tall }) => tall),
      ...pieces.map(({ marks }) => marks),
    ].filter((layer) => layer !== null);
  }

  async #fetch(version: number): Promise<void> {
    if (this.#isClosed || (this.#version !== null && version <= this.#version)) return;
    const drawing = await api.drawing(this.id, this.theme, this.#version);
    if (this.#isClosed) return;
    this.#add(drawing);
    this.#version = version;
  }

  #add(drawing: Drawing): void {
    const pieces = new Map(this.#pieces);
    for (const piece of drawing.pieces) pieces.set(piece.id, this.#piece(piece));
    const joins = new Map(this.#joins);
    for (const join of drawing.joins) joins.set(`${join.slot} ${join.x} ${join.y}`, this.#join(join));
    this.#pieces = pieces;
    this.#joins = joins;
  }

  #piece(piece: PieceDrawing): PieceLayers {
    const { id, row, segments } = piece;
    return {
      row,
      segments,
      flat: this.#layer(`flat ${id}`, piece.flat),
      tall: piece.tall && this.#layer(`tall ${id}`, piece.tall),
      marks: piece.marks && this.#layer(`marks ${id}`, piece.marks),
    };
  }

  #join(join: JoinDrawing): JoinLayers {
    const { x, y, slot } = join;
    return {
      x,
      y,
      slot,
      flat: join.flat && this.#layer(`join flat ${slot} ${x} ${y}`, join.flat),
      tall: join.tall && this.#layer(`join tall ${slot} ${x} ${y}`, join.tall),
    };
  }

  #layer(key: string, picture: Picture): Layer {
    const url = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
    this.#urls.push(url);
    const { x, y, width, height } = picture;
    return { key, url, x, y, width, height };
  }
}

/** The cells that meet where a join stands. */
function joinCells({ x, y, slot }: JoinLayers): string[] {
  if (slot === 'east') return [cellKey(x, y), cellKey(x + 1, y)];
  if (slot === 'south') return [cellKey(x, y), cellKey(x, y + 1)];
  return [cellKey(x, y), cellKey(x + 1, y), cellKey(x, y + 1), cellKey(x + 1, y + 1)];
}
