import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { planCalendar, programmeCalendar, type CalendarSource } from '@meetingapp/domain/agenda/exchange/calendar.ts';
import { exportSchedule } from '@meetingapp/domain/agenda/exchange/export-schedule.ts';
import { scheduleXml } from '@meetingapp/domain/agenda/exchange/schedule-xml.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { agendaExchange as en } from '@meetingapp/locales/en/agenda/exchange.ts';
import { agendaExchange as zh } from '@meetingapp/locales/zh/agenda/exchange.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf } from '../../../http/calls/language.ts';
import { findConference, type ConferenceRow } from '../../conference/queries.ts';
import { releasesFor, wholeRelease } from './queries-export.ts';
import { currentRelease } from '../release/queries.ts';
import { feedByToken, planOf } from '../plan/queries.ts';

const texts = { zh, en };
const whole = /^\d{1,9}$/;
const MINUTES = 30;
const MOST_KEPT = 100;
type Request = FastifyRequest<{ Params: { cid?: string; token?: string }; Querystring: { lang?: string } }>;

const types = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

interface Asked {
  conference: ConferenceRow;
  release: number;
  language: Language;
}

/**
 * Serves the released programme as schedule.json, schedule XML and calendars. The addresses are stable; their content changes with
 * each release.
 */
export function serveSchedules(app: FastifyInstance, { db, config }: AppDependencies): void {
  const kept = new Map<string, string>();
  const origin = config.publicUrl;

  async function once(key: string, make: () => Promise<string | null>): Promise<string | null> {
    const found = kept.get(key) ?? (await make());
    kept.delete(key);
    if (found !== null) kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  }

  function serve(path: string, type: keyof typeof types, make: (asked: Asked) => Promise<string | null>): void {
    app.get(path, async (request: Request, reply) => {
      const asked = await askedFor(request);
      if (!asked) return reply.callNotFound();
      const { release, language, conference } = asked;
      const tag = `"${conference.id}-${release}-${language}"`;
      const file = await once(`${type}/${tag}`, () => make(asked));
      return file === null
        ? reply.callNotFound()
        : answer(request, reply, { type, tag, file, scope: 'public, max-age=60' });
    });
  }

  async function askedFor({ params, query }: Request): Promise<Asked | null> {
    const cid = (params.cid ?? '').replace(/\.ics$/, '');
    if (!whole.test(cid)) return null;
    const conference = await findConference(db, Number(cid));
    const release = conference && conference.state !== 'stopped' ? await currentRelease(db, conference.id) : undefined;
    return conference && release ? { conference, release: release.number, language: languageOf(query.lang) } : null;
  }

  async function schedule({ conference, release, language }: Asked) {
    const found = await wholeRelease(db, conference.id, release);
    return found && exportSchedule({ ...found, title: conference.title, language, origin, whole: false });
  }

  async function sourceFor(conferenceId: number, language: Language): Promise<CalendarSource> {
    const releases = await releasesFor(db, conferenceId);
    const minutes = new Map(
      releases.flatMap(({ exchange }) =>
        Object.entries(exchange.items).map(([key, { minutes: long }]) => [key, long ?? 15]),
      ),
    );
    return {
      releases: releases.map(({ programme }) => programme),
      minutesOf: (id) => minutes.get(`talk/${id}`) ?? 15,
      language,
      origin,
    };
  }

  serve('/medapp/programme/:cid/schedule.json', 'json', async (asked) => {
    const made = await schedule(asked);
    return (
      made &&
      JSON.stringify({
        $schema: 'https://c3voc.de/schedule/schema.json',
        generator: { name: 'Meetingapp' },
        schedule: made,
      })
    );
  });
  serve('/medapp/programme/:cid/schedule.xml', 'xml', async (asked) => {
    const made = await schedule(asked);
    return made && scheduleXml(made);
  });
  serve('/medapp/calendar/:cid', 'ics', async ({ conference, language }) => {
    const source = await sourceFor(conference.id, language);
    const name = pickLanguage(conference.title, language);
    return programmeCalendar(source, { name, refreshMinutes: MINUTES });
  });
  app.get('/medapp/calendar/plan/:token', async (request: Request, reply) => {
    const token = (request.params.token ?? '').replace(/\.ics$/, '');
    const feed = await feedByToken(db, token);
    const conference = feed && (await findConference(db, feed.conference_id));
    if (!feed || !conference || conference.state === 'stopped') return reply.callNotFound();
    const language = languageOf(feed.language);
    const name = format(texts[language].planName, { title: pickLanguage(conference.title, language) });
    const plan = await planOf(db, feed.account_id, conference.id);
    const file = planCalendar(await sourceFor(conference.id, language), plan, { name, refreshMinutes: MINUTES });
    return answer(request, reply, {
      type: 'ics',
      tag: `"${createHash('sha256').update(file).digest('base64url')}"`,
      file,
      scope: 'private, max-age=0',
    });
  });
}

interface Answer {
  type: keyof typeof types;
  tag: string;
  file: string;
  scope: string;
}

function answer(request: FastifyRequest, reply: FastifyReply, { type, tag, file, scope }: Answer) {
  reply.header('etag', tag).header('cache-control', scope).header('access-control-allow-origin', '*');
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (known.some((one) => one.replace(/^W\//, '') === tag)) return reply.code(304).send();
  return reply.header('content-type', types[type]).header('x-content-type-options', 'nosniff').send(file);
}
