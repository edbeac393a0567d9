import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalText } from '../../http/answers.ts';
import { smallPicture } from '../../ports/files/picture.ts';
import type { AppDependencies } from '../../http/dependencies.ts';
import { fileAddress } from './present.ts';
import { askedRange } from './present-range.ts';
import { isReadOnly } from './queries.ts';

/**
 * The reader fetches what it shows; a link, a new window and a saved file are asked for otherwise. Older web views say no mode, but
 * they, too, ask for a page of the web when they leave for one. It keeps the button away and no secret: what is shown can be copied.
 */
function isSaving({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return headers.accept?.includes('text/html') === true;
  return mode !== 'cors' && mode !== 'same-origin';
}

/** The first page of a PDF, drawn, is as free as the PDF is. */
const drawnFrom = (key: string): string => (key.endsWith('.pdf.webp') ? key.slice(0, -'.webp'.length) : key);

/** Widths in which a picture may be asked for (`?w=128`): portraits in lists, and on a page of their own. */
const widths = new Set(['128', '256']);
/** Of some 3 kB each. */
const MOST_SMALL = 1000;
const small = new Map<string, Promise<Buffer | null>>();

/** A picture as small as it is shown, kept while it is asked for; null where it cannot be made smaller. */
function smallOf(files: AppDependencies['ports']['files'], key: string, width: string): Promise<Buffer | null> {
  const name = `${width} ${key}`;
  const made = small.get(name) ?? makeSmall(files, key, Number(width)).catch(() => null);
  small.delete(name);
  small.set(name, made);
  const [oldest] = small.keys();
  if (small.size > MOST_SMALL && oldest !== undefined) small.delete(oldest);
  return made;
}

async function makeSmall(files: AppDependencies['ports']['files'], key: string, width: number): Promise<Buffer | null> {
  const file = await files.read(key);
  return file.ok ? smallPicture(await buffer(file.stream), width) : null;
}

/** Gives stored files by their key, whole or in parts, never as something a browser would run. */
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
    // A key is never used for another content: it is the content's tag as well.
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
