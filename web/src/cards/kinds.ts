import type { CardKind, Cards, Table, Text } from '../api/types';
import { t } from '../text/text.svelte';

/** The kind of a card by its id. */
export function kindOf(table: Table | null, card: string): CardKind | undefined {
  return table?.card_kinds.find((kind) => kind.id === card);
}

/** The kind of the card of which a text speaks, if it speaks of one. */
export function kindIn(table: Table | null, { args }: Text): CardKind | undefined {
  return table?.card_kinds.find((kind) => kind.text === args?.['card']);
}

/** The name of a card. */
export const cardName = (kind: CardKind | undefined): string => (kind ? t(kind.text) : '');

/** What a card does, in a sentence. */
export const cardText = (kind: CardKind | undefined): string => (kind ? t(`${kind.text}-rule`) : '');

/** How many cards a seat holds. */
export function backsOf(cards: Cards | null, seat: number): number {
  return cards?.hands.find((hand) => hand.seat === seat)?.backs.reduce((sum, back) => sum + back.count, 0) ?? 0;
}
