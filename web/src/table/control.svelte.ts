import type { ApiError } from '../api/client';
import type { CardCount, FeatureCard, Figure, GameEvent, Hand, Piece, PileEntry, TableState } from '../api/types';
import { boardTargets, middleOfTarget, type BoardTarget } from '../board/board-targets';
import { BoardDrawing } from '../board/drawing.svelte';
import { cellKey, middleOf, type Point } from '../board/geometry';
import type { BoardModel, DraftTile } from '../board/model';
import { Viewport } from '../board/viewport.svelte';
import { whyNothingToTakeBack } from '../decision/final';
import { Turn } from '../decision/turn.svelte';
import { hasText, t, tell, type Args } from '../text/text.svelte';
import { featureText } from '../text/words';
import { say } from '../ui/announce.svelte';
import { hideToast, showToast } from '../ui/toast.svelte';
import { backsOf, cardText, kindOf } from '../cards/kinds';
import { Reveal } from '../cards/reveal.svelte';
import { boardModel, draftTile } from './board-model';
import { tellEvents } from './chronicle';
import { nearest, nextTarget } from './cursor';
import { confirmLabel, describeChoice, describeTarget, pieceChosen, sidesOfDraft, targetLabel } from './describe';
import { Floats } from './floats.svelte';
import { rememberRefusal } from './last-table.svelte';
import { SMALL_SCREEN } from './layout';
import { Looking } from './looking.svelte';
import { Replay } from './replay.svelte';
import { TableSession } from './session.svelte';
import { toldTo } from './secrets';
import { HALFLING_SIDES } from './sides';
import { boxOf, focusOf } from './sight';

/** Pixels a cell must have after one was chosen, with a finger and with a pointer. */
const COARSE_CELL = 110;
const FINE_CELL = 36;

/** A tile that is to be laid. */
export type TileInHand = { tile: string; sides: readonly string[]; isHalf: boolean };

/** Everything that one table on the screen holds together: session, choices, view, what is looked at. */
export class TableControl {
  readonly session: TableSession;
  readonly turn: Turn;
  readonly view = new Viewport();
  readonly replay: Replay;
  readonly looking: Looking;
  readonly reveal: Reveal;
  drawing = $state.raw<BoardDrawing | null>(null);

  /** The own seat whose player has said to be at this screen, where several play at it. */
  atScreen = $state<number | null>(null);
  /** The target that the keyboard is on. */
  cursor = $state<string | null>(null);
  /** The target under the pointer. */
  pointed = $state.raw<BoardTarget | null>(null);
  /** Whether digits are shown: after a key, until a pointer is used. */
  showDigits = $state(false);
  refused = $state.raw<readonly [number, number] | null>(null);
  readonly floats = new Floats();
  /** The card that is asked about, while the rules are asked why it cannot be played. */
  #refusedCard: string | null = null;
  /** Called with figures that go home, to let them walk. */
  onReturns: (figures: { figure: Figure; at: Point }[]) => void = () => undefined;


  constructor(id: string) {
    this.session = new TableSession(id);
    this.turn = new Turn(this.session, (error) => this.showRefusal(error));
    this.replay = new Replay(this.session);
    this.looking = new Looking(this.session);
    this.reveal = new Reveal(this);
    this.session.onEvents((events, before) => this.#take(events, before));
  }

  close(): void {
    this.looking.close();
    this.reveal.close();
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
      labelOf: (choice) => targetLabel(this, choice),
      figureKind: this.figureKind,
      laid: new Set(this.session.pieces.map((piece) => cellKey(piece.x, piece.y))),
    });
  }

  #isDraftCell(key: string): boolean {
    const piece = this.draftTile;
    if (piece === null || piece.isGhost) return false;
    return key === `cell ${piece.x} ${piece.y}` || key === `half ${piece.x} ${piece.y} ${piece.rotation}`;
  }

  /** What is known of a tile in an own hand, or of one that is offered for picking. */
  entryOf(tile: string): PileEntry | null {
    const state = this.session.state;
    const entries = [...(state?.hands ?? []).flatMap((hand) => hand.tiles ?? []), ...(state?.offer ?? [])];
    return entries.find((entry) => entry.tile === tile) ?? null;
  }

  /**
   * Whether the table waits until somebody else is at this screen: several play at it, and the one
   * who decides holds what the others must not see.
   */
  get needsCurtain(): boolean {
    const { state, decidingSeat, ownSeats } = this.session;
    if (!state || decidingSeat === null || ownSeats.length < 2 || state.offer.length > 0) return false;
    const holds = this.handCount(decidingSeat) + backsOf(state.cards, decidingSeat) > 0;
    return holds && this.atScreen !== decidingSeat;
  }

  /** The own seat whose hand may be shown at this screen. */
  get #openSeat(): number | null {
    const { decidingSeat, ownSeats } = this.session;
    if (this.isReplaying || this.needsCurtain) return null;
    return ownSeats.length > 1 ? decidingSeat : (ownSeats[0] ?? null);
  }

  /** An event as it may be told at this screen; when the game is over there are no secrets. */
  told(event: GameEvent): GameEvent {
    return this.isFinished || this.session.ownSeats.length < 2 ? event : toldTo(this.#openSeat, event);
  }

  /** The own cards that may be shown at this screen. */
  get openCards(): CardCount[] | null {
    const seat = this.#openSeat;
    return this.session.state?.cards?.hands.find((hand) => hand.seat === seat)?.cards ?? null;
  }

  /** The ids of the own cards that can be played, aimed or discarded now. */
  get playableCards(): ReadonlySet<string> {
    const { turn } = this;
    const keys = [...turn.choices, ...turn.earlierChoices, ...turn.side];
    return new Set(keys.flatMap(({ target }) => (target.kind === 'card' ? [target.card] : [])));
  }

  /** Chooses an own card, or says why it cannot be played now; whether it was chosen. */
  async chooseCard(card: string): Promise<boolean> {
    const key = `card ${card}`;
    const { turn } = this;
    const beside = turn.side.find((one) => one.key === key);
    if ([...turn.choices, ...turn.earlierChoices].some((one) => one.key === key)) {
      await this.choose(key);
    } else if (beside) {
      this.looking.unpin();
      await turn.chooseBeside(beside);
      say(this.question);
    } else if (this.session.decidingSeat === null) {
      const kind = kindOf(this.session.table, card);
      showToast([cardText(kind), t(`card-not-now-${kind?.symbol ?? 'none'}`)].filter(Boolean).join(' '), { rule: kind?.symbol === 'town' ? 'XP-17' : 'XP-19' });
      return false;
    } else {
      this.#refusedCard = card;
      await turn.askWhyNot(`card play ${card}`, () => undefined);
      this.#refusedCard = null;
      return false;
    }
    return true;
  }

  /** The own hand that may be shown at this screen. */
  get openHand(): Hand | null {
    const seat = this.#openSeat;
    return this.session.state?.hands.find((hand) => hand.seat === seat) ?? null;
  }

  /** How many tiles a seat holds. */
  handCount(seat: number): number {
    return this.session.state?.hands.find((hand) => hand.seat === seat)?.count ?? 0;
  }

  /** The tile to be laid: the one chosen from the hand, or the one drawn. */
  get tileInHand(): TileInHand | null {
    const { state } = this.session;
    const chosen = this.turn.piece;
    if (chosen !== null) {
      const sides = this.entryOf(chosen)?.sides ?? [];
      return { tile: chosen, sides, isHalf: sides.length === HALFLING_SIDES };
    }
    if (!state?.drawn) return null;
    return { tile: state.drawn, sides: state.drawn_sides, isHalf: state.drawn_sides.length === HALFLING_SIDES };
  }

  /** The tile being tried out, or looked at under the pointer. */
  get draftTile(): DraftTile | null {
    return draftTile(this);
  }

  get model(): BoardModel | null {
    return boardModel(this);
  }

  /** The feature that is looked at. */
  get card(): FeatureCard | null {
    return this.isReplaying ? null : this.looking.card;
  }

  /** The question of the dock in words. */
  get question(): string {
    const decision = this.turn.decision ?? this.session.state?.decision;
    return decision ? tell(decision.prompt) : '';
  }

  /** Shows the whole board; on small screens the part where things happen, with cells large enough. */
  showAll(smooth: boolean): void {
    this.view.isManual = false;
    this.view.fit(boxOf(this), smooth, this.#leastScale, focusOf(this));
  }

  /** Shows the whole board, however small it becomes. */
  showEverything(): void {
    this.view.isManual = false;
    this.view.fit(boxOf(this), true);
  }

  get #leastScale(): number {
    return !this.isFinished && window.matchMedia(SMALL_SCREEN).matches ? 0.5 : 0;
  }

  /** Brings what has just happened, and what may be done next, into sight. */
  #keepInSight(x: number, y: number): void {
    if (this.view.isManual) this.view.reveal(...middleOf(x, y));
    else if (!this.view.shows(boxOf(this))) this.showAll(true);
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
    this.looking.unpin();
    const wasCell = key.startsWith('cell') || key.startsWith('half');
    await this.turn.choose(key);
    if (wasCell) {
      this.cursor = null;
      const cell = this.turn.chosenCell;
      if (cell) {
        const coarse = window.matchMedia('(pointer: coarse)').matches;
        this.view.reveal(...middleOf(cell.x, cell.y), coarse ? COARSE_CELL : FINE_CELL);
        say(describeChoice(this, cell.x, cell.y));
      }
    } else if (key.startsWith('piece')) {
      say(pieceChosen(this, key));
    } else {
      say(this.confirmLabel);
    }
  }

  /** The sides of the tile as it would lie, in words. */
  sidesOfDraft(): string {
    return sidesOfDraft(this);
  }

  /** What the button that confirms says. */
  get confirmLabel(): string {
    return confirmLabel(this);
  }

  async rotate(by: number): Promise<void> {
    if (this.turn.choices.length === 0 && !this.turn.rotation) return;
    if (!this.tileInHand) return;
    if (await this.turn.rotate(by)) say(this.sidesOfDraft());
    else showToast(t('only-this-way'), { rule: this.tileInHand?.isHalf ? 'HA-17' : 'BG-14' });
  }

  async nextKind(): Promise<void> {
    if (await this.turn.nextKind()) say(this.confirmLabel);
  }

  async takeBack(): Promise<void> {
    if (await this.turn.takeBack()) {
      this.cursor = null;
      say(this.question);
    } else if (this.looking.inspected) {
      this.looking.unpin();
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
    this.looking.unpin();
    // Whoever confirms is at the screen, and gets no curtain for a card just drawn.
    this.atScreen = this.session.decidingSeat;
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
      const before = this.looking.isPinned ? this.card : null;
      await this.looking.look(looked, true);
      if (before && before === this.card) this.looking.unpin();
      else if (this.card) say(featureText(this.card, this.names));
      return;
    }
    if (this.#isBesideLand(cell) && this.turn.isLaying) {
      await this.#askWhyNot(cell);
      return;
    }
    this.looking.unpin();
  }

  #isBesideLand([x, y]: [number, number]): boolean {
    const has = (cx: number, cy: number): boolean => this.session.pieces.some((piece) => piece.x === cx && piece.y === cy);
    return !has(x, y) && (has(x + 1, y) || has(x - 1, y) || has(x, y + 1) || has(x, y - 1));
  }

  /** Asks the engine why the tile does not fit in a cell; the answer is its refusal. */
  async #askWhyNot([x, y]: [number, number]): Promise<void> {
    const laying = this.turn.piece === null ? 'place' : `hand ${this.turn.piece}`;
    await this.turn.askWhyNot(`${laying} (${x},${y}) r${this.turn.held}`, () => {
      this.refused = [x, y];
    });
  }

  showRefusal(error: ApiError): void {
    const { code, args, message, rule } = error.body;
    const reason = hasText(code) ? t(code, this.#refusalArgs(args ?? {})) : message;
    // Whoever asks why a card cannot be played wants to know what it does as well.
    const card = this.#refusedCard ? cardText(kindOf(this.session.table, this.#refusedCard)) : '';
    const text = [card, reason].filter(Boolean).join(' ');
    if (rule) rememberRefusal({ game: this.session.id, rule, text });
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
    return describeTarget(this, target);
  }

  #take(events: GameEvent[], before: TableState): void {
    this.looking.refresh();
    const placed = events.findLast((event) => event.kind === 'place' && event.cell);
    if (placed?.cell && !this.isReplaying) {
      const [x, y] = placed.cell;
      // The choices of the new turn are made from the new state in the same moment.
      queueMicrotask(() => this.#keepInSight(x, y));
    }
    this.floats.add(events, [...before.figures, ...(this.session.state?.figures ?? [])], (seat) => this.colourOf(seat));
    this.#sendHome(events, before);
    this.reveal.take(events);
    this.#showFrame();
    tellEvents(events.map((event) => this.told(event)), this);
  }

  /** Brings the feature into sight about which the player is asked. */
  #showFrame(): void {
    const { state, decidingSeat } = this.session;
    const frame = decidingSeat === null ? undefined : state?.decision.marks.find((mark) => mark.kind === 'frame');
    const [cell] = frame?.cells ?? [];
    if (cell) queueMicrotask(() => this.#keepInSight(...cell));
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
