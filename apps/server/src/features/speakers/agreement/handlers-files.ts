import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findConference } from '../../conference/queries.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { askedRange } from '../../files/reader-range.ts';
import { attachment } from '../slides/writer.ts';
import { DOCUMENT } from './commands-make.ts';
import { SIGNED } from './commands-sign.ts';
import { agreementById, chainOf } from './queries.ts';
import { openDocument } from './reader.ts';
import { agreementViews, archiveText, fileText } from './writer.ts';
import { archiveOf } from './writer-archive.ts';

const whole = /^\d{1,12}$/;

type FileRequest = FastifyRequest<{
  Params: { id: string; view: string; expires: string; signature: string };
}>;
type ArchiveRequest = FastifyRequest<{ Params: { cid: string; expires: string; signature: string } }>;

/** Serves documents under signed addresses that end after an hour; other addresses do not exist. */
export function serveAgreements(app: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  const isOpen = (text: string, expires: string, signature: string): boolean =>
    whole.test(expires) &&
    Number(expires) * 1000 > clock().getTime() &&
    ports.signatures.fits('agreement', text, signature);

  app.get(
    '/medapp/speakers/agreement/:id/:view/:expires/:signature/agreement.pdf',
    async (request: FileRequest, reply) => {
      const { id, view, expires, signature } = request.params;
      if (!whole.test(id) || !isOpen(fileText(Number(id), view, Number(expires)), expires, signature))
        return reply.callNotFound();
      const row = await agreementById(db, Number(id));
      const known = agreementViews.find((one) => one === view);
      const place =
        known === 'document'
          ? { field: DOCUMENT, key: row?.document_key }
          : known === 'signed'
            ? { field: SIGNED, key: row?.signed_key }
            : null;
      const { key = null } = place ?? {};
      if (!row || !place || key === null) return reply.callNotFound();
      const pdf = await openDocument(ports.files, ports.sealing, { field: place.field, id: row.id, key });
      if (!pdf) return reply.callNotFound();
      const asked = askedRange(request.headers.range, pdf.length);
      reply
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (asked.kind === 'none') return reply.status(416).header('content-range', `bytes */${pdf.length}`).send();
      reply.header('content-type', 'application/pdf').header('content-disposition', 'inline');
      if (asked.kind !== 'part') return reply.send(pdf);
      const { from, to } = asked.range;
      return reply
        .status(206)
        .header('content-range', `bytes ${from}-${to}/${pdf.length}`)
        .send(pdf.subarray(from, to + 1));
    },
  );

  app.get('/medapp/speakers/agreements/:cid/:expires/:signature.zip', async (request: ArchiveRequest, reply) => {
    const { cid, expires, signature } = request.params;
    if (!whole.test(cid) || !isOpen(archiveText(Number(cid), Number(expires)), expires, signature))
      return reply.callNotFound();
    const conference = await findConference(db, Number(cid));
    if (!conference) return reply.callNotFound();
    const rows = await chainOf(db, conference.id);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment(`agreements-${conference.id}.zip`))
      .header('x-content-type-options', 'nosniff')
      .send(Readable.from(archiveOf(rows, ports)));
  });
}
