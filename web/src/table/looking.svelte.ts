import { api } from '../api/client';
import type { FeatureCard } from '../api/types';
import { t } from '../text/text.svelte';
import { say } from '../ui/announce.svelte';
import { hideToast, showToast } from '../ui/toast.svelte';
import type { TableSession } from './session.svelte';

/** What of the board is looked at: a feature, the owners of the fields, cells of a line of the history. */
export class Looking {
  /** The feature that is looked at, and whether it stays until it is closed. */
  inspected = $state.raw<{ piece: number; segment: number } | null>(null);
  isPinned = $state(false);
  showFields = $state(false);
  /** Cells to light up because a line of the history is pointed at. */
  litCells = $state.raw<readonly (readonly [number, number])[]>([]);

  /** A kind of tile and the cells that it would fit now. */
  fits = $state.raw<{ tile: string; cells: readonly (readonly [number, number])[] } | null>(null);

  #hoverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: TableSession) {}

  close(): void {
    clearTimeout(this.#hoverTimer);
  }

  /** The feature that is looked at. */
  get card(): FeatureCard | null {
    const looked = this.inspected;
    if (!looked) return null;
    return (
      this.session.features.find((card) =>
        card.segments.some((one) => one.piece === looked.piece && one.segment === looked.segment),
      ) ?? null
    );
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
    if (!this.showFields) await this.session.loadFeatures().catch(() => undefined);
    this.showFields = !this.showFields;
    if (this.showFields) showToast(t('fields-note'));
    else hideToast();
  }

  /** Shows where a kind of tile would fit; the same kind once more, or none, shows nothing. */
  async showFits(tile: string | null): Promise<void> {
    if (tile === null || this.fits?.tile === tile) {
      this.fits = null;
      return;
    }
    const cells = await api.fits(this.session.id, tile).catch(() => null);
    this.fits = cells && { tile, cells };
    if (cells) say(t('fits-in', { count: cells.length }));
  }

  /** What is known of the features has changed: fetches it anew where it is shown. */
  refresh(): void {
    this.fits = null;
    if (this.session.features.length > 0 && (this.showFields || this.inspected)) {
      void this.session.loadFeatures().catch(() => undefined);
    }
  }
}
