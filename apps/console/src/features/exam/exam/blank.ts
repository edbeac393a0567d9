import type { DrawRule, ExamRules, Section } from '@meetingapp/contract/exam/exam.ts';

export const blankRule: DrawRule = { topicId: null, kinds: [], from: 1, to: 5, count: 10 };
export const blankSection: Section = { title: { zh: '', en: '' }, points: 1, pass: null, rules: [blankRule] };

/** What a new exam begins with. */
export const blankRules: ExamRules = {
  title: { zh: '', en: '' },
  intro: { zh: '', en: '' },
  sections: [blankSection],
  pass: 6,
  minutes: 30,
  attempts: 3,
  wait: 120,
  shuffled: true,
  audience: 'registered',
  shown: { score: true, topics: true, answers: false, reasons: false, from: 'attempt' },
  offline: 0,
};

/** A list with one entry changed, or with null taken out. */
export const replaced = <T>(list: readonly T[], at: number, value: T | null): T[] =>
  list.flatMap((before, index) => (index === at ? (value === null ? [] : [value]) : [before]));
