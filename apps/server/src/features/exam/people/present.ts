import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Examinee } from '@meetingapp/contract/exam/people.ts';
import { sectionsPassed } from '@meetingapp/domain/exam/result.ts';
import type { ExamineeRow } from './queries.ts';

/** An attempt with the marks of each section, and whether the section is passed. */
export function presentExaminee(row: ExamineeRow, rules: ExamRules): Examinee {
  const { state, started_at, finished_at } = row;
  const sums = rules.sections.map((_, at) => row.sums.find(({ section }) => section === at) ?? { mark: 0, most: 0 });
  const passed = sectionsPassed(sums, rules);
  return {
    attemptId: row.id,
    name: row.name,
    registration: row.registration,
    number: row.number,
    state,
    mark: row.mark,
    most: row.most,
    passed: row.passed,
    automatic: row.automatic,
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    seconds: finished_at && Math.round((finished_at.getTime() - started_at.getTime()) / 1000),
    sections:
      state === 'running' ? [] : sums.map(({ mark, most }, at) => ({ mark, most, passed: passed[at] === true })),
  };
}
