import type { FastifyInstance } from 'fastify';
import { EncodedText, encodingFor, isCompressible, type Encoding } from './encoded.ts';

/**
 * Brotli's levels. A home takes 1 ms at level 5 for 14.4 kB, 2 at level 7 for 13.7, 26 at level 10 for 13.0 and 63 at level 11 for 12.8,
 * which is worth it for a page that is painted again and again, once for all visitors of ten seconds, and for every home, which then
 * arrives one round trip earlier. Levels 8 and 9 save nothing; a long page, such as a broadcast, arrives that much earlier at level 10, which
 * saves 1.2 kB of its 13.8. A file that never changes is compressed once and sent thousands of times. Built files are compressed at
 * level 11 in advance.
 */
export const levels = { answer: 4, page: 5, painted: 7, paintedLong: 10, immutable: 10, paintedAgain: 11 } as const;

/** Compresses the answers of calls for clients that accept it. Pages and kept answers come compressed. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return done();
    const encoding = encodingFor(request.headers['accept-encoding'], payload.length);
    if (isCompressible(payload.length)) reply.header('vary', 'accept-encoding');
    if (encoding === 'identity') return done();
    reply.header('content-encoding', encoding).removeHeader('content-length');
    void encode(payload, encoding, done);
  });
}

/** Passes on the encoded text, or the error. */
async function encode(text: string, encoding: Encoding, done: (error: Error | null, bytes?: Buffer) => void) {
  const bytes = await new EncodedText(text, levels.answer).bytes(encoding).catch((error: unknown) => error as Error);
  if (bytes instanceof Error) done(bytes);
  else done(null, bytes);
}
