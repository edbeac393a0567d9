import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes of an unread body that are discarded before its connection is closed; above the largest file of any call (100 MB). */
const MOST_BYTES = 128 * 1024 * 1024;
/** Milliseconds for which a body may still arrive after its answer. */
const LONGEST_MS = 30_000;

/**
 * Reads and discards the rest of a request body after its answer was sent, so that the next request on the same connection is read.
 * Without it a refused upload leaves its body in the socket (Node discards only bodies that nothing has begun to read) and every later
 * request on that connection hangs. A body beyond `MOST_BYTES` or `LONGEST_MS` closes its connection.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  // Fastify closes the connection when it does not read or understand a body. If the client is still sending, that would reset the
  // connection, and the answer could be lost.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.removeHeader('connection');
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.readableEnded) discard(raw);
    done();
  });
}

function discard(body: IncomingMessage): void {
  const { socket } = body;
  const timer = setTimeout(() => socket.destroy(), LONGEST_MS);
  timer.unref();
  let bytes = 0;
  body.unpipe();
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) socket.destroy();
  });
  for (const end of ['end', 'close', 'error']) body.once(end, () => clearTimeout(timer));
  body.resume();
}
