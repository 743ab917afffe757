import type { Setup } from '../../api/types';

/** The part of an address that carries a set-up. */
const MARK = '#setup=';

/** The address of the page with a set-up in it. */
export function setupAddress(setup: Setup, origin: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify(setup));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${origin}/new${MARK}${text}`;
}

/** Whether the address means to carry a set-up, readable or not. */
export function carriesSetup(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The set-up in the address, or nothing if there is none that can be read. */
export function setupIn(hash: string): Setup | null {
  if (!carriesSetup(hash)) return null;
  try {
    const text = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSetup(value) ? value : null;
  } catch {
    return null;
  }
}

function isSetup(value: unknown): value is Setup {
  if (!value || typeof value !== 'object') return false;
  const { sets, seats, options } = value as Partial<Setup>;
  return (
    Array.isArray(sets) &&
    sets.every((set) => typeof set?.id === 'string' && typeof set.copies === 'number') &&
    typeof seats === 'number' &&
    typeof options === 'object' &&
    options !== null
  );
}

const SAVED = 'bastide.setups';

/** Set-ups kept on this device, the newest first. */
export type SavedSetup = { name: string; setup: Setup };

export function savedSetups(): SavedSetup[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SAVED) ?? '[]');
    return Array.isArray(value) ? value.filter((one: SavedSetup) => isSetup(one?.setup)) : [];
  } catch {
    return [];
  }
}

export function saveSetups(setups: readonly SavedSetup[]): void {
  try {
    localStorage.setItem(SAVED, JSON.stringify(setups));
  } catch {
    // Storage may be closed: the set-up can still be shared by its link.
  }
}
