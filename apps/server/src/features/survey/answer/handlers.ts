import type { surveyCalls, SurveyEntry } from '@meetingapp/contract/survey/answer.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { entryOf } from '@meetingapp/domain/survey/entry.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { shownAnswers, progressOf } from '@meetingapp/domain/survey/progress.ts';
import { LEAST_SHOWN, resultsOf } from '@meetingapp/domain/survey/results.ts';
import { shownItemOf } from '@meetingapp/domain/survey/shown-item.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { isRegistered } from '../../registration/record/queries-confirmed.ts';
import { answersTo } from '../result/queries.ts';
import { publishedSurvey, publishedSurveys, sessionOf, stateOf, type SurveyRow } from '../survey/queries.ts';
import { takeAnswers } from './commands.ts';
import { doneBy, wasAtSession } from './queries.ts';

interface Asking {
  accountId: number | null;
  accessCode: string;
  now: Date;
}

const plainCode = (code: string): string => code.trim().toLowerCase();

/** Whether a person may answer this survey. */
async function entryTo(db: Database, survey: SurveyRow, { accountId, accessCode, now }: Asking): Promise<SurveyEntry> {
  const { audience, session_id: sessionId } = survey;
  const person = {
    loggedIn: accountId !== null,
    done: accountId !== null && (await doneBy(db, accountId, [survey.id])).length > 0,
    registered:
      accountId !== null && audience === 'registered' && (await isRegistered(db, survey.conference_id, accountId)),
    ofSession:
      accountId !== null &&
      audience === 'session' &&
      sessionId !== null &&
      (await wasAtSession(db, accountId, sessionId)),
    knowsCode: plainCode(accessCode) === plainCode(survey.access_code),
  };
  return entryOf(stateOf(survey, now), audience, person);
}

const refusalOf = {
  log_in: 'session_invalid',
  planned: 'survey_not_open',
  closed: 'survey_closed',
  done: 'survey_done',
  not_registered: 'survey_not_registered',
  not_of_session: 'survey_not_of_session',
  code: 'survey_code_wrong',
} as const satisfies Record<Exclude<SurveyEntry, 'open'>, string>;

/** A published survey whose conference can be visited. */
async function find(db: Database, qid: number) {
  const survey = await publishedSurvey(db, qid);
  const conference = survey && (await findConference(db, survey.conference_id));
  if (!survey || !conference) return { ok: false, reason: 'not_found' } as const;
  if (conference.state === 'stopped') return { ok: false, reason: 'conference_stopped' } as const;
  return { ok: true, survey, zone: conference.zone } as const;
}

export const surveyHandlers: Handlers<typeof surveyCalls> = {
  read: async ({ qid, accessCode }, { db, accountId, now, language }) => {
    const found = await find(db, qid);
    if (!found.ok) return refuse(found.reason);
    const { survey, zone } = found;
    const entry = await entryTo(db, survey, { accountId, accessCode, now });
    const session =
      survey.session_id === null ? undefined : await sessionOf(db, survey.conference_id, survey.session_id);
    return {
      qid,
      cid: survey.conference_id,
      title: pickLanguage(survey.title, language),
      intro: pickLanguage(survey.intro, language),
      anonymous: survey.anonymous,
      entry,
      opensAt: survey.opens_at?.toISOString() ?? null,
      closesAt: survey.closes_at?.toISOString() ?? null,
      session: session ? pickLanguage(session.title, language) : null,
      today: clockIn(zone, now).slice(0, 10),
      items: entry === 'open' ? survey.items.map((item) => shownItemOf(item, language)) : [],
    };
  },

  submit: async ({ qid, accessCode, answers: given }, { db, accountId, now }) => {
    const found = await find(db, qid);
    if (!found.ok) return refuse(found.reason);
    const { survey, zone } = found;
    const entry = await entryTo(db, survey, { accountId, accessCode, now });
    if (entry !== 'open') return refuse(refusalOf[entry]);
    if (accountId === null) return refuse('session_invalid');
    const answers = Object.fromEntries(given.map(({ code, value }) => [code, value]));
    const day = clockIn(zone, now).slice(0, 10);
    if (progressOf(survey.items, answers, day).first) return refuse('survey_open_questions');
    const { id: surveyId, anonymous } = survey;
    const kept = shownAnswers(survey.items, answers);
    const taken = await takeAnswers(db, { surveyId, accountId, anonymous, answers: kept, day, now });
    return taken ? {} : refuse('survey_done');
  },

  mine: async ({ qid }, { db, accountId, now, language }) => {
    const found = await find(db, qid);
    if (!found.ok) return refuse(found.reason);
    const { survey } = found;
    const [done] = await doneBy(db, accountId, [qid]);
    const state = stateOf(survey, now);
    const shown =
      survey.results_from === 'answered' ? done !== undefined : survey.results_from === 'closed' && state === 'closed';
    const people = shown ? await answersTo(db, qid) : [];
    const open = new Set(survey.items.filter((item) => item.resultShown).map(({ code }) => code));
    return {
      qid,
      cid: survey.conference_id,
      title: pickLanguage(survey.title, language),
      anonymous: survey.anonymous,
      done: done !== undefined,
      answeredAt: done?.answered_at?.toISOString() ?? null,
      answers: Object.entries(done?.answers ?? {}).map(([code, value]) => ({ code, value })),
      items: done ? survey.items.map((item) => shownItemOf(item, language)) : [],
      feedback: survey.feedback,
      resultsFrom: survey.results_from,
      results:
        people.length < LEAST_SHOWN
          ? null
          : {
              people: people.length,
              items: resultsOf(survey.items, people, (text) => pickLanguage(text, language)).filter(({ code }) =>
                open.has(code),
              ),
            },
    };
  },

  list: async ({ cid }, { db, accountId, now, language }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const surveys = await publishedSurveys(db, cid);
    const entries = await Promise.all(surveys.map((survey) => entryTo(db, survey, { accountId, accessCode: '', now })));
    return {
      surveys: surveys.map((survey, at) => ({
        qid: survey.id,
        title: pickLanguage(survey.title, language),
        anonymous: survey.anonymous,
        entry: entries[at] ?? 'closed',
        closesAt: survey.closes_at?.toISOString() ?? null,
        questions: survey.items.filter(asks).length,
      })),
    };
  },
};
