import type { Setup } from '../api/types';
import { textOr, t } from '../text/text.svelte';

/** The family of a set by its id: `inns-and-cathedrals-c2` is of `inns-and-cathedrals`. */
export function familyOf(set: string): string {
  return set.replace(/-c[123]$/, '');
}

/** The name of a set in the language shown. */
export function setName(set: string, otherwise?: string): string {
  return textOr(`set-${familyOf(set)}`, otherwise ?? set);
}

/** A set-up in one line: the sets, and what is on besides. */
export function setupSummary(setup: Setup): string {
  const names = setup.sets.map((set) => setName(set.id) + (set.copies > 1 ? ` × ${set.copies}` : ''));
  const abbot = setup.options['abbot'];
  if (abbot && abbot !== 'off') names.push(t('figure-abbot'));
  if (setup.options['christmas_present'] === 'on') names.push(t('cards-expansion'));
  return names.join(', ');
}
