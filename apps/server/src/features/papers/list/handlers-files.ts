import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { ImmutableFiles } from '../../../http/serving/immutable-files.ts';
import { findConference } from '../../conference/queries.ts';
import { listsOf } from './queries-cached-lists.ts';

const whole = /^\d{1,9}$/;
type Parameters = { cid: string; name: string; kind?: string };

/** Serves the lists of accepted papers and their abstracts as immutable files. */
export function servePaperLists(app: FastifyInstance, { db }: AppDependencies): void {
  const files = new ImmutableFiles();

  function serve(path: string, read: (cid: number, rest: Parameters) => Promise<unknown>): void {
    app.get<{ Params: Parameters }>(`/medapp/papers/${path}`, async (request, reply) => {
      const { cid } = request.params;
      const conference = whole.test(cid) ? await findConference(db, Number(cid)) : undefined;
      if (!conference || conference.state === 'stopped') return reply.callNotFound();
      // Read for each request, also when the file is in memory: it may have been withdrawn.
      const value = await read(Number(cid), request.params);
      if (value === undefined) return reply.callNotFound();
      return files.send(request, reply, async () => value);
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
