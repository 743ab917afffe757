import { ApiError } from '../api/client';
import type { Action, Decision, Effect, Target } from '../api/types';
import { settings } from '../settings/settings.svelte';
import type { TableSession } from '../table/session.svelte';
import { earlyFinal, needsNoConfirmation } from './final';
import {
  actionFor,
  choicesAfter,
  actionsAfter,
  levelOf,
  nextValue,
  openLevel,
  switchesFor,
  takeSingles,
  withoutLast,
  type Choice,
  type Switch,
  type Wishes,
} from './narrow';
import { defaultOf, dockOptions, type DockOption } from './options';
import { isCell, isModifier, targetKey, turnsOf } from './targets';

/** Changes of the draft that come from elsewhere must stand so long, in milliseconds, before they are taken over. */
const OTHER_WINDOW_WAIT = 600;

/** One decision of the turn and what has been chosen in it. */
type Step = { decision: Decision; chosen: string[]; wishes: Wishes };

/**
 * What the player is choosing: the decision of the table, and those that follow from trying its
 * actions out. It knows no rule: it groups the actions by their targets, narrows them by what is
 * chosen, and sends back the ids that the server gave.
 */
export class Turn {
  #steps = $state.raw<Step[]>([]);
  /** How the tile is held before a cell is chosen. */
  held = $state(0);
  /** Whether an answer of the server is awaited. */
  isBusy = $state(false);
  /** Why what was confirmed last was final. */
  confirmed: string | null = null;
  #base: Decision | null = null;
  #asked = 0;
  /** Answers to drafts that are awaited: until they come it is not known what the choice leads to. */
  #waiting = $state(0);
  #answer: Promise<void> = Promise.resolve();
  /** Whether the last draft did not reach the server. */
  #isUntried = false;
  #otherWindow: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: TableSession,
    readonly refuse: (error: ApiError) => void,
  ) {}

  /** Takes over the state of the table after it has changed. */
  async follow(): Promise<void> {
    const { state } = this.session;
    const decision = state?.decision ?? null;
    if (!state || !decision || this.session.decidingSeat === null) {
      this.#base = null;
      this.#steps = [];
      return;
    }
    if (this.#base && sameDecision(this.#base, decision)) {
      this.#watchDraft();
      return;
    }
    this.#base = decision;
    this.held = 0;
    this.#steps = [firstStep(decision)];
    if (state.draft && state.draft.moves.length > 0) await this.#resume(state.draft.moves);
  }

  /** Tries the choice out again that did not reach the server before. */
  async retry(): Promise<void> {
    if (this.#isUntried) await this.#tryOut(false);
  }

  /** Takes over a draft that another window of the same player has changed. */
  #watchDraft(): void {
    clearTimeout(this.#otherWindow);
    this.#otherWindow = setTimeout(() => {
      const moves = this.session.state?.draft?.moves ?? [];
      if (this.#waiting > 0 || this.#isUntried || !this.#base || moves.join('\n') === this.moves.join('\n')) return;
      this.#steps = [firstStep(this.#base)];
      void this.#resume(moves);
    }, OTHER_WINDOW_WAIT);
  }

  /** The decision now asked. */
  get decision(): Decision | null {
    return this.#steps.at(-1)?.decision ?? null;
  }

  /** The targets to choose from now. */
  get choices(): Choice[] {
    const step = this.#steps.at(-1);
    if (!step) return [];
    const { actions } = step.decision;
    return choicesAfter(actions, step.chosen.slice(0, openLevel(actions, step.chosen)));
  }

  /** The targets chosen before, which stay on the board: choosing one goes back to it. */
  get earlierChoices(): Choice[] {
    const [first] = this.#steps;
    if (!first) return [];
    const { actions } = first.decision;
    const open = openLevel(actions, first.chosen);
    const levels = this.#steps.length > 1 ? open + 1 : open;
    return Array.from({ length: levels }, (_, level) => choicesAfter(actions, first.chosen.slice(0, level))).flat();
  }

  get options(): DockOption[] {
    const step = this.#steps.at(-1);
    if (!step) return [];
    // Cells are no options: the tiles for which they are offered stay to be chosen from.
    for (let level = openLevel(step.decision.actions, step.chosen); level >= 0; level--) {
      const options = dockOptions(step.decision, step.chosen.slice(0, level));
      if (options.length > 0) return options;
    }
    return [];
  }

  /** Whether a target is among those chosen in the present step, or would be taken as it stands. */
  isChosen(key: string): boolean {
    const chosen = this.#steps.at(-1)?.chosen ?? [];
    return chosen.length > 0 ? chosen.includes(key) : this.selected === key;
  }

  /** The tile that is chosen from the own hand or from an offer. */
  get piece(): string | null {
    for (const step of this.#steps) {
      const [first] = step.chosen.length > 0 ? actionsAfter(step.decision.actions, step.chosen) : [];
      const target = first?.at.find((one) => one.kind === 'piece');
      if (target?.kind === 'piece') return target.tile;
    }
    return null;
  }

  /** The target chosen last in the present step; before that, what confirming would do. */
  get selected(): string | null {
    const step = this.#steps.at(-1);
    if (!step) return null;
    const last = step.chosen.at(-1);
    if (last) return last;
    const target = defaultOf(step.decision)?.at[0];
    return target ? targetKey(target) : null;
  }

  /** The switches of the present choice. */
  get switches(): Switch[] {
    const step = this.#steps.at(-1);
    return step ? switchesFor(step.decision.actions, step.chosen, step.wishes) : [];
  }

  /** The rotations that are legal in the chosen cell, if a tile is being laid. */
  get rotation(): Switch | null {
    for (const step of this.#steps) {
      const rotation = switchesFor(step.decision.actions, step.chosen, step.wishes).find(
        (one) => one.kind === 'rotation',
      );
      if (rotation) return rotation;
    }
    return null;
  }

  /** The action that Confirm carries out last. */
  get action(): Action | null {
    const step = this.#steps.at(-1);
    if (!step) return null;
    if (step.chosen.length > 0) return actionFor(step.decision.actions, step.chosen, step.wishes);
    return defaultOf(step.decision);
  }

  /** Whether a cell is to be chosen for a tile. */
  get isLaying(): boolean {
    const step = this.#steps.at(-1);
    return step !== undefined && hasRotation(step.decision) && this.choices.some(({ target }) => isCell(target));
  }

  /** The cell that is chosen for the tile, if one is. */
  get chosenCell(): { x: number; y: number } | null {
    for (const step of this.#steps) {
      const action = chosenAction(step);
      if (!hasRotation(step.decision)) continue;
      const cell = action?.at.find((target) => target.kind === 'cell' || target.kind === 'half');
      if (cell?.kind === 'cell' || cell?.kind === 'half') return { x: cell.x, y: cell.y };
    }
    return null;
  }

  /** The figure that the present choice would place. */
  get chosenFigure(): { kind: string; at: [number, number]; lying: boolean } | null {
    const step = this.#steps.at(-1);
    const action = step ? chosenAction(step) : null;
    const place = action?.at.find((target) => target.kind === 'place');
    if (place?.kind !== 'place') return null;
    const figure = action?.at.find((target) => target.kind === 'figure_kind');
    return {
      kind: figure?.kind === 'figure_kind' ? figure.figure : 'meeple',
      at: place.anchor,
      lying: place.lying,
    };
  }

  /** Why confirming is final at once, before the turn is over. */
  get earlyFinal(): string | null {
    return earlyFinal(this.action, this.decision);
  }

  /** What confirming would bring. */
  get effects(): readonly Effect[] {
    if (this.#steps.length === 0) return [];
    const { action } = this;
    if (action && action.effects.length > 0) return action.effects;
    return this.session.state?.draft?.effects ?? [];
  }

  /** Whether something has been chosen that can be taken back. */
  get canTakeBack(): boolean {
    return this.#steps.length > 1 || (this.#steps[0]?.chosen.length ?? 0) > 0;
  }

  /** The moves chosen so far. */
  get moves(): string[] {
    const moves: string[] = [];
    for (const step of this.#steps) {
      const action = chosenAction(step);
      if (action) moves.push(action.id);
    }
    return moves;
  }

  /** Whether Confirm can be pressed; in later steps also while the answer to a draft is under way. */
  get isReady(): boolean {
    return this.#choice !== null && (this.#waiting === 0 || this.#steps.length > 1);
  }

  /** What Confirm would send; nothing while something is still to be chosen or not yet known. */
  get confirmable(): string[] | null {
    return this.#waiting > 0 ? null : this.#choice;
  }

  get #choice(): string[] | null {
    const last = this.#steps.at(-1);
    if (!last) return null;
    const { action } = this;
    if (action) {
      const before = this.moves.slice(0, this.#steps.length - 1);
      return before.length === this.#steps.length - 1 ? [...before, action.id] : null;
    }
    const draft = this.session.state?.draft;
    return this.#steps.length > 1 && draft?.can_confirm && last.chosen.length === 0 ? this.moves : null;
  }

  /** Chooses a target of the present step, or one of the first step when going back to it. */
  async choose(key: string): Promise<void> {
    const last = this.#steps.length - 1;
    for (const index of [last, 0]) {
      const step = this.#steps[index];
      const level = step ? levelOf(step.decision.actions, step.chosen, key) : -1;
      if (level < 0) continue;
      await this.#chooseIn(index, level, key);
      return;
    }
  }

  async #chooseIn(index: number, level: number, key: string): Promise<void> {
    const step = this.#steps[index];
    if (!step) return;
    const { actions } = step.decision;
    const before = step.chosen.slice(0, level);
    const isAgain = index === this.#steps.length - 1 && level === step.chosen.length - 1 && step.chosen[level] === key;
    const chosen = isAgain && index > 0 ? before : takeSingles(actions, [...before, key]);
    const wishes = index === 0 ? { ...step.wishes, ...this.#heldWish() } : step.wishes;
    this.#steps = [...this.#steps.slice(0, index), { ...step, chosen, wishes }];
    await this.#tryOut();
  }

  #heldWish(): Wishes {
    return { rotation: targetKey({ kind: 'rotation', turns: this.held }) };
  }

  /** Turns the tile: the draft among its legal rotations, or the tile in hand freely. */
  async rotate(by: number): Promise<boolean> {
    const index = this.#steps.findIndex((step) => turnsOf(chosenAction(step)) !== null);
    if (index < 0) {
      this.held = (this.held + by + 4) % 4;
      return true;
    }
    const step = this.#steps[index];
    const rotation = this.rotation;
    if (!step || !rotation) return false;
    const wish = nextValue(rotation, by);
    this.#steps = [
      ...this.#steps.slice(0, index),
      { ...step, wishes: { ...step.wishes, [rotation.kind]: wish } },
    ];
    const value = rotation.values.find((one) => targetKey(one) === wish);
    if (value?.kind === 'rotation') this.held = value.turns;
    await this.#tryOut();
    return true;
  }

  /** Sets a switch of the present step. */
  async set(kind: Target['kind'], value: string): Promise<void> {
    const index = this.#steps.length - 1;
    const step = this.#steps[index];
    if (!step) return;
    this.#steps = [...this.#steps.slice(0, index), { ...step, wishes: { ...step.wishes, [kind]: value } }];
    await this.#tryOut();
  }

  /** The next value of the first switch that is not the rotation; false if there is none. */
  async nextKind(): Promise<boolean> {
    const one = this.switches.find((each) => each.kind !== 'rotation');
    if (!one) return false;
    await this.set(one.kind, nextValue(one, 1));
    return true;
  }

  /** Takes the last choice back; false if there is none. */
  async takeBack(): Promise<boolean> {
    const last = this.#steps.at(-1);
    if (!last || !this.canTakeBack) return false;
    if (last.chosen.length > 0) {
      this.#steps = [...this.#steps.slice(0, -1), shortened(last)];
    } else {
      const kept = this.#steps.slice(0, -1);
      const before = kept.at(-1);
      this.#steps = before ? [...kept.slice(0, -1), shortened(before)] : [];
    }
    await this.#tryOut();
    return true;
  }

  /** Carries out what is chosen. */
  async confirm(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const moves = await this.#settled();
      if (!moves) return;
      const reason = this.action?.is_final ?? null;
      await this.session.commit(moves);
      this.confirmed = reason;
      this.#base = null;
      await this.follow();
    } catch (error) {
      this.#fail(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** What to confirm once the answer under way is here; nothing if it asks something new. */
  async #settled(): Promise<string[] | null> {
    const { length } = this.#steps;
    await this.#answer;
    return this.#steps.length === length ? this.confirmable : null;
  }

  /** Asks the server for what the choices lead to. */
  #tryOut(isByHand = true): Promise<void> {
    const answer = this.#ask(isByHand);
    this.#answer = answer;
    return answer;
  }

  async #ask(isByHand: boolean): Promise<void> {
    const steps = this.#steps;
    const { moves } = this;
    const asked = ++this.#asked;
    this.#waiting++;
    this.#isUntried = false;
    try {
      const state = await this.session.tryOut(moves);
      if (asked !== this.#asked || steps !== this.#steps) return;
      const next = state.draft?.next ?? null;
      const last = steps.at(-1);
      const goesOn = next !== null && next.actions.length > 0 && settings.confirm !== 'step';
      if (last && last.chosen.length > 0 && moves.length === steps.length && goesOn) {
        this.#steps = [...steps, firstStep(next)];
      }
      // Not awaited: confirming waits for this answer.
      if (isByHand) void this.#confirmByPolicy();
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof ApiError && error.isOffline) this.#isUntried = true;
      else this.#fail(error);
    } finally {
      this.#waiting--;
    }
  }

  /**
   * Asks the rules why the tile may not be laid in a cell; the refusal is shown, then
   * `refused` is called.
   */
  async askWhyNot(x: number, y: number, refused: () => void): Promise<void> {
    try {
      const laying = this.piece === null ? 'place' : `hand ${this.piece}`;
      await this.session.tryOut([`${laying} (${x},${y}) r${this.held}`]);
      await this.#tryOut();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refuse(error);
      if (error.status === 422) refused();
    }
  }

  /** Confirms by itself where the settings ask only for what is final. */
  async #confirmByPolicy(): Promise<void> {
    const last = this.#steps.at(-1);
    if (last && last.chosen.length > 0 && needsNoConfirmation(this.action, this.switches)) await this.confirm();
  }

  async #resume(moves: string[]): Promise<void> {
    for (const move of moves) {
      const index = this.#steps.length - 1;
      const step = this.#steps[index];
      const action = step?.decision.actions.find((one) => one.id === move);
      if (!step || !action) return;
      const chosen = action.at.filter((target) => !isModifier(target)).map(targetKey);
      const wishes: Wishes = Object.fromEntries(
        action.at.filter(isModifier).map((target) => [target.kind, targetKey(target)]),
      );
      this.held = turnsOf(action) ?? this.held;
      this.#steps = [...this.#steps.slice(0, index), { ...step, chosen, wishes }];
      await this.#tryOut(false);
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.refuse(error);
    if (error.status === 409 || error.status === 422) {
      this.#base = null;
      void this.session.reopen().then(() => this.follow());
    }
  }

  /** The tile's rotation as it would be laid now. */
  get turns(): number {
    for (const step of this.#steps) {
      const turns = turnsOf(chosenAction(step));
      if (turns !== null) return turns;
    }
    return this.held;
  }

  /** The rotation in which the tile would be laid where a target is, if it may be laid there. */
  turnsAt(key: string): number | null {
    const step = this.#steps.at(-1);
    const level = step ? levelOf(step.decision.actions, step.chosen, key) : -1;
    if (!step || level < 0) return null;
    const action = actionFor(step.decision.actions, [...step.chosen.slice(0, level), key], this.#heldWish());
    return action ? (turnsOf(action) ?? 0) : null;
  }
}

/** A step with its last choice taken back. */
function shortened(step: Step): Step {
  return { ...step, chosen: withoutLast(step.decision.actions, step.chosen) };
}

/** The action that a step has come to, if everything in it is chosen. */
function chosenAction(step: Step): Action | null {
  return step.chosen.length > 0 ? actionFor(step.decision.actions, step.chosen, step.wishes) : null;
}

function firstStep(decision: Decision): Step {
  return { decision, chosen: [], wishes: {} };
}

function hasRotation(decision: Decision): boolean {
  return decision.actions.some((action) =>
    action.at.some((target) => target.kind === 'rotation' || target.kind === 'half'),
  );
}

/** Whether two decisions ask the same with the same actions. */
function sameDecision(a: Decision, b: Decision): boolean {
  return (
    a.seat === b.seat &&
    a.prompt.key === b.prompt.key &&
    a.actions.length === b.actions.length &&
    a.actions.every((action, index) => action.id === b.actions[index]?.id)
  );
}

