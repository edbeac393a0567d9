import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { differenceOf } from '@meetingapp/domain/agenda/difference.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { findConference } from '../../conference/queries.ts';
import { releasedPiece, releasedProgramme } from './queries.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const whole = /^\d{1,9}$/;
/** Files in memory, for the most read conferences; some 100 kB each. */
const MOST_KEPT = 200;

interface Packed {
  br: Buffer;
  gzip: Buffer;
}
type Parameters = { cid: string; number: string; earlier?: string; name?: string };

/**
 * Serves the files of a released programme. They are immutable, so that browsers, service workers and a CDN may cache them
 * indefinitely. Each is read and compressed once.
 */
export function serveProgrammes(app: FastifyInstance, { db }: AppDependencies): void {
  const kept = new Map<string, Promise<Packed | null>>();

  async function packed(address: string, read: () => Promise<unknown>): Promise<Packed | null> {
    const found = kept.get(address) ?? pack(read);
    kept.delete(address);
    kept.set(address, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const file = await found.catch(() => null);
    // A missing file is not cached: it may exist later.
    if (file === null) kept.delete(address);
    return file;
  }

  function serve(path: string, read: (cid: number, number: number, rest: Parameters) => Promise<unknown>): void {
    app.get<{ Params: Parameters }>(`/medapp/programme/${path}`, async (request, reply) => {
      const { cid, number } = request.params;
      if (!whole.test(cid) || !whole.test(number)) return reply.callNotFound();
      const conference = await findConference(db, Number(cid));
      if (!conference || conference.state === 'stopped') return reply.callNotFound();
      const file = await packed(request.url.split('?')[0] ?? '', () =>
        read(Number(cid), Number(number), request.params),
      );
      if (!file) return reply.callNotFound();
      const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? 'br' : 'gzip';
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-encoding', encoding)
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(file[encoding]);
    });
  }

  serve(':cid/:number.json', (cid, number) => releasedProgramme(db, cid, number));
  serve(':cid/:number/since/:earlier.json', async (cid, number, { earlier = '' }) => {
    if (!whole.test(earlier)) return null;
    const [before, after] = await Promise.all([
      releasedProgramme(db, cid, Number(earlier)),
      releasedProgramme(db, cid, number),
    ]);
    return before && after && differenceOf(before, after);
  });
  serve(':cid/:number/pieces/:name.json', (cid, number, { name = '' }) => releasedPiece(db, cid, number, name));
}

/** Strongest compression: done once, sent thousands of times. */
async function pack(read: () => Promise<unknown>): Promise<Packed | null> {
  const value = await read();
  if (value === null || value === undefined) return null;
  const text = Buffer.from(JSON.stringify(value));
  const [br, gz] = await Promise.all([
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    zip(text, { level: 9 }),
  ]);
  return { br, gzip: gz };
}
