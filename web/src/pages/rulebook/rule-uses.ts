import type { GameEvent } from '../../api/types';

/** A score that rests on a rule, with the number of its turn; 0 before the first. */
export type RuleUse = { event: GameEvent; turn: number };

/** The scores of a history that cite a rule, as a whole or in a term, oldest first. */
export function ruleUses(history: readonly GameEvent[], rule: string): RuleUse[] {
  const uses: RuleUse[] = [];
  let turn = 0;
  for (const event of history) {
    if (event.kind === 'place') turn += 1;
    if (!event.score) continue;
    if (event.rule === rule || event.score.terms.some((term) => term.rule === rule)) uses.push({ event, turn });
  }
  return uses;
}
