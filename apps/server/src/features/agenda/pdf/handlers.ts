import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf } from '../../../http/calls/language.ts';
import { findConference } from '../../conference/queries.ts';
import { programmePdf } from './writer.ts';
import { programmeOf } from '../release/queries-cached-programmes.ts';

const whole = /^\d{1,9}$/;
/** PDFs in memory: some 100 kB each, about a second to make. */
const MOST_KEPT = 20;

type Asked = FastifyRequest<{
  Params: { cid: string; number: string };
  Querystring: { lang?: string; paper?: string };
}>;

/** Serves a released programme as a PDF for printing; made once, cached by browsers indefinitely. */
export function serveProgrammePdf(app: FastifyInstance, { db }: AppDependencies): void {
  const kept = new Map<string, Promise<Buffer>>();

  app.get('/medapp/programme/:cid/:number.pdf', async ({ params, query }: Asked, reply) => {
    if (!whole.test(params.cid) || !whole.test(params.number)) return reply.callNotFound();
    const conference = await findConference(db, Number(params.cid));
    if (!conference || conference.state === 'stopped') return reply.callNotFound();
    const programme = await programmeOf(db, conference.id, Number(params.number));
    if (!programme) return reply.callNotFound();
    const language = languageOf(query.lang);
    const paper = query.paper === 'a3' ? 'a3' : 'a4';
    const title = pickLanguage(conference.title, language);
    const venue = pickLanguage(conference.venue, language);
    const key = JSON.stringify([params, language, paper, title, venue]);
    const made = kept.get(key) ?? programmePdf({ programme, title, venue, language, paper });
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="programme-${conference.id}-${programme.release}.pdf"`)
      .header('cache-control', 'public, max-age=3600')
      .send(await made);
  });
}
