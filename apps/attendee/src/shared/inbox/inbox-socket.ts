import { inboxSocketPath, type InboxHello, type InboxNews } from '@meetingapp/contract/messages/inbox.ts';

interface InboxSocketOptions {
  /** Read at each connection, because the person may log in in between. Null: a visitor, who is not connected. */
  token: () => string | null;
  /** `wss://host`; without a path. */
  origin: string;
  onUnseen: (unseen: number) => void;
  /** Whether numbers arrive now; while they do not, the caller asks for them. */
  onConnected: (connected: boolean) => void;
  /** Milliseconds before reconnecting, by number of consecutive failures. */
  wait?: (failures: number) => number;
}

/** From 1 s, at most 60 s, with jitter, so that a hall full of phones does not reconnect at the same moment. */
const patience = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** (failures - 1)) * (0.6 + Math.random() * 0.8);
/** The log-in has ended: another attempt fails as well. */
const REFUSED = 1008;

/** Hears how many messages are unseen, as soon as that changes. Reconnects after a failure. */
export class InboxSocket {
  #socket: WebSocket | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #options: InboxSocketOptions;

  constructor(options: InboxSocketOptions) {
    this.#options = options;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    const token = this.#options.token();
    if (token === null || this.#closed) return;
    const socket = new WebSocket(this.#options.origin + inboxSocketPath);
    this.#socket = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token } satisfies InboxHello)));
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#failures = 0;
      this.#options.onConnected(true);
      this.#options.onUnseen((JSON.parse(String(data)) as InboxNews).unseen);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
    // A close event follows.
    socket.addEventListener('error', () => undefined);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#options.onConnected(false);
    if (code === REFUSED) return;
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), (this.#options.wait ?? patience)(this.#failures));
  }
}
