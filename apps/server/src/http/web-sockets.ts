import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';

/** A frame of text as it goes over the wire, made once for as many as get it. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
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
