import type { Socket } from 'node:net';
import type { FromViewer, ToViewer } from '@meetingapp/contract/live-socket.ts';
import { takeFrom, type Bucket } from '@meetingapp/domain/live/flood.ts';
import type { WebSocket } from 'ws';
import { frameOf, pingFrame } from '../../http/web-sockets.ts';

/** What lies unread on the way to one phone: whoever lets more pile up is cut off, and resumes when they read again. */
const MOST_UNREAD = 256 * 1024;
/** Heard nothing for so long, not even of the protocol's own questions: nobody is there. */
const SILENT_MS = 75_000;
const MOST_EARLY = 20;

/** What one person may send, over all their sockets. Each refusal costs patience. */
const flood = { burst: 30, perSecond: 5 };
const patience = { burst: 60, perSecond: 1 };

/** What is said after the first word. */
export type Spoken = Exclude<FromViewer, { t: 'hello' }>;

/** Where a viewer is, once they were let in. */
export interface ViewedRoom {
  handle(viewer: Viewer, spoken: Spoken): void;
  leave(viewer: Viewer): void;
}

/** Somebody in a room, with as many sockets as they have tabs and devices. */
export class Person {
  readonly key: string;
  readonly accountId: number | null;
  sockets = 0;
  /** Milliseconds since 1970; 0: not muted. */
  mutedUntil = 0;
  readonly sent: Bucket = { left: flood.burst, at: 0 };
  readonly borne: Bucket = { left: patience.burst, at: 0 };

  constructor(key: string, accountId: number | null) {
    this.key = key;
    this.accountId = accountId;
  }
}

/** One socket. Whatever is the same for all stands in its room; what is here is multiplied by fifteen thousand. */
export class Viewer {
  readonly socket: WebSocket;
  readonly line: Socket;
  /** The broadcast that its address names. */
  readonly broadcastId: number;
  room: ViewedRoom | null = null;
  person: Person | null = null;
  tokenHash: Buffer | null = null;
  name = '';
  staff = false;
  player = '';
  /** It has said who it is; said twice, the first counts. */
  greeted = false;
  heard: number;
  /** Something lay unread when it was last asked. */
  stuck = false;
  /** Said before it was known who says it. */
  early: Spoken[] | null = null;

  constructor(socket: WebSocket, line: Socket, broadcastId: number, now: number) {
    this.socket = socket;
    this.line = line;
    this.broadcastId = broadcastId;
    this.heard = now;
  }

  get accountId(): number | null {
    return this.person?.accountId ?? null;
  }

  tell(...items: ToViewer[]): void {
    this.write(frameOf(JSON.stringify(items)));
  }

  /** A whole frame that others get, too. */
  write(frame: Buffer): void {
    const { line } = this;
    if (!line.writable) return;
    if (line.writableLength > MOST_UNREAD) line.destroy();
    else line.write(frame);
  }

  /** A whole frame in its pieces, in one go. */
  writePieces(pieces: readonly Buffer[]): void {
    this.line.cork();
    for (const piece of pieces) this.write(piece);
    this.line.uncork();
  }

  /** Closes it for good, with a reason. */
  bye(why: Extract<ToViewer, { k: 'bye' }>['why']): void {
    this.tell({ k: 'bye', why });
    this.end(1008);
  }

  end(code: number): void {
    this.socket.close(code);
    // Whoever does not answer the farewell is not waited for.
    setTimeout(() => this.line.destroy(), 1000).unref();
  }

  /** Asks whether it is still there, and cuts it off where it is not, or does not read. */
  ping(now: number): void {
    const unread = this.line.writableLength > 0;
    if (now - this.heard > SILENT_MS || (unread && this.stuck)) return void this.line.destroy();
    this.stuck = unread;
    this.write(pingFrame);
  }

  /** Whether what came in may be looked at; a person who floods is refused, and one who goes on is cut off. */
  mayDo(now: number, cost: number): boolean {
    const { person } = this;
    if (!person) return false;
    if (takeFrom(person.sent, flood, now, cost)) return true;
    if (!takeFrom(person.borne, patience, now)) this.bye('flood');
    return false;
  }

  /** False: too much was said before anybody knows who says it. */
  keepEarly(frame: Spoken): boolean {
    this.early ??= [];
    return this.early.push(frame) <= MOST_EARLY;
  }
}
