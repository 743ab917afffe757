/** The table from which other pages were opened, and what its rules refused on this device. */

export type Refused = { game: string; rule: string; text: string };

const KEY = 'bastide.last-table';
/** Refusals that are remembered at most. */
const MOST = 200;

let refusals: Refused[] = [];

/** Remembers the table that is shown. */
export function rememberTable(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage may be closed: the rulebook then does not know the table.
  }
}

/** The table shown last in this window. */
export function lastTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers that a rule refused something. */
export function rememberRefusal(refused: Refused): void {
  refusals = [...refusals, refused].slice(-MOST);
}

/** What a rule refused at a table in this window, oldest first. */
export function refusalsOf(game: string, rule: string): Refused[] {
  return refusals.filter((one) => one.game === game && one.rule === rule);
}
