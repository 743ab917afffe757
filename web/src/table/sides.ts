import { t } from '../text/text.svelte';

/** The sides of a halfling, its long one included. */
export const HALFLING_SIDES = 3;

/** Sides after so many quarter turns clockwise. */
export function turnSides(sides: readonly string[], turns: number): string[] {
  return sides.map((_, index) => sides[(((index - turns) % 4) + 4) % 4]!);
}

/** The halves of a cell by the corner where the right angle sits. */
const HALVES = ['ne', 'se', 'sw', 'nw'];
const DIRECTIONS = ['north', 'east', 'south', 'west'];

/** Which half of a cell it is, in words: `north-east half`. */
export function halfText(orientation: number): string {
  return t('half', { corner: HALVES[orientation] ?? '' });
}

/**
 * The sides of a tile in words: `north city, east road, …`, of a halfling `north city, east road,
 * long side field`; nothing for other shapes.
 */
export function sideWords(sides: readonly string[], turns: number): string {
  if (sides.length === HALFLING_SIDES) return halflingWords(sides, turns);
  if (sides.length !== 4) return '';
  const [north, east, south, west] = turnSides(sides, turns);
  return north && east && south && west ? t('sides', { north, east, south, west }) : '';
}

function halflingWords([first, second, long]: readonly string[], turns: number): string {
  const [from, to] = [DIRECTIONS[turns % 4], DIRECTIONS[(turns + 1) % 4]];
  if (!first || !second || !long || !from || !to) return '';
  return t('sides-halfling', { from, first, to, second, long });
}

/** The sides of a halfling as it lies in the hand, in few words, and what is printed on it: `field, road, long side city; hill`. */
export function halflingText(sides: readonly string[], signs: readonly string[]): string {
  const [first, second, long] = sides;
  if (!first || !second || !long) return '';
  return [t('sides-short', { first, second, long }), ...signs.map((sign) => t(`sign-${sign}`))].join('; ');
}

/** A tile to choose from in words, a halfling or a whole one. */
export function pieceText(sides: readonly string[], signs: readonly string[]): string {
  return sides.length === HALFLING_SIDES ? halflingText(sides, signs) : sideWords(sides, 0);
}
