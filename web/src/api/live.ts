import type { ChatMessage, ClientMessage, ErrorBody, ServerMessage, Table, Update } from './types';

/** How the live line is: not yet there, there, lost for a moment, lost for longer. */
export type LineState = 'connecting' | 'online' | 'lost' | 'offline';

export type LiveHandlers = {
  /** What to say hello with: tokens and the last version known. */
  hello: () => { tokens: string[]; since: number | null; chat_since: number | null };
  table: (table: Table) => void;
  update: (update: Update) => void;
  chat: (messages: ChatMessage[]) => void;
  refused: (error: ErrorBody) => void;
  line: (state: LineState) => void;
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After this time without a line it counts as lost for longer. */
const OFFLINE_AFTER = 20_000;

/** The live line of a game: it says hello, hands on what comes, and mends itself when it breaks. */
export class LiveLine {
  #socket: WebSocket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #offlineTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly handlers: LiveHandlers,
  ) {
    window.addEventListener('online', this.tryNow);
    this.#open();
  }

  /** Tries at once instead of waiting. */
  tryNow = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#open();
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#offlineTimer);
    window.removeEventListener('online', this.tryNow);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      // A line can be lost again before it was ever used.
      if (socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return;
      const message: ClientMessage = { type: 'hello', ...this.handlers.hello() };
      socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = read(event.data);
      if (message) this.#take(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(message: ServerMessage): void {
    clearTimeout(this.#offlineTimer);
    this.#offlineTimer = undefined;
    this.#wait = FIRST_WAIT;
    this.handlers.line('online');
    switch (message.type) {
      case 'table':
        this.handlers.table(message.table);
        break;
      case 'update':
        this.handlers.update(message.update);
        break;
      case 'chat':
        this.handlers.chat(message.messages);
        break;
      case 'error':
        this.handlers.refused(message.error);
        break;
    }
  }

  #lost(): void {
    if (this.#closed) return;
    if (this.#offlineTimer === undefined) {
      this.handlers.line('lost');
      this.#offlineTimer = setTimeout(() => this.handlers.line('offline'), OFFLINE_AFTER);
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

function read(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}
