import type { Insets } from '../board/viewport.svelte';

/** Screens on which cells would be too small if everything were shown. */
export const SMALL_SCREEN = '(max-width: 640px), (max-height: 480px)';
const PHONE = '(max-width: 640px)';
const LYING_PHONE = '(max-height: 480px) and (orientation: landscape)';

type Covers = { dockHeight: number; dockWidth: number; cardHeight: number };

/** What dock, tools and card leave free of a stage. */
export function insetsFor(width: number, height: number, covers: Covers): Insets {
  if (window.matchMedia(LYING_PHONE).matches && covers.dockHeight > height * 0.8) {
    return { top: 22, left: 22, bottom: 22, right: covers.dockWidth + 14 };
  }
  const isPhone = window.matchMedia(PHONE).matches;
  const below = isPhone ? Math.max(covers.dockHeight, covers.cardHeight) : covers.dockHeight + 20;
  return { top: 22, left: 22, right: width > 700 ? 76 : 62, bottom: Math.max(22, below + 16) };
}
