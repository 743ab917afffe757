import type { Action, Effect, Figure, NeutralFigure } from '../api/types';
import { placesFigure, type BoardTarget } from '../board/board-targets';
import { cardText, kindOf } from '../cards/kinds';
import { isNothing } from '../decision/options';
import type { Choice } from '../decision/narrow';
import { tellApart, type Told } from '../decision/same-words';
import { hasText, t, tell } from '../text/text.svelte';
import { cellText, roleText } from '../text/words';
import type { TableControl } from './control.svelte';
import { halfText, pieceText, sideWords } from './sides';

/** Figures that an action sends home. */
export function figuresLeaving(effects: readonly Effect[]): number[] {
  return effects.flatMap((effect) => (effect.kind === 'returns' ? effect.figures : []));
}

/** A chosen cell with what may be done next. */
export function describeChoice(control: TableControl, x: number, y: number): string {
  const options = control.turn.options.map((option) => {
    const words = [optionLabel(option.actions[0]), apartText(control, option, wordsOfOption)].filter(Boolean);
    return `${option.digit} ${words.join(' – ')}`;
  });
  const said = [cellText(x, y), sidesOfDraft(control), control.question].filter(Boolean).join('. ');
  return `${said} ${options.join(', ')}`;
}

/** A tile chosen from the hand or an offer: which, and what comes next. */
export function pieceChosen(control: TableControl, key: string): string {
  const { turn } = control;
  const cell = turn.chosenCell;
  if (cell) return describeChoice(control, cell.x, cell.y);
  const option = turn.options.find((one) => one.key === key);
  const next = turn.isLaying ? t('places-fit', { count: turn.choices.length }) : control.confirmLabel;
  return [option ? describeChoiceText(control, option) : '', next].filter(Boolean).join('. ');
}

/** The sides of the tile as it would lie, in words. */
export function sidesOfDraft(control: TableControl): string {
  const { tileInHand, turn } = control;
  const sides = sideWords(tileInHand?.sides ?? [], turn.turns);
  return tileInHand?.isHalf ? [halfText(turn.turns), sides].join(', ') : sides;
}

/** What a choice of the dock says. */
export function optionLabel(action: Action | undefined): string {
  return action ? tell(action.text) : '';
}

/** What the button that confirms says. */
export function confirmLabel({ turn }: TableControl): string {
  const { action, decision } = turn;
  if (!decision || !action) return t('confirm');
  if (isNothing(action)) {
    const key = `confirm-${decision.prompt.key}`;
    return hasText(key) ? t(key) : t('confirm-with', { what: tell(action.text) });
  }
  if (turn.isLaying) return t('confirm');
  return t('confirm-with', { what: tell(action.text) });
}

/** A player's figure in words: `Anna: Knight`. */
export function figureText(control: TableControl, figure: Figure): string {
  return t('figure-of', { player: control.nameOf(figure.seat), role: roleText(figure.kind, figure.feature) });
}

/** A figure of nobody and where it is: `Dragon: 3 east of the first tile`. */
export function neutralText(figure: NeutralFigure): string {
  return t('figure-at', { figure: t(`figure-${figure.kind}`), place: cellText(figure.x, figure.y) });
}

/** A target of the board in words: where it is, what stands there, what would come of it. */
export function describeTarget(control: TableControl, target: BoardTarget): string {
  const choice = control.turn.choices.find((one) => one.key === target.key);
  if (target.cell) return describeCell(control, target, target.cell, choice);
  return choice ? describeChoiceText(control, choice) : '';
}

/** What effects bring whoever decides: `+6`, `−3`, or nothing. */
export function pointsOf(control: TableControl, effects: readonly Effect[]): string {
  const gain = effects.find((effect) => effect.kind === 'points' && effect.seat === control.session.decidingSeat);
  return gain?.kind === 'points' ? `${gain.points < 0 ? '−' : '+'}${Math.abs(gain.points)}` : '';
}

/** What would become of the figures on a cell, in two words: `eats 1`; what a feature would bring: `+6`. */
export function targetLabel(control: TableControl, choice: Choice): string {
  const { target, actions } = choice;
  if (target.kind === 'place' && !placesFigure(choice)) return pointsOf(control, actions[0]?.effects ?? []);
  if (target.kind !== 'cell' || control.turn.isLaying) return '';
  const leaving = new Set(figuresLeaving(actions[0]?.effects ?? []));
  const count = (control.session.state?.figures ?? []).filter(
    ({ id, x, y }) => leaving.has(id) && x === target.x && y === target.y,
  ).length;
  return count === 0 ? '' : t('cell-sends-home', { count, question: control.turn.decision?.prompt.key ?? '' });
}

function describeCell(
  control: TableControl,
  { key, half }: BoardTarget,
  [x, y]: [number, number],
  choice: Choice | undefined,
): string {
  const { state } = control.session;
  const parts = [cellText(x, y)];
  if (control.turn.isLaying) {
    const { tileInHand } = control;
    const turns = control.turn.turnsAt(key) ?? 0;
    if (half !== null || tileInHand?.isHalf) parts.push(halfText(turns));
    const sides = sideWords(tileInHand?.sides ?? [], turns);
    if (sides) parts.push(sides);
    return parts.join('; ');
  }
  const leaving = new Set(figuresLeaving(choice?.actions[0]?.effects ?? []));
  for (const figure of state?.figures ?? []) {
    if (leaving.has(figure.id)) parts.push(t('would-go-home', { figure: figureText(control, figure) }));
    else if (figure.x === x && figure.y === y) parts.push(figureText(control, figure));
  }
  for (const figure of state?.neutral ?? []) if (figure.x === x && figure.y === y) parts.push(t(`figure-${figure.kind}`));
  return parts.join('; ');
}

/** What tells a choice apart from others to which `wordsOf` gives the same words; empty if nothing is needed. */
export function apartText(control: TableControl, choice: Choice, wordsOf: (choice: Choice) => string): string {
  const all = control.turn.choices.flatMap((one): Told[] => {
    const { target } = one;
    return target.kind === 'place' ? [{ ...target, key: one.key, words: wordsOf(one) }] : [];
  });
  const apart = tellApart(all).get(choice.key);
  if (!apart || choice.target.kind !== 'place') return '';
  const cell = apart.isOfCell ? cellText(choice.target.x, choice.target.y) : '';
  return [apart.part ? t('part-of-tile', { part: apart.part }) : '', cell].filter(Boolean).join(', ');
}

/** What the dock says of a choice, by which two choices may look the same. */
export function wordsOfOption({ actions, target }: Choice): string {
  return [optionLabel(actions[0]), target.kind === 'place' ? target.feature : ''].join('; ');
}

/** A choice that is no cell: what it does, to what, and where; besides, what tells it apart from others. */
export function describeChoiceText(control: TableControl, choice: Choice): string {
  const apart = apartText(control, choice, (one) => choiceWords(control, one));
  return [choiceWords(control, choice), apart].filter(Boolean).join('; ');
}

function choiceWords(control: TableControl, choice: Choice): string {
  const { target } = choice;
  const parts = [optionLabel(choice.actions[0])];
  if (target.kind === 'place') parts.push(t(`feature-${target.feature}`), cellText(target.x, target.y));
  if (target.kind === 'piece') {
    const entry = control.entryOf(target.tile);
    if (entry) parts.push(pieceText(entry.sides, entry.signs));
  }
  if (target.kind === 'card') parts.push(cardText(kindOf(control.session.table, target.card)));
  if (target.kind === 'figure') {
    const figure = control.session.state?.figures.find((one) => one.id === target.id);
    if (figure) parts.push(figureText(control, figure), cellText(figure.x, figure.y));
  }
  return parts.join('; ');
}
