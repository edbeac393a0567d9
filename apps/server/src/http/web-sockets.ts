import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';

/** What stands before so many bytes of text. */
function headOf(length: number): Buffer {
  const head = Buffer.allocUnsafe(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return head;
}

/** A frame of text as it goes over the wire, made once for as many as get it. */
export function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([headOf(body.length), body]);
}

/** A frame whose middle many get and which is not copied for each of them, in its pieces. */
export function framesOf(before: string, shared: Buffer, after: string): Buffer[] {
  if (shared.length === 0) return [frameOf(before + after)];
  const [first, last] = [Buffer.from(before), Buffer.from(after)];
  return [Buffer.concat([headOf(first.length + shared.length + last.length), first]), shared, last];
}

/** "Are you there?" of the protocol itself; browsers answer it by themselves. */
export const pingFrame: Buffer = Buffer.from([0x89, 0x00]);

export interface OpenedSocket {
  socket: WebSocket;
  /** The line under it: whole frames may be written to it, since nothing is compressed and nothing waits in between. */
  line: Socket;
  /** What stood in the address. */
  id: number;
}

export interface WebSockets {
  /** Matches the address; its first group is a number. */
  path: RegExp;
  /** The longest frame that is read; whoever sends more is cut off. */
  longest: number;
  opened: (opened: OpenedSocket) => void;
}

function refuse(line: Duplex, status: string): void {
  line.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** WebSockets at one address. What is not said over them (limits, rights, who is there) is for who opens them. */
export function serveWebSockets(app: FastifyInstance, { path, longest, opened }: WebSockets): void {
  const server = new WebSocketServer({
    noServer: true,
    // Compressing costs more memory for each socket than all the rest, and is done again for each of them.
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: longest,
  });
  app.server.on('upgrade', (request: IncomingMessage, line: Socket, head: Buffer) => {
    const id = Number(path.exec((request.url ?? '').split('?')[0] ?? '')?.[1]);
    if (!Number.isSafeInteger(id) || id < 1) return refuse(line, '404 Not Found');
    if (!app.server.listening) return refuse(line, '503 Service Unavailable');
    server.handleUpgrade(request, line, head, (socket) => opened({ socket, line, id }));
  });
}
