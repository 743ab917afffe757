/** Colours of players by their index: text key, and the shape that tells the colour on a mark of 20 × 20. */
export const COLOURS = [
  { key: 'colour-red', mark: 'M10 4.6l5.2 9.6H4.8z' },
  { key: 'colour-blue', mark: 'M10 5.2a4.8 4.8 0 1 1-.01 0z' },
  { key: 'colour-yellow', mark: 'M10 4.2l1.7 3.9 4.3.4-3.2 2.8.9 4.2-3.7-2.2-3.7 2.2.9-4.2L4 8.5l4.3-.4z' },
  { key: 'colour-black', mark: 'M5.8 5.8h8.4v8.4H5.8z' },
  { key: 'colour-pink', mark: 'M8.3 4.8h3.4v3.5h3.5v3.4h-3.5v3.5H8.3v-3.5H4.8V8.3h3.5z' },
  { key: 'colour-green', mark: 'M10 4.2l4.6 5.8-4.6 5.8L5.4 10z' },
  { key: 'colour-white', mark: 'M5.4 4.8h9.2L10 10l4.6 5.2H5.4L10 10z' },
  { key: 'colour-orange', mark: 'M5.2 5.6h9.6v3.2H5.2zM5.2 11.2h9.6v3.2H5.2z' },
  { key: 'colour-purple', mark: 'M12.4 4.4a5.8 5.8 0 1 0 3.4 7.6 4.6 4.6 0 0 1-3.4-7.6z' },
] as const;

/** The number of colours. */
export const COLOUR_COUNT = COLOURS.length;

/** The first colours, in which figures are drawn; figures of later ones take these again from the first, with a mark beside them. */
export const DRAWN_COLOUR_COUNT = 6;

/** The lowest colour that nobody has; nothing if all are taken. */
export function freeColour(taken: readonly number[]): number | null {
  const free = COLOURS.findIndex((_, index) => !taken.includes(index));
  return free === -1 ? null : free;
}

/** The colour variable of a player, such as `var(--player-0)`. */
export function colourOf(colour: number, part: '' | '-on' | '-line' | '-edge' = ''): string {
  return `var(--player-${colour % COLOUR_COUNT}${part})`;
}
