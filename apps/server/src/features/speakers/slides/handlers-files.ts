import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { programmeInForce } from '../../agenda/release/queries-cached-programmes.ts';
import { findConference } from '../../conference/queries.ts';
import { askedRange } from '../../files/reader-range.ts';
import { hallFiles } from './present-hall.ts';
import { presentRoom } from './present.ts';
import { allSlides, roomRows, slidesById, type SlidesRow } from './queries.ts';
import { attachment, hallText, slidesText } from './writer.ts';

const whole = /^\d{1,12}$/;
const types: Readonly<Record<SlidesRow['kind'], string>> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  key: 'application/vnd.apple.keynote',
  video: 'video/mp4',
};

type SlidesRequest = FastifyRequest<{
  Params: { id: string; view: string; expires: string; signature: string; name: string };
}>;
type HallRequest = FastifyRequest<{
  Params: { cid: string; hall: string; day: string; expires: string; signature: string };
}>;

/** Serves slides and the files of halls under signed addresses that end after an hour; other addresses do not exist. */
export function serveSlides(app: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  const isOpen = (text: string, expires: string, signature: string): boolean =>
    whole.test(expires) &&
    Number(expires) * 1000 > clock().getTime() &&
    ports.signatures.fits('slides', text, signature);

  app.get('/medapp/speakers/slides/:id/:view/:expires/:signature/:name', async (request: SlidesRequest, reply) => {
    const { id, view, expires, signature } = request.params;
    if (!whole.test(id) || !isOpen(slidesText(Number(id), view, Number(expires)), expires, signature))
      return reply.callNotFound();
    const row = await slidesById(db, Number(id));
    const key = row && (view === 'pages' ? (row.pages === 'own' ? row.key : row.pdf_key) : row.key);
    if (!row || !key) return reply.callNotFound();
    return sendFile(request, reply, {
      files: ports.files,
      key,
      type: view === 'pages' ? types.pdf : types[row.kind],
      name: view === 'pages' ? null : row.name,
    });
  });

  app.get('/medapp/speakers/hall/:cid/:hall/:day/:expires/:signature.zip', async (request: HallRequest, reply) => {
    const { cid, hall, day, expires, signature } = request.params;
    if (!whole.test(cid) || !whole.test(hall)) return reply.callNotFound();
    const asked = { cid: Number(cid), hallId: Number(hall), day };
    if (!isOpen(hallText(asked, Number(expires)), expires, signature)) return reply.callNotFound();
    const conference = await findConference(db, asked.cid);
    const programme = conference && (await programmeInForce(db, asked.cid));
    if (!conference || !programme) return reply.callNotFound();
    const slides = await allSlides(db, asked.cid);
    const tasks = presentRoom(await roomRows(db, asked.cid), slides, programme);
    const keys = new Map(slides.map(({ id, key }) => [id, key]));
    const files = hallFiles(tasks, { ...asked, zone: conference.zone });
    const name = programme.halls.find(({ id }) => id === asked.hallId)?.name ?? { zh: hall, en: hall };
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment(`${pickLanguage(name, 'zh')} ${day}.zip`))
      .header('x-content-type-options', 'nosniff')
      .send(
        Readable.from(
          zipped(
            ports.files,
            files.map((file) => ({ name: file.name, key: keys.get(file.id) ?? '' })),
          ),
        ),
      );
  });
}

/** One entry after the other, each read while it is sent. */
async function* zipped(files: FileStore, entries: readonly { name: string; key: string }[]): AsyncGenerator<Buffer> {
  const zip = new ZipWriter();
  for (const { name, key } of entries) {
    const found = await files.read(key);
    if (found.ok) yield* zip.entry(name, found.stream as AsyncIterable<Buffer>);
  }
  yield zip.end();
}

interface Sent {
  files: FileStore;
  key: string;
  type: string;
  /** Saved under this name; null: shown. */
  name: string | null;
}

/** A file, whole or by range, never kept by caches between. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, { files, key, type, name }: Sent) {
  const size = await files.size(key);
  if (size === null) return reply.callNotFound();
  const asked = askedRange(request.headers.range, size);
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (asked.kind === 'none') return reply.status(416).header('content-range', `bytes */${size}`).send();
  const range = asked.kind === 'part' ? asked.range : undefined;
  const file = await files.read(key, range);
  if (!file.ok) return reply.callNotFound();
  if (range) reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
  return reply
    .header('content-type', type)
    .header('content-disposition', name === null ? 'inline' : attachment(name))
    .header('content-length', range ? range.to - range.from + 1 : size)
    .send(file.stream);
}
