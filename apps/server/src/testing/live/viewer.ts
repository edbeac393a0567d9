import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { liveSocketPath, type FromViewer, type LogItem, type ToViewer } from '@meetingapp/contract/live/socket.ts';

type Of<K extends ToViewer['k']> = Extract<ToViewer, { k: K }>;

/** A phone in a broadcast, at the socket level: saves what it receives, and reconnects where it stopped. */
export class LiveViewer {
  /** All rows of the log received, in order of arrival. */
  readonly log: LogItem[] = [];
  readonly heard: ToViewer[] = [];
  readonly frames: number[] = [];
  /** Messages not yet accepted or refused: sent again after a reconnect. */
  readonly #open = new Map<string, FromViewer>();
  readonly #base: string;
  readonly #broadcastId: number;
  readonly #token: string | null;
  readonly #player = randomUUID();
  #socket: WebSocket | null = null;
  #ask = 0;
  /** Last known sequence when reconnecting; a control test may clear it. */
  known: number | null = null;

  constructor(base: string, broadcastId: number, token: string | null = null) {
    this.#base = base.replace(/^http/, 'ws');
    this.#broadcastId = broadcastId;
    this.#token = token;
  }

  get socket(): WebSocket {
    if (!this.#socket) throw new Error('not connected');
    return this.#socket;
  }

  /** Opens the socket and says hello; resolves with the welcome. */
  async enter(): Promise<Of<'welcome'>> {
    const socket = new WebSocket(this.#base + liveSocketPath(this.#broadcastId));
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#socket === socket && this.#hear((data as Buffer).toString()));
    await once(socket, 'open');
    const before = this.heard.length;
    this.send({
      t: 'hello',
      token: this.#token,
      fingerprint: this.#player,
      after: this.known,
      language: 'zh',
      player: this.#player,
    });
    const first = await this.until((item) => item.k === 'welcome' || item.k === 'bye', before);
    if (first.k !== 'welcome') throw new Error(`not let in: ${JSON.stringify(first)}`);
    for (const frame of this.#open.values()) this.send(frame);
    return first;
  }

  #hear(text: string): void {
    this.frames.push(text.length);
    for (const item of JSON.parse(text) as ToViewer[]) {
      if ('s' in item && 'b' in item) {
        this.log.push(item);
        this.known = item.s;
      } else if (item.k === 'taken' || item.k === 'refused') this.#open.delete(item.key);
      else if (item.k === 'welcome') this.known ??= item.last;
      this.heard.push(item);
    }
  }

  send(frame: FromViewer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Sends a message and returns its key. */
  say(text: string, t: 'say' | 'ask' = 'say', key = `${this.#player.slice(0, 8)}-${(this.#ask += 1)}`): string {
    const frame: FromViewer = { t, key, text };
    this.#open.set(key, frame);
    this.send(frame);
    return key;
  }

  /** Waits for the first match among the items received after `from`. */
  async until(fits: (item: ToViewer) => boolean, from = 0, ms = 5000): Promise<ToViewer> {
    const end = Date.now() + ms;
    for (let at = from; ; at += 1) {
      while (at >= this.heard.length) {
        if (Date.now() > end) throw new Error(`nothing of it within ${ms} ms: ${JSON.stringify(this.heard.slice(-5))}`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const item = this.heard[at];
      if (item && fits(item)) return item;
    }
  }

  /** The answer to a message. */
  async answerTo(key: string): Promise<Of<'taken'> | Of<'refused'>> {
    return (await this.until(
      (item) => (item.k === 'taken' || item.k === 'refused') && item.key === key,
    )) as Of<'taken'>;
  }

  /** Number of messages without an answer. */
  get waiting(): number {
    return this.#open.size;
  }

  get texts(): string[] {
    return this.log.flatMap((item) => (item.k === 'message' || item.k === 'question' ? [item.b.text] : []));
  }

  /** Breaks the connection without a closing handshake. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }

  async leave(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    socket.close();
    await once(socket, 'close');
  }
}
