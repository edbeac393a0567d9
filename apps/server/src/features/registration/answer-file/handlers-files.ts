import { buffer } from 'node:stream/consumers';
import type { AnswerFileKind } from '@meetingapp/domain/registration/kinds/file.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { SEALED } from './commands.ts';
import { fileByReference } from './queries.ts';
import { addressText, savedAs } from './writer.ts';

const types: Readonly<Record<AnswerFileKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
};

type FileRequest = FastifyRequest<{ Params: { reference: string; expires: string; signature: string } }>;

/** Serves files of answers under signed addresses, to be saved and never to be run. */
export function serveAnswerFiles(app: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  app.get('/medapp/forms/file/:reference/:expires/:signature', async (request: FileRequest, reply) => {
    const { reference, expires, signature } = request.params;
    const isOpen =
      /^[0-9a-f]{32}$/.test(reference) &&
      /^\d{1,12}$/.test(expires) &&
      Number(expires) * 1000 > clock().getTime() &&
      ports.signatures.fits('answer-file', addressText(reference, Number(expires)), signature);
    const row = isOpen ? await fileByReference(db, reference) : undefined;
    const found = row && (await ports.files.read(row.file_key));
    const content = row && found?.ok ? ports.sealing.openBytes(SEALED, row.id, await buffer(found.stream)) : null;
    if (!row || !content) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-type', types[row.kind])
      .header('content-disposition', savedAs(row.name))
      .send(content);
  });
}
