import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { frameOf, pingFrame } from '../../../../http/serving/web-sockets.ts';

/** Milliseconds without any frame, not even a pong, after which a phone counts as gone. */
const SILENT_MS = 75_000;

/** A phone that hears of new messages. Each field here exists fifty thousand times. */
export class Listener {
  readonly socket: WebSocket;
  readonly line: Socket;
  /** 0 before the log-in is proved. */
  accountId = 0;
  tokenHash: Buffer | null = null;
  heardAt: number;
  /** The last number sent; -1: none. */
  told = -1;

  constructor(socket: WebSocket, line: Socket, now: number) {
    this.socket = socket;
    this.line = line;
    this.heardAt = now;
  }

  /** Sends how many messages are unseen, unless the phone knows. */
  tell(unseen: number): void {
    if (unseen === this.told) return;
    this.told = unseen;
    this.write(frameOf(JSON.stringify({ unseen })));
  }

  /** Pings the phone; cuts off one that is silent. */
  ping(now: number): void {
    if (now - this.heardAt > SILENT_MS) this.line.destroy();
    else this.write(pingFrame);
  }

  end(code: number): void {
    this.socket.close(code);
    // A client that does not answer the close frame is cut off.
    setTimeout(() => this.line.destroy(), 1000).unref();
  }

  /** A frame is a few bytes: a phone that has not read the last ones reads the number at its next connection. */
  private write(frame: Buffer): void {
    if (this.line.writable && this.line.writableLength === 0) this.line.write(frame);
  }
}
