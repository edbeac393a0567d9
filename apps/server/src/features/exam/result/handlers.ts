import type { examResultCalls } from '@meetingapp/contract/exam/result.ts';
import { pointsOf } from '@meetingapp/domain/exam/result.ts';
import { reliabilityOf } from '@meetingapp/domain/exam/statistics.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { byAttempt, drawnItems } from '../attempt/queries.ts';
import { examOf } from '../exam/queries.ts';
import { applyCorrection, isOver, isUndoable, planCorrection, undoCorrection } from './commands.ts';
import { histogramOf, marksOf, presentItems, spreadOf } from './present.ts';
import { presentMarks } from './present-marks.ts';
import { answersTo, attemptsOfExam, codesOf, correctionRows, lastFinished } from './queries.ts';

export const examResultHandlers: Handlers<typeof examResultCalls> = {
  figures: async ({ cid, examId }, { db, now }) => {
    const exam = await examOf(db, cid, examId);
    if (!exam) return refuse('not_found');
    const attempts = await attemptsOfExam(db, cid, examId);
    const last = lastFinished(attempts);
    const rows = await drawnItems(
      db,
      last.map(({ id }) => id),
    );
    const people = [...byAttempt(rows).values()].map(marksOf);
    const contents = new Map(rows.map(({ version_id, content }) => [version_id, content]));
    const [codes, corrections] = await Promise.all([codesOf(db, [...contents.keys()]), correctionRows(db, examId)]);
    return {
      title: exam.rules.title,
      points: pointsOf(exam.rules.sections),
      pass: exam.rules.pass,
      minutes: exam.rules.minutes,
      closesAt: exam.closes_at?.toISOString() ?? null,
      begun: exam.people,
      finished: last.length,
      passed: exam.passed,
      automatic: last.filter(({ automatic }) => automatic).length,
      ...spreadOf(last),
      histogram: histogramOf(last),
      reliability: reliabilityOf(people),
      items: presentItems(people, { codes, contents }),
      corrections: corrections.map((row) => ({
        id: row.id,
        versionId: row.version_id,
        code: row.code,
        mode: row.mode,
        reason: row.reason,
        at: row.created_at.toISOString(),
        by: row.by,
        changed: row.changed,
        undone: row.undone_at !== null,
        undoable: row.undone_at === null && isUndoable(row.created_at, now),
      })),
      correctable: isOver(exam.closes_at, attempts, now),
    };
  },

  marks: async ({ cid, examId, versionId }, { db }) => {
    if (!(await examOf(db, cid, examId))) return refuse('not_found');
    const last = lastFinished(await attemptsOfExam(db, cid, examId));
    const rows = await answersTo(
      db,
      last.map(({ id }) => id),
      versionId,
    );
    const [first] = rows;
    const answers = rows.map(({ answer }) => answer);
    return { spots: first ? presentMarks(first.question, answers) : [] };
  },

  previewCorrection: async (input, { db, now }) => {
    const planned = await planCorrection(db, { ...input, now });
    if (!planned.ok) return refuse(planned.reason);
    return {
      changes: planned.counts,
      people: planned.rescored.map(({ attempt, before, after }) => ({
        attemptId: attempt.id,
        name: attempt.name,
        before: before.mark,
        after: after.mark,
        passedBefore: before.passed,
        passedAfter: after.passed,
      })),
    };
  },

  correct: async (input, { db, staff, now }) => {
    const outcome = await applyCorrection(db, { ...input, staffId: staff.id, now });
    return outcome.ok ? { changes: outcome.counts } : refuse(outcome.reason);
  },

  undoCorrection: async (input, { db, now }) => {
    const outcome = await undoCorrection(db, { ...input, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
