import type { BoardModel, DraftTile, ShownFigure } from '../board/model';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/text.svelte';
import type { TableControl } from './control.svelte';
import { figuresLeaving } from './describe';

/** The tile being tried out, or looked at under the pointer. */
export function draftTile(control: TableControl): DraftTile | null {
  const { state } = control.session;
  if (!state || control.isReplaying) return null;
  const colour = control.ownColour;
  const { tileInHand } = control;
  if (!tileInHand) return null;
  const { tile, isHalf } = tileInHand;
  const lying = (rotation: number) => ({ tile, rotation, half: isHalf ? rotation : null, colour });
  const chosen = control.turn.chosenCell;
  if (chosen) return { ...lying(control.turn.turns), ...chosen, isGhost: false };
  const { pointed } = control;
  if (!pointed?.cell || pointed.isQuiet || !control.turn.isLaying) return null;
  const [x, y] = pointed.cell;
  const rotation = control.turn.turnsAt(pointed.key);
  return rotation === null ? null : { ...lying(rotation), x, y, isGhost: true };
}

/** The figures as they are shown, those of the choice among them. */
function shownFigures(control: TableControl): ShownFigure[] {
  const state = control.shownState;
  if (!state) return [];
  const turned = new Set(state.cards?.turned ?? []);
  const leaving = new Set(figuresLeaving(control.turn.effects));
  const figures = state.figures.map(
    (figure): ShownFigure => ({
      key: `figure ${figure.id}`,
      kind: figure.kind,
      colour: control.colourOf(figure.seat),
      at: figure.anchor,
      lying: figure.lying,
      isLeaving: !control.isReplaying && leaving.has(figure.id),
      isDraft: false,
      isTurned: turned.has(figure.id),
      count: figure.kind === 'shepherd' ? (state.players[figure.seat]?.sheep ?? 0) : 0,
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
      isTurned: false,
      count: 0,
    });
  }
  const drafted = control.turn.chosenFigure;
  if (drafted && !control.isReplaying) {
    figures.push({ ...drafted, key: 'draft', colour: control.ownColour, isLeaving: false, isDraft: true, isTurned: false, count: 0 });
  }
  return figures;
}

/** Everything that the board shows; nothing until the table is known. */
export function boardModel(control: TableControl): BoardModel | null {
  const state = control.shownState;
  const { table } = control.session;
  if (!state || !table || !control.drawing) return null;
  const last = control.turn.chosenCell || control.isFinished ? undefined : state.decision.marks.find((mark) => mark.kind === 'last');
  const lastPiece = last && control.shownPieces.findLast((one) => one.x === last.cell[0] && one.y === last.cell[1]);
  const isOthers = lastPiece?.seat != null && !control.session.ownSeats.includes(lastPiece.seat);
  return {
    pieces: control.shownPieces,
    allPieces: control.session.pieces,
    figures: state.figures,
    shownFigures: shownFigures(control),
    players: state.players,
    ownSeats: control.session.ownSeats,
    drawing: control.drawing,
    theme: table.theme,
    targets: control.targets,
    selected: control.turn.selected,
    cursor: control.cursor,
    showDigits: control.showDigits,
    colour: control.ownColour,
    draft: control.draftTile,
    fits: control.isReplaying ? [] : (control.looking.fits?.cells ?? []),
    deadCells: settings.deadCells && !control.isFinished ? state.dead_cells : [],
    refused: control.refused,
    marks: state.decision.marks,
    last:
      last && lastPiece && isOthers
        ? {
            cell: last.cell,
            half: lastPiece.shape === 'triangle' ? lastPiece.rotation : null,
            colour: control.colourOf(lastPiece.seat),
          }
        : null,
    highlight: control.card,
    litCells: control.looking.litCells,
    fields: control.looking.showFields ? control.session.features.filter((card) => card.kind === 'field') : null,
    floats: control.floats.list,
    label: t('board-label', { count: control.shownPieces.length, question: control.question }),
  };
}
