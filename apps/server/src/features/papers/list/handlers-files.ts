import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { findConference } from '../../conference/queries.ts';
import { listsOf } from './queries-cached-lists.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const whole = /^\d{1,9}$/;
const MOST_KEPT = 200;

interface Packed {
  br: Buffer;
  gzip: Buffer;
}
type Parameters = { cid: string; name: string; kind?: string };

/** Serves the lists of accepted papers and their abstracts as immutable files: browsers, workers and a CDN may cache them forever. */
export function servePaperLists(app: FastifyInstance, { db }: AppDependencies): void {
  const kept = new Map<string, Promise<Packed>>();

  /** Each file is compressed once. */
  async function packed(address: string, value: unknown): Promise<Packed> {
    const found = kept.get(address) ?? pack(value);
    kept.delete(address);
    kept.set(address, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  }

  function serve(path: string, read: (cid: number, rest: Parameters) => Promise<unknown>): void {
    app.get<{ Params: Parameters }>(`/medapp/papers/${path}`, async (request, reply) => {
      const { cid } = request.params;
      const conference = whole.test(cid) ? await findConference(db, Number(cid)) : undefined;
      if (!conference || conference.state === 'stopped') return reply.callNotFound();
      const value = await read(Number(cid), request.params);
      if (value === undefined) return reply.callNotFound();
      const file = await packed(request.url.split('?')[0] ?? '', value);
      const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? 'br' : 'gzip';
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-encoding', encoding)
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(file[encoding]);
    });
  }

  // Files of earlier lists are gone: a withdrawn paper is not served under an old name.
  serve(':cid/pieces/:name.json', async (cid, { name }) => (await listsOf(db, cid)).pieces.get(name));
  serve(':cid/:kind/:name.json', async (cid, { kind, name }) => {
    if (kind !== 'papers' && kind !== 'posters') return undefined;
    const list = (await listsOf(db, cid))[kind];
    return list.version === name ? list : undefined;
  });
}

async function pack(value: unknown): Promise<Packed> {
  const text = Buffer.from(JSON.stringify(value));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  return { br, gzip: gz };
}
