import type { FeatureCard, Figure, Mark, Piece, Player } from '../api/types';
import type { BoardTarget } from './board-targets';
import type { BoardDrawing } from './drawing.svelte';
import type { Point } from './geometry';

/** A tile that lies on the board only for the player who tries it out. */
export type DraftTile = {
  tile: string;
  x: number;
  y: number;
  rotation: number;
  half: number | null;
  /** Whose colour frames it. */
  colour: number;
  /** Only looked at, under the pointer. */
  isGhost: boolean;
};

/** A figure as the board draws it. */
export type ShownFigure = {
  key: string;
  kind: string;
  colour: number;
  at: Point;
  lying: boolean;
  /** Would go home if the choice were confirmed. */
  isLeaving: boolean;
  isDraft: boolean;
  /** Whether a card has turned it. */
  isTurned: boolean;
  /** A number beside it, such as the sheep of a shepherd; 0 for none. */
  count: number;
};

/** Points that float up over the board. */
export type FloatingPoints = { key: number; at: Point; points: number; colour: number; delay: number };

/** Everything that the board shows. */
export type BoardModel = {
  pieces: readonly Piece[];
  allPieces: readonly Piece[];
  figures: readonly Figure[];
  shownFigures: readonly ShownFigure[];
  players: readonly Player[];
  ownSeats: readonly number[];
  drawing: BoardDrawing;
  theme: string;
  targets: readonly BoardTarget[];
  selected: string | null;
  cursor: string | null;
  showDigits: boolean;
  colour: number;
  draft: DraftTile | null;
  /** Cells that a kind of tile left would fit. */
  fits: readonly (readonly [number, number])[];
  deadCells: readonly (readonly [number, number])[];
  refused: readonly [number, number] | null;
  marks: readonly Mark[];
  last: { cell: readonly [number, number]; half: number | null; colour: number } | null;
  highlight: FeatureCard | null;
  litCells: readonly (readonly [number, number])[];
  fields: readonly FeatureCard[] | null;
  floats: readonly FloatingPoints[];
  label: string;
};
