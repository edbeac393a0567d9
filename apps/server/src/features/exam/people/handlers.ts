import type { examPeopleCalls } from '@meetingapp/contract/exam/people.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { examOf } from '../exam/queries.ts';
import { presentExaminee } from './present.ts';
import { countAttempts, examinees } from './queries.ts';

const MOST = 500;

export const examPeopleHandlers: Handlers<typeof examPeopleCalls> = {
  people: async ({ cid, examId, ...filter }, { db }) => {
    const exam = await examOf(db, cid, examId);
    if (!exam) return refuse('not_found');
    const [rows, total] = await Promise.all([
      examinees(db, { examId, filter, before: null, limit: MOST }),
      countAttempts(db, examId),
    ]);
    return {
      sections: exam.rules.sections.map(({ title, pass }) => ({ title, pass })),
      people: rows.map((row) => presentExaminee(row, exam.rules)),
      found: rows[0]?.found ?? 0,
      total,
    };
  },

  exportPeople: async ({ cid, examId, ...filter }, { db, staff, language }) => {
    if (!(await examOf(db, cid, examId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'exam.people', input: { examId, filter } }) };
  },
};
