import { LONGEST_MESSAGE, liveSocketPath, type FromViewer, type ToViewer } from '@meetingapp/contract/live/socket.ts';
import { randomKey } from '../../lib/calls/random-key.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { applyFrame } from './reduce-frames.ts';
import { silence, type LiveState } from './live-state.ts';

export interface LiveOptions {
  broadcastId: number | string;
  /** Identity for a connection: read at each connection, because the person may log in in between. */
  who: () => { token: string | null; fingerprint: string; language: 'zh' | 'en' };
  /** `wss://host`; without a path. */
  origin: string;
  onChange: (state: LiveState, connected: boolean) => void;
  /** Milliseconds before reconnecting, by number of consecutive failures. */
  wait?: (failures: number) => number;
}

/** Exponential backoff from 0.5 s, at most 10 s, with jitter, so that a hall full of phones does not reconnect at the same moment. */
const patience = (failures: number): number =>
  Math.min(10_000, 500 * 2 ** (failures - 1)) * (0.6 + Math.random() * 0.8);
const LIKES_MS = 400;
/** Likes sent at once; nobody taps faster. */
const MOST_LIKES = 30;
/** Milliseconds of silence after which the server counts as gone: it reports the number of viewers far more often. */
const DEAF_MS = 70_000;
const LISTEN_MS = 10_000;
/** Permanent reasons for closing; after other reasons a later attempt may succeed. */
const forGood = new Set(['may_not_watch', 'gone']);

/**
 * The chat of one live broadcast over a socket. Reconnects after a failure, resumes from the last known row, and then sends messages
 * written since, with the same idempotency key.
 */
export class LiveSocket {
  #state: LiveState = silence;
  #socket: WebSocket | null = null;
  #connected = false;
  #closed = false;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #likes = 0;
  #likesTimer: ReturnType<typeof setTimeout> | undefined;
  #ear: ReturnType<typeof setInterval> | undefined;
  #playing = false;
  #heardAt = 0;
  readonly #player = randomKey();
  readonly #options: LiveOptions;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#ear = setInterval(() => this.#listen(), LISTEN_MS);
    this.#connect();
  }

  /** Closes the socket when the page is left (T8). */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#likesTimer);
    clearInterval(this.#ear);
    this.#drop();
  }

  /** Reconnects without delay: the network is back, or the page is visible again. */
  hurry(): void {
    if (this.#closed || this.#connected) return;
    this.#failures = 0;
    this.#connect();
  }

  /** Reconnects for another person. */
  restart(): void {
    this.#state = { ...silence, unsent: this.#state.unsent };
    this.#failures = 0;
    if (!this.#closed) this.#connect();
  }

  write(kind: 'say' | 'ask', typed: string): void {
    const text = typed.trim().slice(0, LONGEST_MESSAGE);
    if (text === '') return;
    const one = { key: randomKey(), kind, text, held: false, why: null, waitSeconds: 0 };
    this.#become({ ...this.#state, unsent: [...this.#state.unsent, one] });
    this.#send({ t: kind, key: one.key, text });
  }

  /** Sends a refused message again, or discards it. */
  settle(key: string, act: 'again' | 'forget'): void {
    const one = this.#state.unsent.find((unsent) => unsent.key === key);
    this.#become({ ...this.#state, unsent: this.#state.unsent.filter((unsent) => unsent.key !== key) });
    if (one && act === 'again') this.write(one.kind, one.text);
  }

  like(): void {
    if (this.#likes >= MOST_LIKES) return;
    this.#likes += 1;
    this.#become({ ...this.#state, likes: this.#state.likes + 1 });
    this.#likesTimer ??= setTimeout(() => this.#sendLikes(), LIKES_MS);
  }

  support(sequence: number, on: boolean): void {
    const { supported, questions } = this.#state;
    if (supported.includes(sequence) === on) return;
    this.#become({
      ...this.#state,
      supported: on ? [...supported, sequence] : supported.filter((one) => one !== sequence),
      questions: questions.map((one) => (one.s === sequence ? { ...one, votes: one.votes + (on ? 1 : -1) } : one)),
    });
    this.#send({ t: 'support', sequence, on });
  }

  vote(poll: number, choices: number[]): void {
    this.#send({ t: 'vote', poll, choices });
  }

  older(): void {
    const [first] = this.#state.lines;
    if (first) this.#send({ t: 'older', before: first.s });
  }

  here(check: number): void {
    this.#become({ ...this.#state, check: null });
    this.#send({ t: 'here', check });
  }

  /** The check was not answered in time. */
  forgetCheck(): void {
    this.#become({ ...this.#state, check: null });
  }

  /** Called by the player when it starts, at intervals while it plays, and when it stops. */
  beat(playing: boolean): void {
    this.#playing = playing;
    this.#send({ t: 'beat', playing });
  }

  #listen(): void {
    if (this.#connected && Date.now() - this.#heardAt > DEAF_MS) this.#lost();
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#drop();
    const socket = new WebSocket(this.#options.origin + liveSocketPath(this.#options.broadcastId));
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const hello = { t: 'hello', after: this.#state.last, player: this.#player, ...this.#options.who() } as const;
      socket.send(JSON.stringify(hello satisfies FromViewer));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(data);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
    // A close event follows.
    socket.addEventListener('error', () => undefined);
  }

  #hear(data: unknown): void {
    this.#heardAt = Date.now();
    const frame = JSON.parse(String(data)) as ToViewer[];
    const { state, gap } = applyFrame(this.#state, frame);
    const welcome = frame.find((one) => one.k === 'welcome');
    if (welcome) {
      serverClock.learn(new Date(welcome.now).toISOString());
      this.#failures = 0;
      this.#connected = true;
    }
    this.#become(state);
    if (state.bye && forGood.has(state.bye)) this.close();
    else if (gap) this.#lost();
    else if (welcome) this.#catchUp();
  }

  /** Sends what waited for the connection. */
  #catchUp(): void {
    for (const { key, kind, text, held, why } of this.#state.unsent)
      if (!held && !why) this.#send({ t: kind, key, text });
    if (this.#playing) this.#send({ t: 'beat', playing: true });
    if (this.#likes > 0) this.#sendLikes();
  }

  #sendLikes(): void {
    this.#likesTimer = undefined;
    if (this.#send({ t: 'like', count: this.#likes })) this.#likes = 0;
  }

  #send(said: FromViewer): boolean {
    if (!this.#connected || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(said));
    return true;
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), (this.#options.wait ?? patience)(this.#failures));
    this.#become(this.#state);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#connected = false;
    socket?.close();
  }

  #become(state: LiveState): void {
    this.#state = state;
    this.#options.onChange(state, this.#connected);
  }
}
