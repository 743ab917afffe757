import type { Piece } from '../api/types';
import { t } from '../text/text.svelte';

/** Sides of tiles as they are drawn, from the north; learnt from the pieces that were seen. */
const known = new Map<string, string[]>();

/** Learns the sides of tiles from pieces as they lie. */
export function learnSides(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (piece.shape !== 'square' || known.has(piece.tile)) continue;
    known.set(piece.tile, turnSides(piece.sides, -piece.rotation));
  }
}

/** The sides of a tile as it is drawn, if a piece of this kind has been seen. */
export function tileSides(tile: string): string[] | null {
  return known.get(tile) ?? null;
}

/** Sides after so many quarter turns clockwise. */
export function turnSides(sides: readonly string[], turns: number): string[] {
  return sides.map((_, index) => sides[(((index - turns) % 4) + 4) % 4]!);
}

/** Sides in words: `north city, east road, …`. */
export function sideWords(sides: readonly string[], turns: number): string {
  const [north, east, south, west] = turnSides(sides, turns);
  if (!north || !east || !south || !west) return '';
  return t('sides', { north, east, south, west });
}
