import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Less does not become noticeably smaller. */
const LEAST = 1024;
/** The built files are compressed as far as they go beforehand; what is made for each request is compressed quickly. */
const quick = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
});
const answers = quick(4);
/** A painted page becomes a tenth smaller by half a millisecond; one step more takes ten. */
const pages = quick(8);

/** Pages and answers of calls go out compressed, to whoever understands it. */
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
