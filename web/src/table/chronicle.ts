import type { GameEvent, Piece } from '../api/types';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/text.svelte';
import { cellText, eventText, roleText, scoreText } from '../text/words';
import { say, sayNow } from '../ui/announce.svelte';
import type { TableControl } from './control.svelte';

/** A turn as the history shows it. */
export type TurnStory = {
  kind: 'turn' | 'final' | 'note';
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
};

export type ScoreStory = { event: GameEvent; seats: number[] };

/** The history by turns, oldest first. */
export function turnStories(history: readonly GameEvent[], pieces: readonly Piece[]): TurnStory[] {
  const rotations = new Map(pieces.map((piece) => [`${piece.x},${piece.y},${piece.tile}`, piece.rotation]));
  const stories: TurnStory[] = [];
  let number = 0;
  let seat: number | null = null;
  let current: TurnStory | null = null;
  for (const event of history) {
    if (event.kind === 'turn') seat = event.seat;
    if (event.kind === 'place') {
      const rotation = event.cell ? (rotations.get(`${event.cell.join(',')},${event.tile}`) ?? 0) : 0;
      current = { ...blank('turn', event, stories.length), number: ++number, seat, tile: event.tile, cell: event.cell, rotation };
      stories.push(current);
    } else if (event.kind === 'final_scoring') {
      current = blank('final', event, stories.length);
      stories.push(current);
    } else if (event.kind === 'take_over' || event.kind === 'discard' || event.kind === 'set_aside' || event.kind === 'shuffled_in' || event.kind === 'neutral') {
      stories.push({ ...blank('note', event, stories.length), tile: event.tile, note: event });
    } else if (event.kind === 'figure' && current) {
      current.figure = { kind: word(event, 'figure', 'meeple'), feature: word(event, 'feature', 'field') };
    } else if (event.kind === 'score' && event.score && current) {
      addScore(current, event);
    }
  }
  return stories;
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
  if (!events.some((event) => event.kind === 'draw')) return;
  sayNow(`${t('your-turn')}. ${control.question}. ${control.sidesOfDraft()}`);
}

function storyText(story: TurnStory, events: readonly GameEvent[], control: TableControl): string {
  const scores = story.scores.map(({ event, seats }) => {
    const names = seats.map((seat) => control.nameOf(seat)).join(', ');
    return `${names}: ${scoreText(event.score!.feature, event.score!.terms, event.score!.points)}`;
  });
  if (story.kind === 'final') return [t('history-final'), ...scores].join('. ');
  const seat = story.seat ?? control.session.pieces.find((piece) => isAt(piece, story.cell))?.seat ?? null;
  const isOwn = seat !== null && control.session.ownSeats.includes(seat);
  if (isOwn || settings.announce === 'short' || !story.cell) return scores.join('. ');
  const said = [t('said-place', { player: seat === null ? '' : control.nameOf(seat), place: cellText(...story.cell) })];
  if (story.figure) said.push(roleText(story.figure.kind, story.figure.feature));
  said.push(...scores);
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
