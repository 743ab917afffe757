import type { ApiError } from '../api/client';
import type { Action, FeatureCard, Figure, GameEvent, Piece, TableState } from '../api/types';
import { boardTargets, middleOfTarget, type BoardTarget } from '../board/board-targets';
import { BoardDrawing } from '../board/drawing.svelte';
import { CELL, cellKey, middleOf, type Point } from '../board/geometry';
import type { BoardModel, DraftTile, FloatingPoints, ShownFigure } from '../board/model';
import { Viewport, type CellBox } from '../board/viewport.svelte';
import { whyNothingToTakeBack } from '../decision/final';
import { isNothing } from '../decision/options';
import { Turn } from '../decision/turn.svelte';
import { settings } from '../settings/settings.svelte';
import { hasText, t, tell, type Args } from '../text/text.svelte';
import { cellText, featureText } from '../text/words';
import { say } from '../ui/announce.svelte';
import { hideToast, showToast } from '../ui/toast.svelte';
import { tellEvents } from './chronicle';
import { sideWords, tileSides } from './sides';
import { SMALL_SCREEN } from './layout';
import { Replay } from './replay.svelte';
import { TableSession } from './session.svelte';

/** Pixels a cell must have after one was chosen, with a finger and with a pointer. */
const COARSE_CELL = 110;
const FINE_CELL = 48;

/** How long points float, in milliseconds, and how far apart two begin. */
const FLOAT_TIME = 2_200;
const FLOAT_STEP = 400;
const BURST = 900;

/** Everything that one table on the screen holds together: session, choices, view, what is looked at. */
export class TableControl {
  readonly session: TableSession;
  readonly turn: Turn;
  readonly view = new Viewport();
  readonly replay: Replay;
  drawing = $state.raw<BoardDrawing | null>(null);

  /** The target that the keyboard is on. */
  cursor = $state<string | null>(null);
  /** The target under the pointer. */
  pointed = $state.raw<BoardTarget | null>(null);
  /** Whether digits are shown: after a key, until a pointer is used. */
  showDigits = $state(false);
  /** The feature that is looked at, and whether it stays until it is closed. */
  inspected = $state.raw<{ piece: number; segment: number } | null>(null);
  isPinned = $state(false);
  showFields = $state(false);
  refused = $state.raw<readonly [number, number] | null>(null);
  floats = $state.raw<readonly FloatingPoints[]>([]);
  /** Cells to light up because a line of the history is pointed at. */
  litCells = $state.raw<readonly (readonly [number, number])[]>([]);
  /** Called with figures that go home, to let them walk. */
  onReturns: (figures: { figure: Figure; at: Point }[]) => void = () => undefined;

  #hoverTimer: ReturnType<typeof setTimeout> | undefined;
  #floatKey = 0;

  constructor(id: string) {
    this.session = new TableSession(id);
    this.turn = new Turn(this.session, (error) => this.showRefusal(error));
    this.replay = new Replay(this.session);
    this.session.onEvents((events, before) => this.#take(events, before));
  }

  close(): void {
    clearTimeout(this.#hoverTimer);
    this.replay.pause();
    this.session.close();
    this.drawing?.close();
  }

  /** The state that is shown: the present, or an earlier one. */
  get shownState(): TableState | null {
    return this.replay.table?.state ?? this.session.state;
  }

  get shownPieces(): readonly Piece[] {
    return this.replay.table?.pieces ?? this.session.pieces;
  }

  get isReplaying(): boolean {
    return this.replay.table !== null;
  }

  get isPurist(): boolean {
    return this.session.table?.purist ?? false;
  }

  get isFinished(): boolean {
    return this.session.state?.phase === 'finished';
  }

  nameOf(seat: number): string {
    return this.session.state?.players[seat]?.name ?? '';
  }

  get names(): string[] {
    return this.session.state?.players.map((player) => player.name) ?? [];
  }

  colourOf(seat: number | null): number {
    return (seat === null ? undefined : this.session.state?.players[seat]?.colour) ?? 0;
  }

  get ownColour(): number {
    return this.colourOf(this.session.decidingSeat ?? this.session.ownSeats[0] ?? null);
  }

  /** The kind of figure that the switch of the dock stands on. */
  get figureKind(): string | null {
    const value = this.turn.switches.find((one) => one.kind === 'figure_kind')?.value;
    return value?.kind === 'figure_kind' ? value.figure : null;
  }

  get targets(): BoardTarget[] {
    const { state } = this.session;
    if (!state || this.isReplaying || this.session.decidingSeat === null) return [];
    const digits = new Map(this.turn.options.map((option) => [option.key, option.digit]));
    return boardTargets({
      choices: this.turn.choices,
      earlier: this.turn.earlierChoices.filter((choice) => !this.#isDraftCell(choice.key)),
      figures: state.figures,
      selected: this.turn.selected,
      digitOf: (key) => digits.get(key) ?? null,
      figureKind: this.figureKind,
      laid: new Set(this.session.pieces.map((piece) => cellKey(piece.x, piece.y))),
    });
  }

  #isDraftCell(key: string): boolean {
    const piece = this.draftTile;
    return piece !== null && !piece.isGhost && key === `cell ${piece.x} ${piece.y}`;
  }

  /** The tile being tried out, or looked at under the pointer. */
  get draftTile(): DraftTile | null {
    const { state } = this.session;
    if (!state || this.isReplaying) return null;
    const colour = this.ownColour;
    const chosen = this.turn.chosenCell;
    if (chosen && state.drawn) {
      return { tile: state.drawn, ...chosen, rotation: this.turn.turns, half: null, colour, isGhost: false };
    }
    const cell = this.pointed?.cell;
    if (!cell || this.pointed?.isQuiet || !state.drawn || !this.turn.isLaying) return null;
    const rotation = this.turn.turnsAt(cell[0], cell[1]);
    return rotation === null
      ? null
      : { tile: state.drawn, x: cell[0], y: cell[1], rotation, half: null, colour, isGhost: true };
  }

  get shownFigures(): ShownFigure[] {
    const state = this.shownState;
    if (!state) return [];
    const leaving = new Set(this.turn.effects.flatMap((effect) => (effect.kind === 'returns' ? effect.figures : [])));
    const figures = state.figures.map(
      (figure): ShownFigure => ({
        key: `figure ${figure.id}`,
        kind: figure.kind,
        colour: this.colourOf(figure.seat),
        at: figure.anchor,
        lying: figure.lying,
        isLeaving: !this.isReplaying && leaving.has(figure.id),
        isDraft: false,
      }),
    );
    for (const figure of state.neutral) {
      figures.push({
        key: `neutral ${figure.kind}`,
        kind: figure.kind,
        colour: 0,
        at: figure.anchor,
        lying: false,
        isLeaving: false,
        isDraft: false,
      });
    }
    const drafted = this.turn.chosenFigure;
    if (drafted && !this.isReplaying) {
      figures.push({ ...drafted, key: 'draft', colour: this.ownColour, isLeaving: false, isDraft: true });
    }
    return figures;
  }

  /** The feature that is looked at. */
  get card(): FeatureCard | null {
    const looked = this.inspected;
    if (!looked || this.isReplaying) return null;
    return (
      this.session.features.find((card) =>
        card.segments.some((one) => one.piece === looked.piece && one.segment === looked.segment),
      ) ?? null
    );
  }

  get model(): BoardModel | null {
    const state = this.shownState;
    const { table } = this.session;
    if (!state || !table || !this.drawing) return null;
    const last = this.turn.chosenCell || this.isFinished ? undefined : state.decision.marks.find((mark) => mark.kind === 'last');
    const lastPiece = last && this.shownPieces.findLast((one) => one.x === last.cell[0] && one.y === last.cell[1]);
    const isOthers = lastPiece?.seat != null && !this.session.ownSeats.includes(lastPiece.seat);
    return {
      pieces: this.shownPieces,
      allPieces: this.session.pieces,
      figures: state.figures,
      shownFigures: this.shownFigures,
      players: state.players,
      ownSeats: this.session.ownSeats,
      drawing: this.drawing,
      theme: table.theme,
      targets: this.targets,
      selected: this.turn.selected,
      cursor: this.cursor,
      showDigits: this.showDigits,
      colour: this.ownColour,
      draft: this.draftTile,
      deadCells: settings.deadCells && !this.isFinished ? state.dead_cells : [],
      refused: this.refused,
      marks: state.decision.marks,
      last: last && lastPiece && isOthers ? { cell: last.cell, colour: this.colourOf(lastPiece.seat) } : null,
      highlight: this.card,
      litCells: this.litCells,
      fields: this.showFields ? this.session.features.filter((card) => card.kind === 'field') : null,
      floats: this.floats,
      label: t('board-label', { count: this.shownPieces.length, question: this.question }),
    };
  }

  /** The question of the dock in words. */
  get question(): string {
    const decision = this.turn.decision ?? this.session.state?.decision;
    return decision ? tell(decision.prompt) : '';
  }

  /** The cells of pieces and offers. */
  get box(): CellBox {
    const cells: (readonly [number, number])[] = this.shownPieces.map((piece) => [piece.x, piece.y]);
    for (const target of this.targets) if (target.cell) cells.push(target.cell);
    const xs = cells.map(([x]) => x);
    const ys = cells.map(([, y]) => y);
    if (cells.length === 0) return { west: 0, north: 0, east: 1, south: 1 };
    return {
      west: Math.min(...xs),
      north: Math.min(...ys),
      east: Math.max(...xs) + 1,
      south: Math.max(...ys) + 1,
    };
  }

  /** Where things happen now. */
  get focus(): Point {
    const open = this.targets.filter((target) => !target.isQuiet);
    if (open.length > 0) {
      const points = open.map(middleOfTarget);
      const sum = points.reduce<Point>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
      return [sum[0] / points.length, sum[1] / points.length];
    }
    const last = this.shownPieces.at(-1);
    return last ? middleOf(last.x, last.y) : [CELL / 2, CELL / 2];
  }

  /** Shows the whole board; on small screens the part where things happen, with cells large enough. */
  showAll(smooth: boolean): void {
    this.view.isManual = false;
    this.view.fit(this.box, smooth, this.#leastScale, this.focus);
  }

  /** Shows the whole board, however small it becomes. */
  showEverything(): void {
    this.view.isManual = false;
    this.view.fit(this.box, true);
  }

  get #leastScale(): number {
    return !this.isFinished && window.matchMedia(SMALL_SCREEN).matches ? 0.5 : 0;
  }

  /** Brings what has just happened, and what may be done next, into sight. */
  #keepInSight(x: number, y: number): void {
    if (this.view.isManual) this.view.reveal(...middleOf(x, y));
    else if (!this.view.shows(this.box)) this.showAll(true);
  }

  /** Makes the store for pictures once the theme is known, and fetches what is new. */
  async loadDrawing(): Promise<void> {
    const { table, version } = this.session;
    if (!table) return;
    if (!this.drawing) this.drawing = new BoardDrawing(this.session.id, table.theme);
    await this.drawing.load(version);
  }

  async choose(key: string): Promise<void> {
    this.pointed = null;
    this.clearRefusal();
    this.unpin();
    const wasCell = key.startsWith('cell') || key.startsWith('half');
    await this.turn.choose(key);
    if (wasCell) {
      this.cursor = null;
      const cell = this.turn.chosenCell;
      if (cell) {
        const coarse = window.matchMedia('(pointer: coarse)').matches;
        this.view.reveal(...middleOf(cell.x, cell.y), coarse ? COARSE_CELL : FINE_CELL);
        say(this.#describeChoice(cell.x, cell.y));
      }
    } else {
      say(this.confirmLabel);
    }
  }

  #describeChoice(x: number, y: number): string {
    const options = this.turn.options.map((option) => `${option.digit} ${this.optionLabel(option.actions[0])}`);
    return `${cellText(x, y)}. ${this.sidesOfDraft()}. ${this.question} ${options.join(', ')}`;
  }

  /** The sides of the tile as it would lie, in words. */
  sidesOfDraft(): string {
    const { state } = this.session;
    const tile = state?.drawn;
    const sides = tile ? tileSides(tile) : null;
    return sides ? sideWords(sides, this.turn.turns) : '';
  }

  optionLabel(action: Action | undefined): string {
    return action ? tell(action.text) : '';
  }

  /** What the button that confirms says. */
  get confirmLabel(): string {
    const { action, decision } = this.turn;
    if (!decision || !action) return t('confirm');
    if (isNothing(action)) {
      const key = `confirm-${decision.prompt.key}`;
      return hasText(key) ? t(key) : t('confirm-with', { what: tell(action.text) });
    }
    if (this.turn.isLaying) return t('confirm');
    return t('confirm-with', { what: tell(action.text) });
  }

  async rotate(by: number): Promise<void> {
    if (this.turn.choices.length === 0 && !this.turn.rotation) return;
    if (await this.turn.rotate(by)) say(this.sidesOfDraft());
    else showToast(t('only-this-way'), { rule: 'BG-14' });
  }

  async nextKind(): Promise<void> {
    if (await this.turn.nextKind()) say(this.confirmLabel);
  }

  async takeBack(): Promise<void> {
    if (await this.turn.takeBack()) {
      this.cursor = null;
      say(this.question);
    } else if (this.inspected) {
      this.unpin();
    } else if (this.session.decidingSeat !== null) {
      const why = whyNothingToTakeBack(this.turn.decision, this.session.decidingSeat, this.turn.confirmed);
      showToast(t(why), { rule: 'TS-7' });
    }
  }

  async confirm(): Promise<void> {
    if (this.session.line !== 'online') {
      showToast(t('confirm-waits'));
      return;
    }
    if (!this.turn.isReady) {
      showToast(t(this.turn.isLaying ? 'choose-cell-first' : 'choose-first'));
      return;
    }
    this.cursor = null;
    this.unpin();
    await this.turn.confirm();
  }

  /** A press where no target is. */
  async press(hit: { piece: Piece; segment: { segment: number } } | null, cell: [number, number]): Promise<void> {
    const chosen = this.turn.chosenCell;
    if (chosen && chosen.x === cell[0] && chosen.y === cell[1]) {
      await this.rotate(1);
      return;
    }
    if (hit) {
      const looked = { piece: hit.piece.id, segment: hit.segment.segment };
      const before = this.isPinned ? this.card : null;
      await this.look(looked, true);
      if (before && before === this.card) this.unpin();
      else if (this.card) say(featureText(this.card, this.names));
      return;
    }
    if (this.#isBesideLand(cell) && this.turn.isLaying) {
      await this.#askWhyNot(cell);
      return;
    }
    this.unpin();
  }

  #isBesideLand([x, y]: [number, number]): boolean {
    const has = (cx: number, cy: number): boolean => this.session.pieces.some((piece) => piece.x === cx && piece.y === cy);
    return !has(x, y) && (has(x + 1, y) || has(x - 1, y) || has(x, y + 1) || has(x, y - 1));
  }

  /** Asks the engine why the tile does not fit in a cell; the answer is its refusal. */
  async #askWhyNot([x, y]: [number, number]): Promise<void> {
    await this.turn.askWhyNot(x, y, () => {
      this.refused = [x, y];
    });
  }

  showRefusal(error: ApiError): void {
    const { code, args, message, rule } = error.body;
    const text = hasText(code) ? t(code, this.#refusalArgs(args ?? {})) : message;
    showToast(text, { rule, isBad: true, hidden: () => this.clearRefusal() });
  }

  #refusalArgs(args: Args): Args {
    const seat = args['seat'];
    return typeof seat === 'number' ? { ...args, player: this.nameOf(seat) } : args;
  }

  clearRefusal(): void {
    if (!this.refused) return;
    this.refused = null;
    hideToast();
  }

  /** Looks at a feature: at once when pressed, after a moment when pointed at. */
  async look(at: { piece: number; segment: number } | null, pin: boolean): Promise<void> {
    clearTimeout(this.#hoverTimer);
    if (pin) {
      if (!at) return;
      await this.session.loadFeatures().catch(() => undefined);
      this.inspected = at;
      this.isPinned = true;
      return;
    }
    if (this.isPinned) return;
    if (!at) {
      if (this.inspected) this.#hoverTimer = setTimeout(() => (this.inspected = null), 60);
      return;
    }
    this.#hoverTimer = setTimeout(
      () => {
        void this.session
          .loadFeatures()
          .then(() => {
            if (!this.isPinned) this.inspected = at;
          })
          .catch(() => undefined);
      },
      this.inspected ? 60 : 220,
    );
  }

  unpin(): void {
    clearTimeout(this.#hoverTimer);
    this.inspected = null;
    this.isPinned = false;
  }

  async toggleFields(): Promise<void> {
    if (this.isPurist) return;
    if (!this.showFields) await this.session.loadFeatures().catch(() => undefined);
    this.showFields = !this.showFields;
    if (this.showFields) showToast(t('fields-note'));
    else hideToast();
  }

  /** Moves the cursor to the nearest offered place in a direction; pans where there is none. */
  moveCursor(dx: number, dy: number): void {
    const targets = this.targets.filter((target) => !target.isQuiet);
    if (targets.length === 0) {
      this.view.pan(-dx * 80, -dy * 80, true);
      return;
    }
    const current = targets.find((target) => target.key === this.cursor);
    const best = current ? nextTarget(targets, current, dx, dy) : nearest(targets, this.#cursorStart);
    if (!best) return;
    this.cursor = best.key;
    this.pointed = best.cell ? best : null;
    this.view.reveal(...middleOfTarget(best));
    say(this.describeTarget(best));
  }

  get #cursorStart(): Point {
    const chosen = this.turn.chosenCell;
    if (chosen) return middleOf(chosen.x, chosen.y);
    const last = this.session.pieces.at(-1);
    return last ? middleOf(last.x, last.y) : [0, 0];
  }

  /** A target in words. */
  describeTarget(target: BoardTarget): string {
    if (target.cell) {
      const [x, y] = target.cell;
      const sides = this.turn.isLaying && this.session.state?.drawn ? tileSides(this.session.state.drawn) : null;
      const turns = this.turn.turnsAt(x, y) ?? 0;
      return sides ? `${cellText(x, y)}; ${sideWords(sides, turns)}` : cellText(x, y);
    }
    const choice = this.turn.choices.find((one) => one.key === target.key);
    return this.optionLabel(choice?.actions[0]);
  }

  #take(events: GameEvent[], before: TableState): void {
    if (this.session.features.length > 0 && (this.showFields || this.inspected)) {
      void this.session.loadFeatures().catch(() => undefined);
    }
    const placed = events.findLast((event) => event.kind === 'place' && event.cell);
    if (placed?.cell && !this.isReplaying) {
      const [x, y] = placed.cell;
      // The choices of the new turn are made from the new state in the same moment.
      queueMicrotask(() => this.#keepInSight(x, y));
    }
    this.#float(events, before);
    this.#sendHome(events, before);
    tellEvents(events, this);
  }

  #float(events: GameEvent[], before: TableState): void {
    const scores = events.filter((event) => event.score && event.score.points > 0);
    if (scores.length === 0) return;
    const taken = new Map<string, number>();
    const floats = scores.map((event, index): FloatingPoints => {
      const at = scorePoint(event, [...before.figures, ...(this.session.state?.figures ?? [])]);
      const key = at.join();
      const beside = taken.get(key) ?? 0;
      taken.set(key, beside + 1);
      return {
        key: ++this.#floatKey,
        at: [at[0] + beside * 58, at[1] - 24],
        points: event.score!.points,
        colour: this.colourOf(event.seat),
        delay: Math.min(BURST, index * FLOAT_STEP),
      };
    });
    this.floats = [...this.floats, ...floats];
    const keys = new Set(floats.map((float) => float.key));
    setTimeout(() => {
      this.floats = this.floats.filter((float) => !keys.has(float.key));
    }, FLOAT_TIME + BURST);
  }

  #sendHome(events: GameEvent[], before: TableState): void {
    const gone = events
      .filter((event) => event.kind === 'return')
      .flatMap((event) => {
        const figure = before.figures.find((one) => one.id === event.figure);
        return figure ? [{ figure, at: figure.anchor }] : [];
      });
    if (gone.length > 0) this.onReturns(gone);
  }
}

/** Where the points of a score appear: at the owner's figure, or in the middle of the cell. */
function scorePoint(event: GameEvent, figures: readonly Figure[]): Point {
  const cells = event.score?.cells ?? [];
  const own = figures.find(
    (figure) =>
      figure.seat === event.seat &&
      figure.feature === event.score?.feature &&
      cells.some(([x, y]) => x === figure.x && y === figure.y),
  );
  if (own) return own.anchor;
  const cell = event.cell ?? cells[0] ?? [0, 0];
  return middleOf(cell[0], cell[1]);
}

function nearest(targets: readonly BoardTarget[], from: Point): BoardTarget | null {
  let best: BoardTarget | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = middleOfTarget(target);
    const distance = Math.hypot(x - from[0], y - from[1]);
    if (distance < least) {
      least = distance;
      best = target;
    }
  }
  return best;
}

function nextTarget(targets: readonly BoardTarget[], current: BoardTarget, dx: number, dy: number): BoardTarget | null {
  const from = middleOfTarget(current);
  let best: BoardTarget | null = null;
  let least = Infinity;
  let around: BoardTarget | null = null;
  let farthest = Infinity;
  for (const target of targets) {
    if (target.key === current.key) continue;
    const [x, y] = middleOfTarget(target);
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (along > 4 && along + across * 2.2 < least) {
      least = along + across * 2.2;
      best = target;
    }
    if (along + across * 2 < farthest) {
      farthest = along + across * 2;
      around = target;
    }
  }
  return best ?? around;
}
