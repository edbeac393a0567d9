import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';

/** The header of a frame with this many bytes of text. */
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

/** A text frame in wire format, built once for all recipients. */
export function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([headOf(body.length), body]);
}

/** A frame in pieces; its shared middle is not copied for each recipient. */
export function framesOf(before: string, shared: Buffer, after: string): Buffer[] {
  if (shared.length === 0) return [frameOf(before + after)];
  const [first, last] = [Buffer.from(before), Buffer.from(after)];
  return [Buffer.concat([headOf(first.length + shared.length + last.length), first]), shared, last];
}

/** Ping frame of the protocol; browsers answer it by themselves. */
export const pingFrame: Buffer = Buffer.from([0x89, 0x00]);

export interface OpenedSocket {
  socket: WebSocket;
  /** The underlying socket: whole frames can be written to it, because nothing is compressed or queued in between. */
  line: Socket;
  /** The number in the address; 0: it has none. */
  id: number;
}

export interface WebSockets {
  /** Matches the address; its first group, if any, is a number. */
  path: RegExp;
  /** Bytes of the longest frame that is read; a client that sends more is disconnected. */
  longest: number;
  /** The product's own origin, such as `https://meeting.example`. */
  publicOrigin: string;
  opened: (opened: OpenedSocket) => void;
}

function refuse(line: Duplex, status: string): void {
  line.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/**
 * Checks the Origin header, because browsers send the origin of the page that opens a socket and apply no other protection to it.
 * Accepted are pages of the product: at its public address, or at the requested host, which includes the web view of a native shell
 * (docs/native-shell.md). Programs outside a browser send no origin. `null`, sent by sandboxed frames and local files, is foreign.
 */
function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

interface Endpoint extends WebSockets {
  server: WebSocketServer;
}

const endpoints = new WeakMap<FastifyInstance, Endpoint[]>();

/** Serves WebSockets at one address. The caller handles limits, rights and presence. */
export function serveWebSockets(app: FastifyInstance, sockets: WebSockets): void {
  const server = new WebSocketServer({
    noServer: true,
    // Compression uses more memory per socket than everything else, and repeats the work for each of them.
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: sockets.longest,
  });
  const known = endpoints.get(app);
  if (known) return void known.push({ ...sockets, server });
  const all: Endpoint[] = [{ ...sockets, server }];
  endpoints.set(app, all);
  app.server.on('upgrade', (request: IncomingMessage, line: Socket, head: Buffer) =>
    upgrade(app, all, request, line, head),
  );
}

function upgrade(
  app: FastifyInstance,
  all: readonly Endpoint[],
  request: IncomingMessage,
  line: Socket,
  head: Buffer,
): void {
  const address = (request.url ?? '').split('?')[0] ?? '';
  const endpoint = all.find(({ path }) => path.test(address));
  const id = Number(endpoint?.path.exec(address)?.[1] ?? 0);
  if (!endpoint || !Number.isSafeInteger(id)) return refuse(line, '404 Not Found');
  if (!isOwnOrigin(request, endpoint.publicOrigin)) return refuse(line, '403 Forbidden');
  if (!app.server.listening) return refuse(line, '503 Service Unavailable');
  endpoint.server.handleUpgrade(request, line, head, (socket) => endpoint.opened({ socket, line, id }));
}
