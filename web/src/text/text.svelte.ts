import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { CardKind, Text, TextArg } from '../api/types';
import { type Language } from './languages';

export type Args = Record<string, TextArg>;

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

/** Texts of cards that the table of cards brings along, by key and language. */
let cardTexts = $state.raw<ReadonlyMap<string, Record<string, string>>>(new Map());

/** Takes over the texts of a corrected table of cards; they go before the translations. */
export function useCardTexts(kinds: readonly CardKind[]): void {
  const texts = new Map<string, Record<string, string>>();
  for (const { text, texts: own } of kinds) {
    const words = Object.entries(own);
    if (words.length === 0) continue;
    texts.set(text, Object.fromEntries(words.map(([code, { name }]) => [code, name])));
    texts.set(`${text}-rule`, Object.fromEntries(words.map(([code, { rule }]) => [code, rule])));
  }
  cardTexts = texts;
}

/** The text of a corrected table of cards; in English where neither it nor the page has the language. */
function cardText(key: string): string | undefined {
  const own = cardTexts.get(key);
  return own?.[current] ?? (bundle?.hasMessage(key) ? undefined : own?.['en']);
}

/** The language now shown. */
export function language(): Language {
  return current;
}

/** Loads the texts of a language and shows them. */
export async function useLanguage(next: Language): Promise<void> {
  const sources = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/locales/${next}/`))
      .map(([, load]) => load()),
  );
  const made = new FluentBundle(next, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle = made;
  current = next;
  document.documentElement.lang = next;
}

/** Whether there is a text of this key. */
export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The text of a key; for an unknown key its last word, so that new rules stay playable. */
export function t(key: string, args?: Args): string {
  const own = cardText(key);
  if (own !== undefined) return own;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return lastWord(key);
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args ?? null, errors);
}

/** A text that the server names; cards in it are named by the keys of their names. */
export function tell(text: Text): string {
  const card = text.args?.['card'];
  return t(text.key, typeof card === 'string' ? { ...text.args, card: t(card) } : text.args);
}

/** The text of a key, or `otherwise` if the language has none. */
export function textOr(key: string, otherwise: string): string {
  return hasText(key) ? t(key) : otherwise;
}

function lastWord(key: string): string {
  const word = key.split('-').at(-1) ?? key;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
