import { t } from '../text/text.svelte';

/** Sides after so many quarter turns clockwise. */
export function turnSides(sides: readonly string[], turns: number): string[] {
  return sides.map((_, index) => sides[(((index - turns) % 4) + 4) % 4]!);
}

/** The four sides of a tile in words, `north city, east road, …`; nothing for other shapes. */
export function sideWords(sides: readonly string[], turns: number): string {
  if (sides.length !== 4) return '';
  const [north, east, south, west] = turnSides(sides, turns);
  return north && east && south && west ? t('sides', { north, east, south, west }) : '';
}
