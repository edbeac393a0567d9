import type { ListedExam } from '@meetingapp/contract/exam/console.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import { isDrawn, shortages, type Candidate } from '@meetingapp/domain/exam/paper.ts';
import type { ConsoleExamRow } from './queries.ts';

/** State in lists: a published exam is planned, open or closed by the clock. */
function stateOf({ state, opens_at, closes_at }: ConsoleExamRow, now: Date): ListedExam['state'] {
  if (state === 'draft') return 'draft';
  if (opens_at === null || now < opens_at) return 'planned';
  return closes_at !== null && now >= closes_at ? 'closed' : 'open';
}

export const presentListed = (row: ConsoleExamRow, now: Date): ListedExam => ({
  id: row.id,
  title: row.rules.title,
  state: stateOf(row, now),
  opensAt: row.opens_at?.toISOString() ?? null,
  closesAt: row.closes_at?.toISOString() ?? null,
  items: row.rules.sections.flatMap(({ rules }) => rules).reduce((sum, { count }) => sum + count, 0),
  people: row.people,
  passed: row.passed,
});

/** For each rule how many items it finds, and how many it lacks when all earlier rules have theirs. */
export function presentCounts(rules: ExamRules, candidates: readonly Candidate[]) {
  const short = shortages(rules.sections, candidates);
  return rules.sections.flatMap((section, at) =>
    section.rules.map((rule, index) => {
      const lack = short.find((one) => one.section === at && one.rule === index);
      return {
        section: at,
        rule: index,
        found: candidates.filter((item) => isDrawn(rule, item)).length,
        short: lack ? lack.wanted - lack.found : 0,
      };
    }),
  );
}
