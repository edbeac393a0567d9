import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf, rememberedLanguage } from '../../../http/calls/language.ts';
import { perNetwork } from '../../../http/security/per-network.ts';
import { ownRecords } from './queries.ts';
import { judgementOf } from './reader.ts';
import { readUpload } from './reader-upload.ts';
import { filePath } from '../verification/writer-file-form.ts';
import { judgementPage, type JudgementPage } from './writer-page.ts';

/** Bytes of both files together. */
const LARGEST = 3 * 1024 * 1024;
/** Files per network and minute, and files judged at once in this process: canonical forms take time. */
const FILES = 20;
const AT_ONCE = 2;

interface Route {
  Querystring: { lang?: string };
  Body: Buffer | undefined;
}

/** Serves the page that judges the file of a credential for anyone, without log-in and scripts. Files are not kept. */
export function serveJudgements(scope: FastifyInstance, { db, clock, config }: AppDependencies): void {
  const tooOften = perNetwork(FILES, clock);
  let running = 0;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );

  const send = (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    page: Pick<JudgementPage, 'judged' | 'fault'>,
    status = 200,
  ) =>
    reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        judgementPage({
          ...page,
          language: languageOf(request.query.lang ?? rememberedLanguage(request.headers.cookie)),
          path: filePath,
        }),
      );

  scope.setErrorHandler<Error & { statusCode?: number }>((failure, request, reply) => {
    if (failure.statusCode !== 413) throw failure;
    return send(request as FastifyRequest<Route>, reply, { judged: null, fault: 'tooLarge' }, 413);
  });

  scope.get<Route>(filePath, (request, reply) => send(request, reply, { judged: null, fault: null }));

  scope.post<Route>(filePath, async (request, reply) => {
    const files = await filesIn(request.body, request.headers['content-type'] ?? '');
    if (!files) return send(request, reply, { judged: null, fault: 'missing' }, 400);
    if (tooOften(request.ip) || running >= AT_ONCE)
      return send(request, reply, { judged: null, fault: 'tooOften' }, 429);
    running += 1;
    try {
      const upload = readUpload(files.file);
      const records = (id: string) => ownRecords(db, config.publicUrl, id);
      const listFile = files.list && readUpload(files.list);
      const judged = upload && (await judgementOf(upload, { records, listFile, now: clock() }));
      return send(request, reply, { judged: judged ?? 'unreadable', fault: null });
    } finally {
      running -= 1;
    }
  });
}

/** The fields `file` and `list` of a form with files; null: there is no file. */
async function filesIn(body: Buffer | undefined, type: string): Promise<{ file: Buffer; list: Buffer | null } | null> {
  if (!body || !type.startsWith('multipart/form-data')) return null;
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const read = async (name: string) => {
      const value = form.get(name);
      return value instanceof File && value.size > 0 ? Buffer.from(await value.arrayBuffer()) : null;
    };
    const file = await read('file');
    return file && { file, list: await read('list') };
  } catch {
    return null;
  }
}
