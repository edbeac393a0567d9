import type { Socket } from 'node:net';
import type { FromViewer, ToViewer } from '@meetingapp/contract/live/socket.ts';
import { takeFrom, type Bucket } from '@meetingapp/domain/live/flood.ts';
import type { WebSocket } from 'ws';
import { frameOf, pingFrame } from '../../../http/serving/web-sockets.ts';

/** Unread bytes allowed on one connection: a viewer with more is cut off and resumes after reconnecting. */
const MOST_UNREAD = 256 * 1024;
/** Milliseconds without any frame, not even a pong, after which a viewer counts as gone. */
const SILENT_MS = 75_000;
const MOST_EARLY = 20;

/** Token buckets per person, over all sockets. Each refusal takes from `patience`. */
const flood = { burst: 30, perSecond: 5 };
const patience = { burst: 60, perSecond: 1 };

/** Frames after `hello`. */
export type Spoken = Exclude<FromViewer, { t: 'hello' }>;

/** The room of an admitted viewer. */
export interface ViewedRoom {
  handle(viewer: Viewer, spoken: Spoken): void;
  leave(viewer: Viewer): void;
}

/** A person in a room, with a socket for each tab and device. */
export class Person {
  readonly key: string;
  readonly accountId: number | null;
  sockets = 0;
  /** Milliseconds since 1970; 0 when not muted. */
  mutedUntil = 0;
  readonly sent: Bucket = { left: flood.burst, at: 0 };
  readonly borne: Bucket = { left: patience.burst, at: 0 };

  constructor(key: string, accountId: number | null) {
    this.key = key;
    this.accountId = accountId;
  }
}

/** One socket. Anything shared belongs in the room: each field here exists fifteen thousand times. */
export class Viewer {
  readonly socket: WebSocket;
  readonly line: Socket;
  /** The broadcast in its address. */
  readonly broadcastId: number;
  room: ViewedRoom | null = null;
  person: Person | null = null;
  tokenHash: Buffer | null = null;
  name = '';
  staff = false;
  player = '';
  /** True after the first `hello`; later ones are ignored. */
  greeted = false;
  heardAt: number;
  /** True when data was unread at the last ping. */
  stuck = false;
  /** Frames received before the sender was identified. */
  early: Spoken[] | null = null;

  constructor(socket: WebSocket, line: Socket, broadcastId: number, now: number) {
    this.socket = socket;
    this.line = line;
    this.broadcastId = broadcastId;
    this.heardAt = now;
  }

  get accountId(): number | null {
    return this.person?.accountId ?? null;
  }

  send(...items: ToViewer[]): void {
    this.write(frameOf(JSON.stringify(items)));
  }

  /** Writes a complete frame that other viewers get, too. */
  write(frame: Buffer): void {
    const { line } = this;
    if (!line.writable) return;
    if (line.writableLength > MOST_UNREAD) line.destroy();
    else line.write(frame);
  }

  /** Writes a complete frame in pieces, corked. */
  writePieces(pieces: readonly Buffer[]): void {
    this.line.cork();
    for (const piece of pieces) this.write(piece);
    this.line.uncork();
  }

  /** Closes the connection for good, with a reason. */
  bye(why: Extract<ToViewer, { k: 'bye' }>['why']): void {
    this.send({ k: 'bye', why });
    this.end(1008);
  }

  end(code: number): void {
    this.socket.close(code);
    // A client that does not answer the close frame is cut off.
    setTimeout(() => this.line.destroy(), 1000).unref();
  }

  /** Pings the viewer; cuts off one that is silent or does not read. */
  ping(now: number): void {
    const unread = this.line.writableLength > 0;
    if (now - this.heardAt > SILENT_MS || (unread && this.stuck)) return void this.line.destroy();
    this.stuck = unread;
    this.write(pingFrame);
  }

  /** True when a frame may be processed. A flood is refused, and a sender who continues is cut off. */
  mayDo(now: number, cost: number): boolean {
    const { person } = this;
    if (!person) return false;
    if (takeFrom(person.sent, flood, now, cost)) return true;
    if (!takeFrom(person.borne, patience, now)) this.bye('flood');
    return false;
  }

  /** False when too many frames came before the sender was identified. */
  keepEarly(frame: Spoken): boolean {
    this.early ??= [];
    return this.early.push(frame) <= MOST_EARLY;
  }
}
