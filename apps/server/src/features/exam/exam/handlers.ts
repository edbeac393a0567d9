import type { examConsoleCalls } from '@meetingapp/contract/exam/console.ts';
import { arrange, drawPaper } from '@meetingapp/domain/exam/paper.ts';
import { pointsOf } from '@meetingapp/domain/exam/result.ts';
import { shownItem } from '@meetingapp/domain/exam/shown-item.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../../http/calls/refusal.ts';
import { candidatesOf } from '../bank/queries.ts';
import { publishExam, removeExam, saveExam, saveTimes, unpublishExam } from './commands.ts';
import { presentCounts, presentListed } from './present.ts';
import { contentsOf, examOf, examsOf } from './queries.ts';

type ExamRulesCalls = Omit<
  typeof examConsoleCalls,
  'bank' | 'saveTopic' | 'item' | 'saveItem' | 'removeItem' | 'addPicture'
>;

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Pass marks beyond what can be reached, ranges of difficulty and times the wrong way round. */
function faultsOf(rules: ExamRules, times: { opensAt: Date | null; closesAt: Date | null }): FieldFault[] {
  const faults: FieldFault[] = [];
  const points = pointsOf(rules.sections);
  if (rules.pass > points) faults.push({ field: 'rules.pass', reason: 'number_range' });
  for (const [at, section] of rules.sections.entries()) {
    if ((section.pass ?? 0) > pointsOf([section]))
      faults.push({ field: `rules.sections.${at}.pass`, reason: 'number_range' });
    for (const [index, { from, to }] of section.rules.entries())
      if (from > to) faults.push({ field: `rules.sections.${at}.rules.${index}.to`, reason: 'number_range' });
  }
  return [...faults, ...timeFaults(times)];
}

const timeFaults = ({ opensAt, closesAt }: { opensAt: Date | null; closesAt: Date | null }): FieldFault[] =>
  opensAt && closesAt && opensAt >= closesAt ? [{ field: 'closesAt', reason: 'moments_order' }] : [];

export const examRulesHandlers: Handlers<ExamRulesCalls> = {
  exams: async ({ cid }, { db, now }) => ({ exams: (await examsOf(db, cid)).map((row) => presentListed(row, now)) }),

  exam: async ({ cid, examId }, { db, staff, now }) => {
    const row = await examOf(db, cid, examId);
    if (!row) return refuse('not_found');
    const candidates = await candidatesOf(db, staff.societyId);
    return {
      listed: presentListed(row, now),
      version: row.version,
      rules: row.rules,
      counts: presentCounts(row.rules, candidates),
    };
  },

  countItems: async ({ rules }, { db, staff }) => ({
    counts: presentCounts(rules, await candidatesOf(db, staff.societyId)),
  }),

  saveExam: async ({ cid, id, seen, rules, ...given }, { db }) => {
    const times = { opensAt: dateOf(given.opensAt), closesAt: dateOf(given.closesAt) };
    const faults = faultsOf(rules, times);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveExam(db, { cid, id, seen, rules, ...times });
    return outcome.ok ? { examId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  saveTimes: async ({ cid, examId, ...given }, { db }) => {
    const times = { opensAt: dateOf(given.opensAt), closesAt: dateOf(given.closesAt) };
    const faults = timeFaults(times);
    if (faults.length > 0) return refuse('body_invalid', faults);
    return (await saveTimes(db, { cid, id: examId, ...times })) ? {} : refuse('not_found');
  },

  publish: async ({ cid, examId, seen }, { db, staff, now }) => {
    const outcome = await publishExam(db, { cid, societyId: staff.societyId, id: examId, seen, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  unpublish: async ({ cid, examId }, { db }) => {
    const outcome = await unpublishExam(db, cid, examId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  removeExam: async ({ cid, examId }, { db }) => {
    const outcome = await removeExam(db, cid, examId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  preview: async ({ cid, examId, seed, language }, { db, staff }) => {
    const row = await examOf(db, cid, examId);
    if (!row) return refuse('not_found');
    const { rules } = row;
    const paper = drawPaper(rules.sections, await candidatesOf(db, staff.societyId), {
      seed,
      shuffled: rules.shuffled,
    });
    if (!paper) return refuse('exam_incomplete');
    const contents = await contentsOf(
      db,
      paper.map(({ id }) => id),
    );
    return {
      items: paper.flatMap(({ id, most }) => {
        const found = contents.get(id);
        if (!found) return [];
        const arrangement = arrange(found.content.question, seed, rules.shuffled);
        return [{ code: found.code, points: most / 100, ...shownItem(found.content, arrangement, language) }];
      }),
    };
  },
};
