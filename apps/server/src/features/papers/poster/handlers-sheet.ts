import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { saveSmaller } from './commands-sheet.ts';
import { shownSheet } from './queries.ts';

const widths = new Set(['360', '720', '1440']);
const number = /^\d{1,15}$/;

type Parameters = { cid: string; file: string; width: string };
interface Wanted {
  fileId: number;
  width: number;
  address: string;
}

/** Serves smaller pictures of public posters, created on first request and then stored. */
export function servePosterSheets(app: FastifyInstance, { db, ports }: AppDependencies): void {
  const making = new Map<string, Promise<Buffer | null>>();
  // One conversion at a time: a list requests a dozen at once, and other requests must still be answered.
  let last: Promise<unknown> = Promise.resolve();

  async function contentOf(address: string): Promise<Buffer | null> {
    const key = fileKey(address);
    const file = key === null ? null : await ports.files.read(key);
    return file?.ok ? buffer(file.stream) : null;
  }

  async function make({ fileId, width, address }: Wanted): Promise<Buffer | null> {
    const sheet = await contentOf(address);
    if (sheet === null) return null;
    const picture = await sharp(sheet)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer();
    await saveSmaller(db, ports.files, { fileId, width, picture });
    return picture;
  }

  function madeOnce(wanted: Wanted): Promise<Buffer | null> {
    const name = `${wanted.fileId} ${wanted.width}`;
    const made =
      making.get(name) ??
      last
        .then(() => make(wanted))
        .catch((error: unknown) => {
          app.log.error({ error }, 'a smaller picture of a poster could not be made');
          return null;
        })
        .finally(() => making.delete(name));
    making.set(name, made);
    last = made;
    return made;
  }

  app.get<{ Params: Parameters }>('/medapp/papers/:cid/sheets/:file/:width.webp', async (request, reply) => {
    const { cid, file, width } = request.params;
    if (!number.test(cid) || !number.test(file) || !widths.has(width)) return reply.callNotFound();
    const wanted = { cid: Number(cid), fileId: Number(file), width: Number(width) };
    const sheet = await shownSheet(db, wanted);
    if (sheet === null) return reply.callNotFound();
    const picture =
      (sheet.smaller === null ? null : await contentOf(sheet.smaller)) ??
      (await madeOnce({ ...wanted, address: sheet.address }));
    if (picture === null) return reply.callNotFound();
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture);
  });
}
