import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { liveSocketPath, type FromViewer, type LogItem, type ToViewer } from '@meetingapp/contract/live/socket.ts';
import type { Loopback } from '../../../ports/loopback.ts';

/** Milliseconds for which a phone waits for the welcome or for the answer to its message. */
const LONGEST_MS = 10_000;

/** What the server answered to a message: its number in the chat, null while moderators check it. */
export type Taken = Extract<ToViewer, { k: 'taken' }>;

/** One phone in a live room: says who it is, writes, and counts whether it gets every row of the chat. */
export class LivePhone {
  readonly #loop: Pick<Loopback, 'connect'>;
  readonly #broadcastId: number;
  readonly #token: string | undefined;
  readonly #player = randomUUID();
  /** Who waits for a message of the server. */
  readonly #waiting = new Set<(item: ToViewer | null) => void>();
  #socket: WebSocket | null = null;
  #last: number | null = null;
  #gap = false;

  constructor(loop: Pick<Loopback, 'connect'>, broadcastId: number, token: string | undefined) {
    this.#loop = loop;
    this.#broadcastId = broadcastId;
    this.#token = token;
  }

  /** Enters, or comes back where the connection broke off; null: not let in. */
  async enter(): Promise<true | null> {
    const socket = this.#loop.connect(liveSocketPath(this.#broadcastId));
    if (!socket) return null;
    this.#socket = socket;
    // A `close` follows each error.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#socket === socket && this.#lost());
    socket.on('message', (data) => this.#socket === socket && this.#hear((data as Buffer).toString()));
    socket.on('open', () =>
      this.#send({
        t: 'hello',
        token: this.#token ?? null,
        fingerprint: this.#player,
        after: this.#last,
        language: 'zh',
        player: this.#player,
      }),
    );
    return (await this.#first(({ k }) => k === 'welcome')) === null ? null : true;
  }

  /** Writes in the chat; null: refused or not answered. A message that is sent again has the same key. */
  async say(key: string, text: string): Promise<Taken | null> {
    const answer = this.#first((item) => (item.k === 'taken' || item.k === 'refused') && item.key === key);
    this.#send({ t: 'say', key, text });
    const item = await answer;
    return item?.k === 'taken' ? item : null;
  }

  /** True when the phone has every row up to this one. */
  hasAll(sequence: number): boolean {
    return this.#socket !== null && !this.#gap && (this.#last ?? 0) >= sequence;
  }

  /** The connection breaks off, without a word. */
  drop(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.terminate();
  }

  leave(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #lost(): void {
    this.#socket = null;
    for (const tell of this.#waiting) tell(null);
  }

  #send(frame: FromViewer): void {
    if (this.#socket?.readyState === this.#socket?.OPEN) this.#socket?.send(JSON.stringify(frame));
  }

  #hear(text: string): void {
    for (const item of JSON.parse(text) as ToViewer[]) {
      // Rows up to the newest one follow as history.
      if (item.k === 'welcome' && (item.reset || this.#last === null)) this.#last = item.last;
      if ('s' in item && 'b' in item) this.#count(item);
      for (const tell of this.#waiting) tell(item);
    }
  }

  #count({ s }: LogItem): void {
    const last = this.#last ?? 0;
    if (s <= last) return;
    if (s > last + 1) this.#gap = true;
    this.#last = s;
  }

  /** The first message of the server that fits; null: the connection is lost, or it takes too long. */
  #first(fits: (item: ToViewer) => boolean): Promise<ToViewer | null> {
    return new Promise((resolve) => {
      const end = (item: ToViewer | null): void => {
        clearTimeout(timer);
        this.#waiting.delete(tell);
        resolve(item);
      };
      const tell = (item: ToViewer | null): void => {
        if (item === null || item.k === 'bye' || fits(item)) end(item?.k === 'bye' ? null : item);
      };
      const timer = setTimeout(() => end(null), LONGEST_MS);
      this.#waiting.add(tell);
    });
  }
}
