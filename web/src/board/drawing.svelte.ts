import { api } from '../api/client';
import type { Drawing, JoinDrawing, Picture, PieceDrawing, SegmentOutline } from '../api/types';
import { isStill } from '../settings/settings.svelte';
import { cellKey } from './geometry';

/** How long a piece just laid drops, in milliseconds. */
const DROP_TIME = 220;
/** After this time without the pictures of the board plain tiles are shown. */
const PATIENCE = 500;

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
  #isLoaded = $state(false);
  #isSlow = $state(false);

  constructor(
    readonly id: string,
    readonly theme: string,
  ) {
    setTimeout(() => {
      this.#isSlow = true;
    }, PATIENCE);
  }

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

  /** Whether the pictures of the board as it was found are there. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Whether plain pictures of the tiles must do until those of the board are there. */
  get isSlow(): boolean {
    return this.#isSlow && !this.#isLoaded;
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
    // A piece just laid drops into its cell first.
    if (this.#isLoaded && !isStill()) await new Promise((resolve) => setTimeout(resolve, DROP_TIME));
    const drawing = await api.drawing(this.id, this.theme, this.#version);
    if (this.#isClosed) return;
    await this.#add(drawing);
    this.#version = version;
    this.#isLoaded = true;
  }

  async #add(drawing: Drawing): Promise<void> {
    const pieces = new Map(this.#pieces);
    for (const piece of drawing.pieces) pieces.set(piece.id, this.#piece(piece));
    const joins = new Map(this.#joins);
    for (const join of drawing.joins) joins.set(joinKey(join.slot, join.x, join.y), this.#join(join));
    // Shown only when they can be drawn at once, so that nothing flickers.
    if (this.#isLoaded) await decode(drawing, pieces, joins);
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

/** Makes the browser ready to draw the new pictures. */
async function decode(
  drawing: Drawing,
  pieces: ReadonlyMap<number, PieceLayers>,
  joins: ReadonlyMap<string, JoinLayers>,
): Promise<void> {
  const layers = [
    ...drawing.pieces.flatMap(({ id }) => {
      const piece = pieces.get(id);
      return piece ? [piece.flat, piece.tall, piece.marks] : [];
    }),
    ...drawing.joins.flatMap(({ slot, x, y }) => {
      const join = joins.get(joinKey(slot, x, y));
      return join ? [join.flat, join.tall] : [];
    }),
  ];
  await Promise.allSettled(
    layers.map(async (layer) => {
      if (!layer) return;
      const image = new Image();
      image.src = layer.url;
      await image.decode();
    }),
  );
}

const joinKey = (slot: string, x: number, y: number): string => `${slot} ${x} ${y}`;

/** The cells that meet where a join stands. */
function joinCells({ x, y, slot }: JoinLayers): string[] {
  if (slot === 'east') return [cellKey(x, y), cellKey(x + 1, y)];
  if (slot === 'south') return [cellKey(x, y), cellKey(x, y + 1)];
  return [cellKey(x, y), cellKey(x + 1, y), cellKey(x, y + 1), cellKey(x + 1, y + 1)];
}
