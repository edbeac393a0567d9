import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalText } from '../../http/answers.ts';
import type { AppDependencies } from '../../http/dependencies.ts';
import { fileAddress } from './present.ts';
import { askedRange } from './present-range.ts';
import { isReadOnly } from './queries.ts';

/** The reader fetches what it shows; a link, a new window and a saved file are asked for otherwise. */
function isSaving(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode !== undefined && mode !== 'cors' && mode !== 'same-origin';
}

/** Gives stored files by their key, whole or in parts, never as something a browser would run. */
export function serveStoredFiles(app: FastifyInstance, { ports, db }: AppDependencies): void {
  app.get<{ Params: { '*': string } }>(fileAddress('*'), async (request, reply) => {
    const key = request.params['*'];
    const size = await ports.files.size(key);
    if (size === null) return reply.callNotFound();
    const readOnly = key.endsWith('.pdf') && (await isReadOnly(db, fileAddress(key)));
    if (readOnly && isSaving(request)) {
      const said = (['zh', 'en'] as const).map((language) => refusalText({ refused: 'file_read_only' }, language));
      reply.status(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return reply.send(said.join('\n'));
    }
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
