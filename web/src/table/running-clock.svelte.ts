import type { PlayerClock } from '../api/types';
import { t } from '../text/text.svelte';

/** Below this the clock turns amber, in milliseconds. */
const SOON = 30_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a running clock is looked at, in milliseconds. */
const TICK = 500;

/**
 * A clock of the server that runs on here between two messages. To be made while a component is
 * set up; it is the server that counts.
 */
export class RunningClock {
  #told: () => PlayerClock | null;
  #now = $state(performance.now());
  #since = $state(performance.now());

  constructor(told: () => PlayerClock | null) {
    this.#told = told;
    $effect(() => {
      const clock = told();
      this.#since = this.#now = performance.now();
      if (!clock?.runs) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds left; nothing without a clock. */
  get left(): number | null {
    const clock = this.#told();
    if (!clock) return null;
    return Math.max(0, clock.left_ms - (clock.runs ? this.#now - this.#since : 0));
  }

  get isSoonOver(): boolean {
    return this.#told()?.runs === true && (this.left ?? SOON) < SOON;
  }

  get isOver(): boolean {
    return this.#told()?.runs === true && this.left === 0;
  }
}

/** A time in short: days and hours, or hours, minutes and seconds. */
export function shortTime(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return t('clock-days-left', { days, hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const whole = Math.ceil(milliseconds / SECOND) * SECOND;
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = String(Math.floor((whole % MINUTE) / SECOND)).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
