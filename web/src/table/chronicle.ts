import type { GameEvent, Piece } from '../api/types';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/text.svelte';
import { cellText, eventText, roleText, scoredText } from '../text/words';
import { say, sayNow } from '../ui/announce.svelte';
import type { TableControl } from './control.svelte';

/** A turn as the history shows it. */
export type TurnStory = {
  kind: 'turn' | 'final' | 'note' | 'walk';
  /** Its place in the history, from 0. */
  id: number;
  /** The number of the turn, from 1. */
  number: number;
  version: number;
  seat: number | null;
  tile: string | null;
  cell: [number, number] | null;
  rotation: number;
  figure: { kind: string; feature: string } | null;
  /** Scores, those of several players for one feature together. */
  scores: ScoreStory[];
  note: GameEvent | null;
  /** What else happened in the turn. */
  notes: GameEvent[];
  /** Ways of figures of nobody, each told as one. */
  walks: Walk[];
};

/** A figure of nobody that went from cell to cell, and what left the board on its way. */
export type Walk = { figure: string; cells: [number, number][]; gone: GameEvent[]; rule: string | null };

export type ScoreStory = { event: GameEvent; seats: number[] };

/** The history by turns, oldest first. */
export function turnStories(history: readonly GameEvent[], pieces: readonly Piece[]): TurnStory[] {
  const rotations = new Map(pieces.map((piece) => [`${piece.x},${piece.y},${piece.tile}`, piece.rotation]));
  const stories: TurnStory[] = [];
  let number = 0;
  let seat: number | null = null;
  let current: TurnStory | null = null;
  let walk = null as Walk | null;
  // Cards played before the tile belong to the turn that has begun.
  let early = null as GameEvent[] | null;
  for (const event of history) {
    if (event.kind === 'turn') {
      seat = event.seat;
      early = [];
    }
    if (event.kind === 'place') {
      const rotation = event.cell ? (rotations.get(`${event.cell.join(',')},${event.tile}`) ?? 0) : 0;
      current = { ...blank('turn', event, stories.length), number: ++number, seat, tile: event.tile, cell: event.cell, rotation, notes: early ?? [] };
      early = null;
      stories.push(current);
    } else if (event.kind === 'final_scoring') {
      current = blank('final', event, stories.length);
      stories.push(current);
    } else if (event.kind === 'neutral' && event.cell) {
      const figure = word(event, 'figure', '');
      if (walk?.figure === figure) {
        walk.cells.push(event.cell);
        continue;
      }
      walk = { figure, cells: [event.cell], gone: [], rule: event.rule };
      if (!current) stories.push((current = blank('walk', event, stories.length)));
      current.walks.push(walk);
      continue;
    } else if (walk && (event.kind === 'return' || event.kind === 'neutral')) {
      walk.gone.push(event);
      continue;
    } else if (early && event.kind.startsWith('card_')) {
      early.push(event);
    } else if (current?.kind === 'turn' && ASIDES.includes(event.kind)) {
      current.notes.push(event);
    } else if (isNote(event)) {
      stories.push({ ...blank('note', event, stories.length), tile: event.tile, note: event });
    } else if (event.kind === 'figure' && current) {
      current.figure = { kind: word(event, 'figure', 'meeple'), feature: word(event, 'feature', 'field') };
    } else if (event.kind === 'score' && event.score && current) {
      addScore(current, event);
    }
    // A way ends where something else happens.
    walk = null;
  }
  return stories;
}

/** What is told in the history on a line of its own. */
const NOTES = ['take_over', 'discard', 'set_aside', 'shuffled_in', 'neutral', 'picked', 'card_played', 'card_discarded'];

/** What is told in the turn in which it happened. */
const ASIDES = [
  'hidden',
  'token',
  'crop_circle',
  'card_drawn',
  'card_played',
  'card_cancelled',
  'card_discarded',
  'card_taken',
  'turned',
  'barred',
  'moved',
  'noted',
];

function isNote(event: GameEvent): boolean {
  return NOTES.includes(event.kind);
}

function blank(kind: TurnStory['kind'], event: GameEvent, id: number): TurnStory {
  return {
    kind,
    id,
    number: 0,
    version: event.version,
    seat: event.seat,
    tile: null,
    cell: null,
    rotation: 0,
    figure: null,
    scores: [],
    note: null,
    notes: [],
    walks: [],
  };
}

function word(event: GameEvent, name: string, otherwise: string): string {
  const value = event.text.args?.[name];
  return typeof value === 'string' ? value : otherwise;
}

function addScore(story: TurnStory, event: GameEvent): void {
  const same = story.scores.find(
    ({ event: other }) =>
      event.seat !== other.seat &&
      other.score?.feature === event.score?.feature &&
      other.score?.points === event.score?.points &&
      JSON.stringify(other.score?.cells) === JSON.stringify(event.score?.cells),
  );
  if (same && event.seat !== null) same.seats.push(event.seat);
  else story.scores.push({ event, seats: event.seat === null ? [] : [event.seat] });
}

/** Reads out what happened, as much of it as the settings ask for. */
export function tellEvents(events: readonly GameEvent[], control: TableControl): void {
  const { session } = control;
  const stories = turnStories(events, session.pieces);
  for (const story of stories) {
    if (story.kind === 'note') {
      if (story.note && settings.announce !== 'short') say(eventText(story.note, ''));
      continue;
    }
    const text = storyText(story, events, control);
    if (text) say(text);
  }
  const decides = session.decidingSeat;
  if (decides === null) {
    if (events.some((event) => event.kind === 'end')) say(resultText(control));
    return;
  }
  tellTurn(control);
}

/** Says at once that the player is to decide: the question, and the sides of the tile. */
export function tellTurn(control: TableControl): void {
  const { decidingSeat, state } = control.session;
  if (decidingSeat === null) return;
  const isOwn = state?.decision.actor === decidingSeat;
  const sides = control.turn.isLaying || control.session.state?.drawn ? control.sidesOfDraft() : '';
  const said = [t(isOwn ? 'your-turn' : 'you-are-asked'), control.question, sides].filter(Boolean);
  sayNow(said.map((one) => (/[.?!]$/.test(one) ? one : `${one}.`)).join(' ').replace(/\.$/, ''));
}

/** The way of a figure of nobody: how far it went, where it stands, whom it sent home. */
function walkText({ figure, cells, gone }: Walk): string {
  const said = [t('walk', { figure, count: cells.length, place: cellText(...cells.at(-1)!) })];
  said.push(...gone.map((event) => eventText(event, '')));
  return said.join('; ');
}

function storyText(story: TurnStory, events: readonly GameEvent[], control: TableControl): string {
  const scores = story.scores.map(({ event, seats }) => {
    const names = seats.map((seat) => control.nameOf(seat)).join(', ');
    return `${names}: ${scoredText(event.score!)}`;
  });
  if (story.kind === 'final') return [t('history-final'), ...scores].join('. ');
  const seat = story.seat ?? control.session.pieces.find((piece) => isAt(piece, story.cell))?.seat ?? null;
  const isOwn = seat !== null && control.session.ownSeats.includes(seat);
  const walks = story.walks
    .filter(({ gone }) => settings.announce !== 'short' || gone.length > 0)
    .map(walkText);
  walks.push(...story.notes.map((note) => eventText(note, '')));
  if (isOwn || settings.announce === 'short' || !story.cell) return [...walks, ...scores].join('. ');
  const said = [t('said-place', { player: seat === null ? '' : control.nameOf(seat), place: cellText(...story.cell) })];
  if (story.figure) said.push(roleText(story.figure.kind, story.figure.feature));
  said.push(...walks, ...scores);
  if (settings.announce === 'full') {
    said.push(...events.filter((event) => event.kind === 'return').map((event) => eventText(event, '')));
  }
  return said.join('; ');
}

function isAt(piece: Piece, cell: [number, number] | null): boolean {
  return cell !== null && piece.x === cell[0] && piece.y === cell[1];
}

/** Who won and by how much. */
export function resultText(control: TableControl): string {
  const { state } = control.session;
  if (!state) return '';
  const [first, ...more] = state.winners;
  if (first === undefined) return '';
  const points = state.players[first]?.points ?? 0;
  const names = state.winners.map((seat) => control.nameOf(seat)).join(', ');
  return more.length === 0 ? t('result-wins', { player: names, points }) : t('result-shared', { players: names, points });
}
