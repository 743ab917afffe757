import { isLanguage, negotiate, type Language } from '../text/languages';
import { useLanguage } from '../text/text.svelte';

/** What is chosen on this device. */
export type Settings = {
  name: string;
  colour: number;
  language: Language | 'browser';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  marks: boolean;
  /** Whether the Gingerbread Man is a cardboard token, as in the Russian issue, not a figure. */
  gingerbreadToken: boolean;
  /** When a turn asks for confirmation; what is final always does. */
  confirm: 'turn' | 'step' | 'final';
  deadCells: boolean;
  worth: boolean;
  notice: 'title' | 'system' | 'none';
  announce: 'short' | 'normal' | 'full';
};

const KEY = 'bastide.settings';

const DEFAULTS: Settings = {
  name: '',
  colour: 0,
  language: 'browser',
  theme: 'system',
  motion: 'system',
  marks: true,
  gingerbreadToken: false,
  confirm: 'turn',
  deadCells: true,
  worth: true,
  notice: 'title',
  announce: 'normal',
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings; change them with `change`. */
export const settings = $state<Settings>(read());

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
const stillSystem = window.matchMedia('(prefers-reduced-motion: reduce)');
let systemIsDark = $state(darkSystem.matches);
darkSystem.addEventListener('change', (event) => {
  systemIsDark = event.matches;
  showLook();
});

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === 'system' ? systemIsDark : settings.theme === 'dark';
}

/** Whether nothing may move. */
export function isStill(): boolean {
  return settings.motion === 'none' || (settings.motion === 'system' && stillSystem.matches);
}

/** The language to show. */
export function chosenLanguage(): Language {
  return isLanguage(settings.language) ? settings.language : negotiate(navigator.languages);
}

/** Changes settings, keeps them on the device and shows them. */
export async function change(next: Partial<Settings>): Promise<void> {
  Object.assign(settings, next);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be closed: the choice then holds for this page only.
  }
  showLook();
  if (next.language) await useLanguage(chosenLanguage());
}

/** Puts theme and motion on the page. */
export function showLook(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  if (settings.motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = settings.motion;
}
