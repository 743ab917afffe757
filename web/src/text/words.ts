import type { Counted, FeatureCard, GameEvent, ScoredPoints, ScoreTerm } from '../api/types';
import { t, tell } from './text.svelte';

const NO_BREAK = '\u00a0';

/** The key of the text for a value of an option: `+` has no place in keys. */
export const optionValueKey = (option: string, value: string): string =>
  `option-${option}-${value.replaceAll('+', '-plus-')}`;

/**
 * A term of a score in words: `5 cells × 2`; a rate of 1 is left out. Where cells and tiles differ and
 * the ruling counts tiles, it says tiles.
 */
export function termText(term: ScoreTerm, both: Counted | null = null): string {
  const isOfTiles = both !== null && term.what === 'term-tiles' && term.count === both.tiles;
  const counted = t(isOfTiles ? 'term-pieces' : term.what, { count: term.count }).replaceAll(' ', NO_BREAK);
  return term.each === 1 ? counted : `${counted}${NO_BREAK}×${NO_BREAK}${term.each}`;
}

/** Terms joined by plus signs; lines break only there. */
export function termsText(terms: readonly ScoreTerm[], both: Counted | null = null): string {
  return terms.map((term) => termText(term, both)).join(' + ');
}

/** Whether a score is paid once for one figure, so that it needs no count: `Fairy: 3`. */
export function isPaidOnce(feature: string, terms: readonly ScoreTerm[]): boolean {
  const [only, ...more] = terms;
  return only !== undefined && more.length === 0 && only.count === 1 && only.what === `term-${feature}`;
}

/** The sentence of a score: `City: 5 cells × 2 + 2 pennants × 2 = 14`. */
export function scoreText(
  feature: string,
  terms: readonly ScoreTerm[],
  points: number,
  both: Counted | null = null,
): string {
  const name = t(`feature-${feature}`);
  if (isPaidOnce(feature, terms)) return `${name}:${NO_BREAK}${points}`;
  if (terms.length === 0) return `${name}:${NO_BREAK}${points}`;
  return `${name}: ${termsText(terms, both)}${NO_BREAK}=${NO_BREAK}${points}`;
}

/** Cells and tiles of a feature where they differ, and which of them counts: `3 cells, 4 tiles; counted by cells: ruling 1/2021`. */
export function countedText({ cells, tiles, ruling }: Counted): string {
  return t('counted', { cells, tiles, ruling: t(`ruling-${ruling}`) });
}

/** The sentence of a score with what was counted, where two countings differ. */
export function scoredText({ feature, terms, points, counted }: ScoredPoints): string {
  const sentence = scoreText(feature, terms, points, counted);
  return counted ? `${sentence} (${countedText(counted)})` : sentence;
}

/** Where a cell lies, seen from the first tile: `5 east, 1 south of the first tile`. */
export function cellText(x: number, y: number): string {
  if (x === 0 && y === 0) return t('where-first');
  const parts: string[] = [];
  if (x !== 0) parts.push(t(x > 0 ? 'where-east' : 'where-west', { count: Math.abs(x) }));
  if (y !== 0) parts.push(t(y > 0 ? 'where-south' : 'where-north', { count: Math.abs(y) }));
  return t('where-cell', { place: parts.join(', ') });
}

/** The role of a figure on a feature, such as knight; for special figures their own name. */
export function roleText(figure: string, feature: string): string {
  return t('role', { figure, feature });
}

/** What an event says, scores with their terms. */
export function eventText(event: GameEvent, player: string): string {
  if (event.score) return `${player}: ${scoredText(event.score)}`;
  return tell(event.text);
}

/** A feature in one sentence: kind, owners and worth. */
export function featureText(card: FeatureCard, names: readonly string[]): string {
  const owners = card.owners.map((seat) => names[seat] ?? '').join(', ') || t('nobody');
  const title = `${t(`feature-${card.kind}`)}, ${owners}.`;
  if (card.points === null) return title;
  return `${title} ${t(card.kind === 'field' ? 'card-at-end' : 'card-now')}: ${termsText(card.terms, card.counted)}${NO_BREAK}=${NO_BREAK}${card.points}.`;
}
