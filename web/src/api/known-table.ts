import { api, ApiError } from './client';
import { knownGame, loseSeats, tokensOf } from './known-games.svelte';
import type { Table } from './types';

/**
 * Fetches a table for the seats that this device holds. Seats that are somebody else's by now, such
 * as one that the computer has taken over, are forgotten; without any the table is only watched.
 */
export async function fetchKnownTable(id: string): Promise<Table> {
  try {
    return await api.table(id, tokensOf(id));
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 401 && tokensOf(id).length > 0;
    if (!isUnknown) throw error;
    await loseUnknownSeats(id);
    return api.table(id, tokensOf(id));
  }
}

async function loseUnknownSeats(id: string): Promise<void> {
  for (const { seat, token } of knownGame(id)?.seats ?? []) {
    const isKnown = await api.table(id, [token]).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.status === 401),
    );
    if (!isKnown) loseSeats(id, [seat]);
  }
}
