import type { reminderHindrances, surveyFollowUpCalls } from '@meetingapp/contract/survey/follow-up.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { compareResults } from '@meetingapp/domain/survey/comparison.ts';
import { mayShowPart, resultsOf } from '@meetingapp/domain/survey/results.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { answersTo } from '../result/queries.ts';
import { stateOf, surveyOf, type SurveyRow } from '../survey/queries.ts';
import { countLeft, lastReminder, lockSurvey } from './queries.ts';

const DAY_MS = 86_400_000;

type Hindrance = (typeof reminderHindrances)[number];

async function standing(db: Database, survey: SurveyRow, now: Date) {
  const [counts, last] = await Promise.all([
    countLeft(db, survey.conference_id, survey.id),
    lastReminder(db, survey.conference_id, survey.id),
  ]);
  const hindrances: [Hindrance, boolean][] = [
    ['closed', stateOf(survey, now) !== 'open'],
    ['code', survey.audience === 'code'],
    ['recent', last !== null && now.getTime() - last.getTime() < DAY_MS],
    ['nobody', counts.left === 0],
  ];
  return { ...counts, last, hindrance: hindrances.find(([, holds]) => holds)?.[0] ?? null };
}

const refusals = {
  closed: 'survey_closed',
  code: 'survey_no_list',
  recent: 'survey_reminded',
  nobody: 'survey_nobody_left',
} as const satisfies Record<Hindrance, string>;

export const surveyFollowUpHandlers: Handlers<typeof surveyFollowUpCalls> = {
  compare: async ({ cid, surveyId, earlierId }, { db, language }) => {
    const [after, before] = await Promise.all([surveyOf(db, cid, surveyId), surveyOf(db, cid, earlierId)]);
    if (!after || !before) return refuse('not_found');
    const read = async (survey: SurveyRow) => {
      const people = await answersTo(db, survey.id);
      const enough = mayShowPart(people.length, people.length, survey.anonymous);
      const side = { surveyId: survey.id, title: survey.title, people: people.length, enough };
      return { side, results: enough ? resultsOf(survey.items, people, (text) => pickLanguage(text, language)) : [] };
    };
    const [then, now] = await Promise.all([read(before), read(after)]);
    return { before: then.side, after: now.side, items: compareResults(then.results, now.results) };
  },

  reminder: async ({ cid, surveyId }, { db, now }) => {
    const survey = await surveyOf(db, cid, surveyId);
    if (!survey) return refuse('not_found');
    const { people, left, last, hindrance } = await standing(db, survey, now);
    return {
      people,
      left,
      ofSession: survey.audience === 'session',
      lastAt: last?.toISOString() ?? null,
      hindrance,
    };
  },

  remind: async ({ cid, surveyId }, { db, staff, language, now }) => {
    const survey = await surveyOf(db, cid, surveyId);
    if (!survey) return refuse('not_found');
    await lockSurvey(db, surveyId);
    const { hindrance } = await standing(db, survey, now);
    if (hindrance !== null) return refuse(refusals[hindrance]);
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    const input = { surveyId, day: now.toISOString().slice(0, 10) };
    return { taskId: await startTask(db, { ...start, kind: 'survey.remind', input }) };
  },
};
