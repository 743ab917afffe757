/** A short message above the dock. */
export type Toast = { text: string; rule: string | null; isBad: boolean };

const SHOWN_FOR = 6_500;

let shown = $state.raw<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let onHide: (() => void) | null = null;

export function toast(): Toast | null {
  return shown;
}

/** Shows a message for a few seconds; `hidden` is called when it goes. */
export function showToast(text: string, options: { rule?: string | null; isBad?: boolean; hidden?: () => void } = {}): void {
  hideToast();
  shown = { text, rule: options.rule ?? null, isBad: options.isBad ?? false };
  onHide = options.hidden ?? null;
  timer = setTimeout(hideToast, SHOWN_FOR);
}

export function hideToast(): void {
  clearTimeout(timer);
  shown = null;
  onHide?.();
  onHide = null;
}
