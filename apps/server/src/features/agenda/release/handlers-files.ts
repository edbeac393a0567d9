import type { FastifyInstance } from 'fastify';
import { differenceOf } from '@meetingapp/domain/agenda/difference.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { ImmutableFiles } from '../../../http/serving/immutable-files.ts';
import { findConference } from '../../conference/queries.ts';
import { releasedPiece, releasedProgramme } from './queries.ts';

const whole = /^\d{1,9}$/;
type Parameters = { cid: string; number: string; earlier?: string; name?: string };

/** Serves the immutable files of a released programme. */
export function serveProgrammes(app: FastifyInstance, { db }: AppDependencies): void {
  const files = new ImmutableFiles();

  function serve(path: string, read: (cid: number, number: number, rest: Parameters) => Promise<unknown>): void {
    app.get<{ Params: Parameters }>(`/medapp/programme/${path}`, async (request, reply) => {
      const { cid, number } = request.params;
      if (!whole.test(cid) || !whole.test(number)) return reply.callNotFound();
      const conference = await findConference(db, Number(cid));
      if (!conference || conference.state === 'stopped') return reply.callNotFound();
      return files.send(request, reply, () => read(Number(cid), Number(number), request.params));
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
