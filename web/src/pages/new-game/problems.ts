import type { Catalogue, Problem, Repair, TextArg } from '../../api/types';
import { t, textOr } from '../../text/text.svelte';
import { optionValueKey } from '../../text/words';
import { familyOf, setName } from '../setup-summary';

type Args = Record<string, TextArg>;

/** Why a set-up cannot be played, in the language shown. */
export function problemText(problem: Problem, catalogue: Catalogue): string {
  return t(problem.key, named(problem.args ?? {}, catalogue));
}

/** What the button of a repair says, in the language shown. */
export function repairText(repair: Repair, catalogue: Catalogue): string {
  const args = named(repair.text.args ?? {}, catalogue);
  // Of a set in two editions the one that goes must be told from the one that stays.
  const { change } = repair;
  if (change.kind === 'remove_set') args['set'] = withEdition(change.set, catalogue);
  return t(repair.text.key, args);
}

/** The arguments with the names of sets, options and values instead of their ids. */
function named(args: Args, catalogue: Catalogue): Args {
  const told: Args = { ...args };
  const { set, needs, option, value } = args;
  if (typeof set === 'string') told['set'] = nameOf(set, catalogue);
  if (typeof needs === 'string') {
    told['needs'] = needs.split(' ').map((family) => textOr(`set-${familyOf(family)}`, family)).join(', ');
  }
  if (typeof option === 'string') told['option'] = textOr(`option-${option}-name`, option);
  if (typeof option === 'string' && typeof value === 'string') told['value'] = textOr(optionValueKey(option, value), value);
  return told;
}

function nameOf(id: string, catalogue: Catalogue): string {
  return setName(id, catalogue.sets.find((set) => set.id === id)?.name);
}

function withEdition(id: string, catalogue: Catalogue): string {
  const edition = catalogue.sets.find((set) => set.id === id)?.edition;
  const name = nameOf(id, catalogue);
  return edition ? t('set-with-edition', { set: name, edition }) : name;
}
