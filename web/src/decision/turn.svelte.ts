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
  type Choice,
  type Switch,
  type Wishes,
} from './narrow';
import { defaultOf, dockOptions, isNothing, nothingOf, type DockOption } from './options';
import {
  chosenAction,
  firstStep,
  hasRotation,
  movesOf,
  sameDecision,
  shortened,
  type Passed,
  type Step,
} from './steps';
import { isCell, isModifier, targetKey, turnsOf } from './targets';

/** Changes of the draft that come from elsewhere must stand so long, in milliseconds, before they are taken over. */
const OTHER_WINDOW_WAIT = 600;

/** Something that could be done besides, at a quiet question that was gone past. */
export type SideChoice = Choice & { decision: Decision; step: number; place: number };

/**
 * What the player is choosing: the decision of the table, and those that follow from trying its
 * actions out. It knows no rule: it groups the actions by their targets, narrows them by what is
 * chosen, and sends back the ids that the server gave.
 */
export class Turn {
  #steps = $state.raw<Step[]>([]);
  /** Quiet questions after the last step. */
  #trailing = $state.raw<readonly Passed[]>([]);
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
      this.#set([]);
      return;
    }
    if (this.#base && sameDecision(this.#base, decision)) {
      this.#watchDraft();
      return;
    }
    this.#base = decision;
    this.held = 0;
    this.#set([firstStep(decision)]);
    if (state.draft && state.draft.moves.length > 0) await this.#resume(state.draft.moves);
    else if (decision.quiet) await this.#goPast(decision);
  }

  #set(steps: Step[], trailing: readonly Passed[] = []): void {
    this.#steps = steps;
    this.#trailing = trailing;
  }

  /** Goes on to what is asked after a quiet question, if there is anything. */
  async #goPast(decision: Decision): Promise<void> {
    const pass = nothingOf(decision);
    if (!pass || settings.confirm === 'step') return;
    const before = [{ decision, move: pass.id }];
    this.#set([], before);
    await this.#tryOut(false);
    if (this.#base === decision && this.#steps.length === 0) {
      this.#set([firstStep(decision)]);
      await this.#tryOut(false);
    }
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
      this.#set([firstStep(this.#base)]);
      void this.#resume(moves);
    }, OTHER_WINDOW_WAIT);
  }

  /** The decision now asked. */
  get decision(): Decision | null {
    return this.#steps.at(-1)?.decision ?? this.#base;
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
    if (figure?.kind !== 'figure_kind') return null;
    return {
      kind: figure.figure,
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
    return [...movesOf(this.#steps), ...this.#trailing.map((one) => one.move)];
  }

  /** What could be done besides: at quiet questions on the way to the present one, or after it. */
  get side(): SideChoice[] {
    const last = this.#steps.length - 1;
    const passed = [
      ...(this.#steps[last]?.before ?? []).map((one, place) => ({ ...one, step: last, place })),
      ...this.#trailing.map((one, place) => ({ ...one, step: last + 1, place })),
    ];
    return passed.flatMap(({ decision, step, place }) => {
      if (!decision) return [];
      const choices = choicesAfter(decision.actions, []).filter((choice) => !choice.actions.every(isNothing));
      return choices.map((choice) => ({ ...choice, decision, step, place }));
    });
  }

  /** Goes back to a quiet question and takes what could be done there. */
  async chooseBeside(choice: SideChoice): Promise<void> {
    const { decision, step, place, key } = choice;
    const before = (this.#steps[step]?.before ?? this.#trailing).slice(0, place);
    const chosen = takeSingles(decision.actions, [key]);
    this.#set([...this.#steps.slice(0, step), { decision, chosen, wishes: {}, before }]);
    await this.#tryOut();
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
      const before = this.#steps.slice(0, -1);
      if (!before.every(chosenAction)) return null;
      const passed = last.before.map((one) => one.move);
      return [...movesOf(before), ...passed, action.id, ...this.#trailing.map((one) => one.move)];
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
    this.#set([...this.#steps.slice(0, index), { ...step, chosen, wishes }]);
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
    this.#set([...this.#steps.slice(0, index), { ...step, wishes: { ...step.wishes, [rotation.kind]: wish } }]);
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
    this.#set([...this.#steps.slice(0, index), { ...step, wishes: { ...step.wishes, [kind]: value } }]);
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
      this.#set([...this.#steps.slice(0, -1), shortened(last)]);
    } else {
      const kept = this.#steps.slice(0, -1);
      const before = kept.at(-1);
      this.#set(before ? [...kept.slice(0, -1), shortened(before)] : []);
    }
    await this.#tryOut();
    return true;
  }

  /** Carries out what is chosen. */
  async confirm(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      if (await this.#asksMore()) return;
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

  /**
   * Whether something is left to be asked in the turn, though nothing was chosen at the present
   * question: the turn is carried out as one, so that it can be taken back as one, and nobody sees
   * at which question for cards a player hesitates.
   */
  async #asksMore(): Promise<boolean> {
    const last = this.#steps.at(-1);
    const { action } = this;
    if (!last || !action || last.chosen.length > 0 || action.is_final !== null) return false;
    if (settings.confirm === 'step') return false;
    const { length } = this.#steps;
    const chosen = action.at.filter((target) => !isModifier(target)).map(targetKey);
    this.#set([...this.#steps.slice(0, -1), { ...last, chosen }]);
    await this.#tryOut(false);
    return this.#steps.length !== length;
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
      // The server has gone past questions at which nothing else could be done.
      const past = (state.draft?.moves ?? []).slice(moves.length);
      if (past.length > 0) this.#trailing = [...this.#trailing, ...past.map((move) => ({ decision: null, move }))];
      const last = steps.at(-1);
      const goesOn = next !== null && next.actions.length > 0 && settings.confirm !== 'step';
      const isComplete = steps.every(chosenAction) && (last !== undefined || this.#trailing.length > 0);
      if (isComplete && goesOn) {
        const pass = next.quiet ? nothingOf(next) : null;
        if (pass) {
          this.#set(steps, [...this.#trailing, { decision: next, move: pass.id }]);
          await this.#ask(isByHand);
          return;
        }
        this.#set([...steps, { ...firstStep(next), before: this.#trailing }]);
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
   * Asks the rules why a move may not be made, such as the tile in a cell; the refusal is shown,
   * then `refused` is called.
   */
  async askWhyNot(move: string, refused: () => void): Promise<void> {
    try {
      await this.session.tryOut([move]);
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
    for (;;) {
      const done = this.moves;
      const differs = done.findIndex((move, index) => move !== moves[index]);
      if (differs >= 0) {
        // A quiet question at which something was done.
        const beside = this.side.find((one) => one.actions.some(({ id }) => id === moves[differs]));
        if (!beside) return;
        await this.chooseBeside(beside);
        continue;
      }
      const move = moves[done.length];
      if (move === undefined) return;
      const index = this.#steps.length - 1;
      const step = this.#steps[index];
      const action = step?.decision.actions.find((one) => one.id === move);
      if (!step || !action) return;
      const chosen = action.at.filter((target) => !isModifier(target)).map(targetKey);
      const wishes: Wishes = Object.fromEntries(
        action.at.filter(isModifier).map((target) => [target.kind, targetKey(target)]),
      );
      this.held = turnsOf(action) ?? this.held;
      this.#set([...this.#steps.slice(0, index), { ...step, chosen, wishes }]);
      await this.#tryOut(false);
      if (this.moves.length <= done.length) return;
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
