import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import { comparableName, typedNumber } from '@meetingapp/domain/certificates/number.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf, rememberedLanguage } from '../../../http/calls/language.ts';
import { perNetwork } from '../../../http/security/per-network.ts';
import { type CertificateRow, findByCode, findByNumber } from '../certificate/queries.ts';
import { provenCredential, travellingCredential } from './commands-files.ts';
import { verified } from './queries.ts';

import { verifyPage, type VerifyPage } from './writer-page.ts';

/** 96 bits in base64url. */
const codes = /^[\w-]{16}$/;
/** Bytes of the form. */
const LARGEST = 4096;
/** Look-ups by number per network and minute: numbers run, so that they could be tried one by one. */
const LOOK_UPS = 10;

interface Route {
  Params: { code: string; file?: string };
  Querystring: { lang?: string };
  Body: Buffer | undefined;
}

/** Serves the page that verifies certificates for anyone, without log-in and scripts, and the credential itself. */
export function serveVerification(scope: FastifyInstance, { db, clock }: AppDependencies): void {
  const tooOften = perNetwork(LOOK_UPS, clock);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );

  const send = (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    page: Omit<VerifyPage, 'language' | 'path' | 'now'>,
  ) => {
    const language = languageOf(request.query.lang ?? rememberedLanguage(request.headers.cookie));
    const path = request.url.replace(/\?.*/, '');
    const status =
      page.state === 'unknown' ? 404 : page.state === 'failed' ? 503 : page.fault === 'tooOften' ? 429 : 200;
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(verifyPage({ ...page, language, path, now: clock() }));
  };

  /** Any failure says that it cannot be checked now; it never looks valid. */
  async function show(
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    find: () => Promise<CertificateRow | undefined>,
    typed?: VerifyPage['typed'],
  ) {
    try {
      const row = await find();
      const shown = typed ? { typed } : {};
      // After an erasure there is nothing left to compare with the paper.
      if (!row || row.credential === '') return await send(request, reply, { state: 'unknown', found: null, ...shown });
      const found = await verified(db, row);
      const sound = found.signed && found.unchanged;
      const state = row.revoked_at !== null ? 'revoked' : sound ? 'valid' : 'failed';
      return await send(request, reply, { state, found, ...shown });
    } catch (failure) {
      request.log.error({ err: failure }, 'verification failed');
      return send(request, reply, { state: 'failed', found: null });
    }
  }

  scope.get<Route>(verifyPath, (request, reply) => send(request, reply, { state: null, found: null }));

  scope.post<Route>(verifyPath, async (request, reply) => {
    const fields = new URLSearchParams(request.body?.toString('utf8') ?? '');
    const typed = { number: fields.get('number')?.trim() ?? '', name: fields.get('name')?.trim() ?? '' };
    if (typed.number === '' || typed.name === '')
      return send(request, reply, { state: null, found: null, fault: 'empty', typed });
    if (tooOften(request.ip)) return send(request, reply, { state: null, found: null, fault: 'tooOften', typed });
    const name = comparableName(typed.name);
    return show(
      request,
      reply,
      async () => {
        const row = await findByNumber(db, typedNumber(typed.number));
        const names = row ? [row.facts.name, row.facts.latin].map(comparableName) : [];
        return names.includes(name) ? row : undefined;
      },
      typed,
    );
  });

  scope.get<Route>(`${verifyPath}/:code`, (request, reply) =>
    show(request, reply, async () =>
      codes.test(request.params.code) ? findByCode(db, request.params.code) : undefined,
    ),
  );

  scope.get<Route>(`${verifyPath}/:code/:file`, async ({ params }, reply) => {
    const row = codes.test(params.code) ? await findByCode(db, params.code) : undefined;
    const write = files[params.file ?? ''];
    const file = row && row.credential !== '' && write ? await write(db, row, clock()) : null;
    if (!row || file === null) return reply.callNotFound();
    return reply
      .header('content-disposition', `attachment; filename="${row.number}.json"`)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(JSON.stringify(file));
  });
}

/** Files of a certificate by their names in its address. */
const files: Readonly<Record<string, (db: Database, row: CertificateRow, now: Date) => Promise<object | null>>> = {
  'credential.json': travellingCredential,
  'openbadge.json': provenCredential,
};
