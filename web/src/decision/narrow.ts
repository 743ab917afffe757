import type { Action, Target } from '../api/types';
import { isModifier, targetKey } from './targets';

/** A distinct target and the actions that go on behind it. */
export type Choice = { key: string; target: Target; actions: Action[] };

/** A switch: its kind and the values that are legal with what has been chosen. */
export type Switch = { kind: Target['kind']; values: Target[]; value: Target };

/** Wished values of switches, by kind: keys of targets. */
export type Wishes = Partial<Record<Target['kind'], string>>;

function openTargets(action: Action): Target[] {
  return action.at.filter((target) => !isModifier(target));
}

function modifiers(action: Action): Target[] {
  return action.at.filter(isModifier);
}

/** The actions that go on from the chosen targets. */
export function actionsAfter(actions: Action[], chosen: readonly string[]): Action[] {
  return actions.filter((action) => {
    const open = openTargets(action);
    return chosen.every((key, index) => {
      const target = open[index];
      return target !== undefined && targetKey(target) === key;
    });
  });
}

/** The distinct targets to choose from next, in the server's order; empty when all are chosen. */
export function choicesAfter(actions: Action[], chosen: readonly string[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const action of actionsAfter(actions, chosen)) {
    const target = openTargets(action)[chosen.length];
    if (!target) continue;
    const key = targetKey(target);
    const choice = choices.get(key);
    if (choice) choice.actions.push(action);
    else choices.set(key, { key, target, actions: [action] });
  }
  return [...choices.values()];
}

/**
 * Goes on from the chosen targets as long as there is nothing to choose: a single target is taken
 * without asking.
 */
export function takeSingles(actions: Action[], chosen: readonly string[]): string[] {
  const taken = [...chosen];
  for (;;) {
    const choices = choicesAfter(actions, taken);
    const [single] = choices;
    if (choices.length !== 1 || !single || actionsAfter(actions, taken).length !== single.actions.length) return taken;
    taken.push(single.key);
  }
}

/** Whether nothing is left to choose but switches. */
export function isNarrowed(actions: Action[], chosen: readonly string[]): boolean {
  const left = actionsAfter(actions, chosen);
  return left.length > 0 && left.every((action) => openTargets(action).length <= chosen.length);
}

/** How many targets are chosen before the one that is open to be chosen, or chosen anew, now. */
export function openLevel(actions: Action[], chosen: readonly string[]): number {
  return isNarrowed(actions, chosen) ? Math.max(0, chosen.length - 1) : chosen.length;
}

/** The last level along the chosen targets at which a target could be chosen; -1 if there is none. */
export function levelOf(actions: Action[], chosen: readonly string[], key: string): number {
  for (let level = openLevel(actions, chosen); level >= 0; level--) {
    if (choicesAfter(actions, chosen.slice(0, level)).some((choice) => choice.key === key)) return level;
  }
  return -1;
}

/** What is still chosen after one step back; a target that needed no choice is taken back with the next. */
export function withoutLast(actions: Action[], chosen: readonly string[]): string[] {
  let kept = chosen.slice(0, -1);
  while (kept.length > 0 && choicesAfter(actions, kept).length === 1) kept = kept.slice(0, -1);
  return kept;
}

/** The action that the chosen targets and wished switches mean; the first legal one where a wish cannot be met. */
export function actionFor(actions: Action[], chosen: readonly string[], wishes: Wishes): Action | null {
  if (!isNarrowed(actions, chosen)) return null;
  let left = actionsAfter(actions, chosen);
  for (const kind of switchKinds(left)) {
    const wish = wishes[kind];
    const wished = left.filter((action) => modifiers(action).some((m) => m.kind === kind && targetKey(m) === wish));
    if (wished.length > 0) left = wished;
  }
  return left[0] ?? null;
}

function switchKinds(actions: Action[]): Target['kind'][] {
  const kinds: Target['kind'][] = [];
  for (const action of actions) {
    for (const { kind } of modifiers(action)) if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

/** The switches that have more than one legal value, each with the value of the action now meant. */
export function switchesFor(actions: Action[], chosen: readonly string[], wishes: Wishes): Switch[] {
  const now = actionFor(actions, chosen, wishes);
  if (!now) return [];
  const left = actionsAfter(actions, chosen);
  const switches: Switch[] = [];
  for (const kind of switchKinds(left)) {
    const values = new Map<string, Target>();
    for (const action of left) {
      for (const target of modifiers(action)) if (target.kind === kind) values.set(targetKey(target), target);
    }
    const value = modifiers(now).find((target) => target.kind === kind);
    if (value && values.size > 1) switches.push({ kind, values: [...values.values()], value });
  }
  return switches;
}

/** The key of the value that follows the present one of a switch, `by` steps on. */
export function nextValue(one: Switch, by: number): string {
  const keys = one.values.map(targetKey);
  const index = keys.indexOf(targetKey(one.value));
  return keys[(index + by + keys.length) % keys.length] ?? targetKey(one.value);
}
