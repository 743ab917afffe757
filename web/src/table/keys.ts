import type { TableControl } from './control.svelte';

/** What the keys of the table do besides moving in the board. */
export type KeyActions = {
  closeOpen: () => boolean;
  showList: () => void;
  showFeatures: () => void;
  showKeys: () => void;
  showTab: (tab: 'history' | 'tiles') => void;
};

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys and their texts, for the list of keys. */
export const KEY_HELP = [
  { keys: ['←', '↑', '→', '↓'], text: 'key-arrows' },
  { keys: ['Enter'], text: 'key-enter' },
  { keys: ['R', 'Shift+R'], text: 'key-turn' },
  { keys: ['1', '…', '9'], text: 'key-digit' },
  { keys: ['0'], text: 'key-zero' },
  { keys: ['K'], text: 'key-kind' },
  { keys: ['Esc', '⌫'], text: 'key-back' },
  { keys: ['L'], text: 'key-list' },
  { keys: ['I'], text: 'key-features' },
  { keys: ['F'], text: 'key-fields' },
  { keys: ['T', 'H'], text: 'key-tabs' },
  { keys: ['C'], text: 'key-all' },
  { keys: ['+', '−'], text: 'key-zoom' },
  { keys: ['Shift+←→↑↓'], text: 'key-pan' },
  { keys: ['[', ']'], text: 'key-step' },
  { keys: ['?'], text: 'key-help' },
] as const;

/** Handles a key of the table; true if it was one. */
export function pressKey(event: KeyboardEvent, control: TableControl, actions: KeyActions): boolean {
  const { key } = event;
  const target = event.target instanceof Element ? event.target : null;
  const arrow = ARROWS[key];
  if (arrow) {
    if (target?.closest('[role=tabpanel], [role=tablist], input, select')) return false;
    if (event.shiftKey) {
      control.view.isManual = true;
      control.view.pan(-arrow[0] * 90, -arrow[1] * 90, true);
    }
    else if (control.isFinished && arrow[0] !== 0) void control.replay.step(arrow[0]);
    else {
      control.moveCursor(...arrow);
      // Enter belongs to the cursor now, no longer to the option that was pressed before.
      if (target?.closest('.option, .hand-tile')) document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
    }
    return true;
  }
  if (/^[0-9]$/.test(key)) {
    const option = control.turn.options.find((one) => one.digit === key);
    if (option) void control.choose(option.key);
    return option !== undefined;
  }
  if (key === 'Enter' || key === ' ') {
    if (target?.closest('button, a, [role=tab], summary')) return false;
    enter(control);
    return true;
  }
  switch (key) {
    case 'Escape':
    case 'Backspace':
      if (!actions.closeOpen()) void control.takeBack();
      return true;
    case '+':
    case '=':
      control.view.zoomMiddle(1.25);
      return true;
    case '-':
      control.view.zoomMiddle(0.8);
      return true;
    case '[':
      void control.replay.step(-1);
      return true;
    case ']':
      void control.replay.step(1);
      return true;
    case '?':
      actions.showKeys();
      return true;
    default:
      return pressLetter(key, event.shiftKey, control, actions);
  }
}

function pressLetter(key: string, shift: boolean, control: TableControl, actions: KeyActions): boolean {
  switch (key.toLowerCase()) {
    case 'r':
      void control.rotate(shift ? -1 : 1);
      return true;
    case 'k':
      void control.nextKind();
      return true;
    case 'l':
      actions.showList();
      return true;
    case 'i':
      actions.showFeatures();
      return true;
    case 'f':
      if (!control.isPurist) void control.looking.toggleFields();
      return true;
    case 't':
      actions.showTab('tiles');
      return true;
    case 'h':
      actions.showTab('history');
      return true;
    case 'c':
      control.showEverything();
      return true;
    default:
      return false;
  }
}

/** Chooses what the cursor is on; once it is chosen, confirms. */
function enter(control: TableControl): void {
  const { cursor } = control;
  if (cursor !== null && control.turn.selected !== cursor && control.targets.some((target) => target.key === cursor)) {
    void control.choose(cursor);
  } else {
    void control.confirm();
  }
}
