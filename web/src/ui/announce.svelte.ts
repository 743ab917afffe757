/** What screen readers are told: quietly in turn, or at once. */
export const spoken = $state({ polite: '', assertive: '' });

let politeTimer: ReturnType<typeof setTimeout> | undefined;
let pending: string[] = [];

/** Says something when the reader is free; several things said at once are joined. */
export function say(text: string): void {
  if (!text) return;
  pending.push(text);
  clearTimeout(politeTimer);
  politeTimer = setTimeout(() => {
    spoken.polite = '';
    const text = pending.join(' ');
    pending = [];
    requestAnimationFrame(() => {
      spoken.polite = text;
    });
  }, 80);
}

/** Says something at once: only "your turn" and "you are asked". */
export function sayNow(text: string): void {
  spoken.assertive = '';
  setTimeout(() => {
    spoken.assertive = text;
  }, 80);
}
