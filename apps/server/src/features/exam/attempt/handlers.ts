import type { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { isRegistered } from '../../registration/record/queries-confirmed.ts';
import { startAttempt } from './commands.ts';
import { saveAnswer } from './commands-answer.ts';
import { handIn } from './commands-finish.ts';
import { presentCard, presentPaperItem, stateOf } from './present.ts';
import { answersFrom, presentResult } from './present-result.ts';
import { attemptsOf, drawnItems, newestAttempt, ownAttempt, publishedExam, publishedExams } from './queries.ts';

export const examHandlers: Handlers<typeof examCalls> = {
  exams: async ({ cid }, { db, accountId, now, language }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const exams = await publishedExams(db, cid);
    const [attempts, registered] = await Promise.all([
      attemptsOf(
        db,
        accountId,
        exams.map(({ id }) => id),
      ),
      isRegistered(db, cid, accountId),
    ]);
    return { exams: exams.map((exam) => presentCard({ exam, attempts, registered, now, language })) };
  },

  start: async ({ examId }, { db, accountId, now }) => {
    const exam = await publishedExam(db, examId);
    const conference = exam && (await findConference(db, exam.conference_id));
    if (!conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const outcome = await startAttempt(db, { accountId, examId, now });
    return outcome.ok ? { attemptId: outcome.attemptId } : refuse(outcome.reason);
  },

  paper: async ({ attemptId }, { db, accountId, now, language }) => {
    const attempt = await ownAttempt(db, accountId, attemptId);
    if (!attempt) return refuse('not_found');
    const state = stateOf(attempt, now);
    const { rules } = attempt;
    const items = state === 'running' ? await drawnItems(db, [attemptId]) : [];
    return {
      examId: attempt.exam_id,
      cid: attempt.conference_id,
      title: pickLanguage(rules.title, language),
      state,
      startedAt: attempt.started_at.toISOString(),
      endsAt: attempt.ends_at.toISOString(),
      now: now.toISOString(),
      offline: rules.offline,
      items: items.map((item) => presentPaperItem(item, rules.sections, language)),
    };
  },

  answer: async ({ typedAt, ...given }, { db, accountId, now }) => {
    const typed = typedAt === null ? null : new Date(typedAt);
    const outcome = await saveAnswer(db, { ...given, accountId, typedAt: typed, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { saved, seq, answer, flagged } = outcome;
    return { saved, seq, answer, flagged };
  },

  handIn: async ({ attemptId }, { db, accountId, now }) => {
    const outcome = await handIn(db, { accountId, attemptId, now });
    return outcome.ok ? { passed: outcome.passed } : refuse(outcome.reason);
  },

  result: async ({ cid, attemptId }, { db, accountId, now, language }) => {
    const id = attemptId ?? (await newestAttempt(db, accountId, cid))?.id;
    const attempt = id === undefined ? undefined : await ownAttempt(db, accountId, id);
    const exam = attempt && (await publishedExam(db, attempt.exam_id));
    if (!exam || exam.conference_id !== cid) return refuse('not_found');
    const { rules } = exam;
    const [attempts, registered, items] = await Promise.all([
      attemptsOf(db, accountId, [exam.id]),
      isRegistered(db, cid, accountId),
      attempt.state === 'finished' ? drawnItems(db, [attempt.id]) : [],
    ]);
    const from = answersFrom({ rules, closesAt: exam.closes_at, attempts, now });
    const shown = attempt.state === 'finished' && rules.shown.score;
    return {
      attemptId: attempt.id,
      card: presentCard({ exam, attempts, registered, now, language }),
      state: stateOf(attempt, now),
      number: attempt.number,
      passed: attempt.passed,
      automatic: attempt.automatic,
      finishedAt: attempt.finished_at?.toISOString() ?? null,
      result: shown ? presentResult({ attempt, rules, items, reviewed: from === 'now', language }) : null,
      past: attempts.flatMap(({ id: attemptOfPast, number, mark, finished_at }) =>
        finished_at
          ? [
              {
                attemptId: attemptOfPast,
                number,
                mark: rules.shown.score ? mark : null,
                finishedAt: finished_at.toISOString(),
              },
            ]
          : [],
      ),
      answersFrom: from,
    };
  },
};
