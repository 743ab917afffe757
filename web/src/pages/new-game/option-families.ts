import type { CatalogueOption } from '../../api/types';

/** The family of the cards of Christmas Present, which have no tiles. */
export const CARDS = 'christmas-present';

/** Options that belong to a family by the letters of their rules. */
const PREFIXES: Record<string, string[]> = {
  'river-1': ['RV', 'IC'],
  'river-2': ['RV', 'IC'],
  gq11: ['GQ', 'RV'],
  'inns-and-cathedrals': ['IC'],
  'princess-and-dragon': ['PD'],
  'gingerbread-man': ['GB'],
  'halflings-1': ['HA'],
  'halflings-2': ['HA'],
  'hills-and-sheep': ['HS'],
  'crop-circles-1': ['CC'],
  'crop-circles-2': ['CC'],
  [CARDS]: ['XP'],
};

/** Whether an option belongs to a family of sets. */
export function belongsTo(option: CatalogueOption, family: string): boolean {
  return PREFIXES[family]?.includes(option.rule.split('-')[0] ?? '') ?? false;
}

/** Whether an option decides something in a game with these families. */
export function concerns(option: CatalogueOption, families: readonly string[]): boolean {
  const owners = Object.keys(PREFIXES).filter((family) => belongsTo(option, family));
  return owners.length === 0 || owners.some((family) => families.includes(family));
}
