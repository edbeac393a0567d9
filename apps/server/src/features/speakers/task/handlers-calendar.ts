import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { planCalendar } from '@meetingapp/domain/agenda/exchange/calendar.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf } from '../../../http/calls/language.ts';
import { releasesFor } from '../../agenda/exchange/queries-export.ts';
import { findConference } from '../../conference/queries.ts';
import { linkedExpert } from '../invitation/queries.ts';
import { calendarText } from '../invitation/writer.ts';
import { legsOf, staysOf } from '../travel/queries.ts';
import { travelEvents } from '../travel/writer-calendar.ts';
import { acceptedItems } from './queries-calendar.ts';

const texts = { zh, en };
const whole = /^\d{1,12}$/;
const MINUTES = 60;
/** Minutes of a talk without a length. */
const USUAL_MINUTES = 15;

type Request = FastifyRequest<{
  Params: { cid: string; link: string; signature: string };
  Querystring: { lang?: string };
}>;

/**
 * Serves the accepted tasks of a person, their journeys, cars and hotel as a calendar that phones fetch again: what moves or is cancelled does so there. The
 * address ends with the person's link and opens nothing else.
 */
export function serveSpeakerCalendars(app: FastifyInstance, { db, ports, config, clock }: AppDependencies): void {
  app.get('/medapp/calendar/speaker/:cid/:link/:signature.ics', async (request: Request, reply) => {
    const { cid, link, signature } = request.params;
    if (!whole.test(cid) || !whole.test(link)) return reply.callNotFound();
    if (!ports.signatures.fits('speaker', calendarText(Number(link)), signature)) return reply.callNotFound();
    const conference = await findConference(db, Number(cid));
    const expert = conference && (await linkedExpert(db, conference.id, Number(link), clock()));
    if (!conference || conference.state === 'stopped' || !expert) return reply.callNotFound();
    const language = languageOf(request.query.lang);
    const releases = await releasesFor(db, conference.id);
    const minutes = new Map(
      releases.flatMap(({ exchange }) =>
        Object.entries(exchange.items).map(([key, { minutes: long }]) => [key, long ?? USUAL_MINUTES]),
      ),
    );
    const file = planCalendar(
      {
        releases: releases.map(({ programme }) => programme),
        minutesOf: (id) => minutes.get(`talk/${id}`) ?? USUAL_MINUTES,
        language,
        origin: config.publicUrl,
      },
      await acceptedItems(db, expert.id),
      {
        name: format(texts[language].calendar, { title: pickLanguage(conference.title, language) }),
        refreshMinutes: MINUTES,
      },
      travelEvents({
        legs: await legsOf(db, [expert.id]),
        stay: (await staysOf(db, [expert.id]))[0],
        zone: conference.zone,
        language,
        origin: config.publicUrl,
        url: `${config.publicUrl}${basePath}${href('schedulePerson', {}, { cid: conference.id })}`,
      }),
    );
    const tag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'private, max-age=0');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(file);
  });
}
