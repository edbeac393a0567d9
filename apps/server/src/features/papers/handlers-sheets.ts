import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { AppDependencies } from '../../http/dependencies.ts';
import { fileKey } from '../files/present.ts';
import { shownSheet } from './queries-posters.ts';

const widths = new Set(['360', '720', '1440']);
const number = /^\d{1,15}$/;
/** Of some 60 kB each. */
const MOST_KEPT = 400;

type Parameters = { cid: string; file: string; width: string };

/** Smaller pictures of the posters that everybody may see, made when they are first asked for. */
export function servePosterSheets(app: FastifyInstance, { db, ports }: AppDependencies): void {
  const kept = new Map<string, Promise<Buffer>>();

  async function make(key: string, width: number): Promise<Buffer> {
    const file = await ports.files.read(key);
    if (!file.ok) throw new Error('the file of a poster is gone');
    return sharp(await buffer(file.stream))
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  }

  app.get<{ Params: Parameters }>('/medapp/papers/:cid/sheets/:file/:width.webp', async (request, reply) => {
    const { cid, file, width } = request.params;
    if (!number.test(cid) || !number.test(file) || !widths.has(width)) return reply.callNotFound();
    const address = await shownSheet(db, Number(cid), Number(file));
    const key = address === null ? null : fileKey(address);
    if (key === null) return reply.callNotFound();
    const name = `${key} ${width}`;
    const making = kept.get(name) ?? make(key, Number(width));
    kept.delete(name);
    kept.set(name, making);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const picture = await making.catch(() => null);
    if (picture === null) {
      kept.delete(name);
      return reply.callNotFound();
    }
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture);
  });
}
