import type {
  Catalogue,
  ChatMessage,
  Created,
  Drawing,
  ErrorBody,
  FeatureCard,
  Imported,
  Join,
  Joined,
  NewFirstGame,
  NewGame,
  PlayOn,
  Rule,
  RulePage,
  RulePageTitle,
  Setup,
  SetupCheck,
  Table,
  TableState,
  Update,
} from './types';

/** A refusal of the server, or no answer at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }

  /** Whether the server was not reached, so that trying again later may help. */
  get isOffline(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

type Request = { method?: string; body?: unknown; text?: string; tokens?: string[] };

async function call(path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.tokens?.length) headers['Authorization'] = `Bearer ${request.tokens.join(' ')}`;
  let body: string | undefined;
  if (request.text !== undefined) {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    body = request.text;
  } else if (request.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(request.body);
  }
  let response: Response;
  try {
    response = await fetch(path, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new ApiError(0, noAnswer());
  }
  if (!response.ok) throw new ApiError(response.status, await errorBody(response));
  return response;
}

function noAnswer(): ErrorBody {
  return { code: 'error-no-line', message: 'The server did not answer.', rule: null, version: null };
}

async function errorBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.json();
    if (body && typeof body === 'object' && 'code' in body && 'message' in body) {
      return { rule: null, version: null, ...(body as Partial<ErrorBody>) } as ErrorBody;
    }
  } catch {
    // An answer without a readable body, such as one of a proxy: the status alone must do.
  }
  return {
    code: response.status === 404 ? 'error-not-found' : 'error-server',
    message: `The server answered with ${response.status}.`,
    rule: null,
    version: null,
  };
}

async function json<T>(path: string, request: Request = {}): Promise<T> {
  const response = await call(path, request);
  return (await response.json()) as T;
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** Every request that the client makes. */
export const api = {
  catalogue: () => json<Catalogue>('/api/catalogue'),
  checkSetup: (setup: Setup) => json<SetupCheck>('/api/setups/check', { body: setup }),
  importSetup: (text: string) => json<Imported>('/api/setups/import', { text, method: 'POST' }),
  create: (newGame: NewGame) => json<Created>('/api/games', { body: newGame }),
  createFirstGame: (game: NewFirstGame) => json<Created>('/api/first-game', { body: game }),
  fits: (id: string, tile: string) => json<[number, number][]>(`${game(id)}/fits?tile=${encodeURIComponent(tile)}`),
  join: (id: string, join: Join) => json<Joined>(`${game(id)}/join`, { body: join }),
  table: (id: string, tokens: string[]) => json<Table>(game(id), { tokens }),
  tableAt: (id: string, version: number, tokens: string[]) =>
    json<Table>(`${game(id)}/at/${version}`, { tokens }),
  since: (id: string, version: number, tokens: string[]) =>
    json<Update>(`${game(id)}/since/${version}`, { tokens }),
  draft: (id: string, version: number, moves: string[], tokens: string[]) =>
    json<TableState>(`${game(id)}/draft`, { body: { version, moves }, tokens }),
  commit: (id: string, version: number, moves: string[], tokens: string[]) =>
    json<Update>(`${game(id)}/commit`, { body: { version, moves }, tokens }),
  drawing: (id: string, theme: string, since: number | null) =>
    json<Drawing>(`${game(id)}/drawing?theme=${theme}${since === null ? '' : `&since=${since}`}`),
  features: (id: string, tokens: string[]) => json<FeatureCard[]>(`${game(id)}/features`, { tokens }),
  say: (id: string, seat: number, text: string, tokens: string[]) =>
    json<ChatMessage>(`${game(id)}/chat`, { body: { seat, text }, tokens }),
  leave: (id: string, seat: number, tokens: string[]) => json<null>(`${game(id)}/leave`, { body: { seat }, tokens }),
  takeOver: (id: string, seat: number, tokens: string[]) =>
    json<null>(`${game(id)}/take-over`, { body: { seat }, tokens }),
  rulebook: () => json<RulePageTitle[]>('/api/rulebook'),
  rulePage: (page: string) => json<RulePage>(`/api/rulebook/${encodeURIComponent(page)}`),
  rule: (id: string) => json<Rule>(`/api/rules/${encodeURIComponent(id)}`),
  playOn: (id: string, request: PlayOn) => json<Created>(`${game(id)}/play-on`, { body: request }),
};

/** Addresses of files to download. */
export const recordAddress = (id: string) => `${game(id)}/record`;
export const boardPictureAddress = (id: string, kind: 'png' | 'svg') => `${game(id)}/board.${kind}`;

/** The address of the picture of a tile. */
export function tilePicture(tile: string, rotation: number, theme: string): string {
  return `/api/art/tile/${encodeURIComponent(tile)}.svg?theme=${theme}&rotation=${rotation}`;
}

/** The address of the picture of what a card does. */
export function cardPicture(card: string, theme: string): string {
  return `/api/art/card/${encodeURIComponent(card)}.svg?theme=${theme}`;
}

/** The address of the picture of the back of a deck. */
export function cardBackPicture(deck: string, theme: string): string {
  return `/api/art/card-back/${encodeURIComponent(deck)}.svg?theme=${theme}`;
}

/** The address of the picture of the symbol that tells when a card is used. */
export function cardSymbolPicture(symbol: string, theme: string): string {
  return `/api/art/card-symbol/${encodeURIComponent(symbol)}.svg?theme=${theme}`;
}

/** The address of the picture of a figure. */
export function figurePicture(kind: string, colour: number, lying: boolean, mark: boolean): string {
  return `/api/art/figure/${encodeURIComponent(kind)}.svg?colour=${colour}&lying=${lying}&mark=${mark}`;
}
