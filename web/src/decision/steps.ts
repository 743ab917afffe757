import type { Action, Decision } from '../api/types';
import { actionFor, withoutLast, type Wishes } from './narrow';

/** A quiet question that was gone past, and the move that did so; no question where only that move was possible. */
export type Passed = { decision: Decision | null; move: string };

/** One decision of the turn and what has been chosen in it; `before` are the quiet ones on the way to it. */
export type Step = { decision: Decision; chosen: string[]; wishes: Wishes; before: readonly Passed[] };

/** The moves of steps, with those that went past quiet questions. */
export function movesOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const action = chosenAction(step);
    return [...step.before.map((one) => one.move), ...(action ? [action.id] : [])];
  });
}

/** A step with its last choice taken back. */
export function shortened(step: Step): Step {
  return { ...step, chosen: withoutLast(step.decision.actions, step.chosen) };
}

/** The action that a step has come to, if everything in it is chosen. */
export function chosenAction(step: Step): Action | null {
  return step.chosen.length > 0 ? actionFor(step.decision.actions, step.chosen, step.wishes) : null;
}

export function firstStep(decision: Decision): Step {
  return { decision, chosen: [], wishes: {}, before: [] };
}

export function hasRotation(decision: Decision): boolean {
  return decision.actions.some((action) =>
    action.at.some((target) => target.kind === 'rotation' || target.kind === 'half'),
  );
}

/** Whether two decisions ask the same with the same actions. */
export function sameDecision(a: Decision, b: Decision): boolean {
  return (
    a.seat === b.seat &&
    a.prompt.key === b.prompt.key &&
    a.actions.length === b.actions.length &&
    a.actions.every((action, index) => action.id === b.actions[index]?.id)
  );
}

