let shown = $state<string | null>(null);

/** The rule whose text the dialog shows. */
export function shownRule(): string | null {
  return shown;
}

/** Opens the dialog with a rule's text. */
export function openRule(id: string): void {
  shown = id;
}

export function closeRule(): void {
  shown = null;
}
