import { negotiateLanguages } from '@fluent/langneg';

/** The languages of the client, by their own names. */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'cs', name: 'Čeština' },
  { id: 'ca', name: 'Català' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language.id === value);
}

/** The best language for what the browser asks for. */
export function negotiate(wanted: readonly string[]): Language {
  const ids = LANGUAGES.map((language) => language.id);
  const [best] = negotiateLanguages([...wanted], ids, { defaultLocale: 'en', strategy: 'lookup' });
  return best && isLanguage(best) ? best : 'en';
}
