import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalText } from '../../http/calls/answers.ts';
import { smallPicture } from '../../ports/files/picture.ts';
import { TimedCache } from '../../http/serving/timed-cache.ts';
import type { AppDependencies } from '../../http/calls/dependencies.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { askedRange } from './reader-range.ts';
import { isReadOnly } from './queries.ts';

/**
 * True when the request saves the file instead of displaying it. The reader fetches what it shows; a link, a new window and a saved
 * file send another `sec-fetch-mode`. Older web views send no mode, but accept HTML when they navigate to a file. This only removes
 * the button and is no protection: what is shown can be copied.
 */
function isSaving({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return headers.accept?.includes('text/html') === true;
  return mode !== 'cors' && mode !== 'same-origin';
}

/** The drawn first page of a PDF has the same restriction as the PDF. */
const drawnFrom = (key: string): string => (key.endsWith('.pdf.webp') ? key.slice(0, -'.webp'.length) : key);

/** Widths allowed in `?w=128`: those of `smallPicture` on the phone, from portraits in lists to pictures that fill the screen. */
const widths = new Set(['128', '256', '512', '768', '1152', '1920']);
/** Bytes of resized pictures in memory: a portrait in a list has 3 kB, a picture that fills the screen up to 300. */
const MOST_SMALL = 48 * 2 ** 20;
const small = new TimedCache<Buffer>({ ms: 86_400_000, most: MOST_SMALL, size: ({ length }) => length });

/** A picture at the width at which it is shown, cached in memory; null when it cannot be resized. */
const smallOf = (files: AppDependencies['ports']['files'], key: string, width: string): Promise<Buffer | null> =>
  small.get(`${width} ${key}`, () => makeSmall(files, key, Number(width)).catch(() => null));

async function makeSmall(files: AppDependencies['ports']['files'], key: string, width: number): Promise<Buffer | null> {
  const file = await files.read(key);
  return file.ok ? smallPicture(await buffer(file.stream), width) : null;
}

/** Serves stored files by key, whole or by range, and never with a type that a browser would execute. */
export function serveStoredFiles(app: FastifyInstance, { ports, db }: AppDependencies): void {
  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>(fileAddress('*'), async (request, reply) => {
    const key = request.params['*'];
    const size = await ports.files.size(key);
    if (size === null) return reply.callNotFound();
    const source = drawnFrom(key);
    const readOnly = source.endsWith('.pdf') && (await isReadOnly(db, fileAddress(source)));
    if (readOnly && isSaving(request)) {
      const said = (['zh', 'en'] as const).map((language) => refusalText({ refused: 'file_read_only' }, language));
      reply.status(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return reply.send(said.join('\n'));
    }
    const { w: width } = request.query;
    const shrunk =
      typeof width === 'string' && widths.has(width) && /\.(jpg|png|webp)$/.test(key) && !source.endsWith('.pdf')
        ? await smallOf(ports.files, key, width)
        : null;
    if (shrunk)
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(shrunk);
    // A key is never reused for other content, so it is the ETag as well.
    const tag = `"${key}"`;
    const since = request.headers['if-range'];
    const asked = askedRange(since === undefined || since === tag ? request.headers.range : undefined, size);
    reply.header('accept-ranges', 'bytes').header('etag', tag).header('x-content-type-options', 'nosniff');
    if (asked.kind === 'none')
      return reply.status(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
    const range = asked.kind === 'part' ? asked.range : undefined;
    const file = await ports.files.read(key, range);
    if (!file.ok) return reply.callNotFound();
    if (range) reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
    return reply
      .header('content-type', file.type)
      .header('content-length', range ? range.to - range.from + 1 : size)
      .header('cache-control', readOnly ? 'private, no-cache' : 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.stream);
  });
}
