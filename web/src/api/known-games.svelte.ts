/** The games of this device: their tokens and what was last seen of them. */

export type KnownSeat = { seat: number; token: string };
export type KnownGame = {
  id: string;
  name: string;
  seats: KnownSeat[];
  /** Links for seats of others, kept for whoever opened the table. */
  invitations: { seat: number | null; code: string }[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
};

const KEY = 'bastide.games';

function read(): Record<string, KnownGame> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, KnownGame>) : {};
  } catch {
    return {};
  }
}

let games = $state<Record<string, KnownGame>>(read());

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Storage may be closed or full: the game is then known only to this page.
  }
}

/** All known games, the one seen last first. */
export function knownGames(): KnownGame[] {
  return Object.values(games).sort((a, b) => b.seen - a.seen);
}

export function knownGame(id: string): KnownGame | undefined {
  return games[id];
}

/** The tokens that this device holds for a game. */
export function tokensOf(id: string): string[] {
  return (games[id]?.seats ?? []).map((seat) => seat.token);
}

export function rememberGame(game: Partial<KnownGame> & { id: string }): void {
  games = { ...read(), ...games };
  const old = games[game.id] ?? { id: game.id, name: '', seats: [], invitations: [], seen: 0 };
  games[game.id] = { ...old, ...game, seen: Date.now() };
  write();
}

/** Adds the token of a seat just taken. */
export function rememberSeat(id: string, seat: KnownSeat): void {
  const others = (games[id]?.seats ?? []).filter((one) => one.seat !== seat.seat);
  rememberGame({ id, seats: [...others, seat] });
}

/** Forgets the tokens of seats that are others' now. */
export function loseSeats(id: string, lost: readonly number[]): void {
  rememberGame({ id, seats: (games[id]?.seats ?? []).filter((one) => !lost.includes(one.seat)) });
}

export function forgetGame(id: string): void {
  delete games[id];
  write();
}
