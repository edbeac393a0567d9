import type { surveyConsoleCalls } from '@meetingapp/contract/survey/console.ts';
import { surveyFaults } from '@meetingapp/domain/survey/check-survey.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../../http/calls/refusal.ts';
import { copySurvey, publishSurvey, removeSurvey, saveSurvey, saveTimes, unpublishSurvey } from './commands.ts';
import { presentListed } from './present.ts';
import { contentOf, countDone, sessionOf, sessionsToChoose, surveyOf, surveysOf } from './queries.ts';

interface Times {
  opensAt: string | null;
  closesAt: string | null;
}

const timeFaults = ({ opensAt, closesAt }: Times, field: string): FieldFault[] =>
  opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt)
    ? [{ field, reason: 'moments_order' }]
    : [];

const isSessionOf = async (db: Database, cid: number, sessionId: number | null): Promise<boolean> =>
  sessionId === null || (await sessionOf(db, cid, sessionId)) !== undefined;

export const surveyConsoleHandlers: Handlers<typeof surveyConsoleCalls> = {
  surveys: async ({ cid }, { db, now }) => {
    const rows = await surveysOf(db, cid);
    const people = await countDone(
      db,
      rows.map(({ id }) => id),
    );
    return { surveys: rows.map((row) => presentListed(row, people.get(row.id) ?? 0, now)) };
  },

  survey: async ({ cid, surveyId }, { db, now }) => {
    const row = await surveyOf(db, cid, surveyId);
    if (!row) return refuse('not_found');
    const people = await countDone(db, [surveyId]);
    const content = contentOf(row);
    return {
      listed: presentListed(row, people.get(surveyId) ?? 0, now),
      version: row.version,
      content,
      faults: surveyFaults(content),
    };
  },

  sessions: async ({ cid }, { db }) => {
    const sessions = await sessionsToChoose(db, cid);
    return { sessions: sessions.map(({ id, title, starts_at }) => ({ id, title, startsAt: starts_at.toISOString() })) };
  },

  save: async ({ cid, id, seen, content }, { db }) => {
    const faults = timeFaults(content, 'content.closesAt');
    if (faults.length > 0) return refuse('body_invalid', faults);
    if (!(await isSessionOf(db, cid, content.sessionId))) return refuse('not_found');
    const outcome = await saveSurvey(db, { cid, id, seen, content });
    return outcome.ok ? { surveyId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  publish: async ({ cid, surveyId, seen }, { db }) => {
    const outcome = await publishSurvey(db, { cid, id: surveyId, seen });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  unpublish: async ({ cid, surveyId }, { db }) => {
    const outcome = await unpublishSurvey(db, cid, surveyId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  saveTimes: async ({ cid, surveyId, ...times }, { db }) => {
    const faults = timeFaults(times, 'closesAt');
    if (faults.length > 0) return refuse('body_invalid', faults);
    return (await saveTimes(db, { cid, id: surveyId, ...times })) ? {} : refuse('not_found');
  },

  copy: async ({ cid, surveyId }, { db }) => {
    const id = await copySurvey(db, cid, surveyId);
    return id === null ? refuse('not_found') : { surveyId: id };
  },

  remove: async ({ cid, surveyId }, { db }) => {
    const outcome = await removeSurvey(db, cid, surveyId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
