import { figurePicture } from '../api/client';
import type { Figure } from '../api/types';
import { FIGURE_FOOT, figureWidth, type Point } from '../board/geometry';
import { isStill, settings } from '../settings/settings.svelte';
import type { TableControl } from './control.svelte';

/** How long a figure walks, in milliseconds. */
const WALK = 420;

/** Lets figures walk from the board to the rows of their players. */
export function walkHome(gone: readonly { figure: Figure; at: Point }[], control: TableControl): void {
  if (isStill()) return;
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  if (!stage) return;
  for (const { figure, at } of gone) {
    const home = homeOf(figure.seat);
    if (!home) continue;
    const width = figureWidth(figure.kind, figure.lying) * control.view.scale;
    const [px, py] = control.view.toPixel(at[0], at[1]);
    const image = document.createElement('img');
    image.src = figurePicture(figure.kind, control.colourOf(figure.seat), figure.lying, settings.marks);
    image.alt = '';
    image.className = 'walking';
    image.style.width = `${width}px`;
    image.style.height = `${width}px`;
    image.style.left = `${stage.left + px - width / 2}px`;
    image.style.top = `${stage.top + py - width * FIGURE_FOOT}px`;
    document.body.append(image);
    const dx = home.left + home.width / 2 - (stage.left + px);
    const dy = home.top + home.height / 2 - (stage.top + py - width / 2);
    const walk = image.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(1, 24 / width)})`, opacity: 0.9 },
      ],
      { duration: WALK, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'forwards' },
    );
    const end = (): void => image.remove();
    walk.onfinish = end;
    walk.oncancel = end;
  }
}

function homeOf(seat: number): DOMRect | null {
  for (const place of document.querySelectorAll(`[data-seat="${seat}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width > 0 && box.right > 0 && box.left < window.innerWidth) return box;
  }
  return null;
}
