import type { AttemptResult } from '@meetingapp/contract/exam/attempt.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { resultOf } from '@meetingapp/domain/exam/result.ts';
import { presentReviewed } from './present-review.ts';
import type { AttemptRow, DrawnRow } from './queries.ts';

interface Situation {
  rules: ExamRules;
  closesAt: Date | null;
  attempts: readonly AttemptRow[];
  now: Date;
}

/** From when right answers are shown to a person: after an attempt, after their last one, after the exam, or never. */
export function answersFrom({ rules, closesAt, attempts, now }: Situation): 'now' | 'last' | 'closed' | 'never' {
  const { shown } = rules;
  if (!shown.answers) return 'never';
  // Nobody sees answers while a paper with the same questions is before them.
  if (attempts.some(({ state }) => state === 'running')) return 'last';
  if (shown.from === 'attempt') return 'now';
  const closed = closesAt !== null && now >= closesAt;
  const last = attempts.some(({ passed }) => passed === true) || attempts.length >= rules.attempts;
  if (closed || (shown.from === 'last' && last)) return 'now';
  return shown.from;
}

interface ResultInput {
  attempt: AttemptRow;
  rules: ExamRules;
  items: readonly DrawnRow[];
  reviewed: boolean;
  language: Language;
}

export function presentResult({ attempt, rules, items, reviewed, language }: ResultInput): AttemptResult {
  const marked = items.map((item) => ({
    section: item.section,
    topicId: item.topic_id,
    mark: item.mark ?? 0,
    most: item.counted ?? item.most,
  }));
  const { sections, topics, ...whole } = resultOf(marked, rules);
  const { shown } = rules;
  return {
    mark: whole.mark,
    most: whole.most,
    right: whole.right,
    items: whole.items,
    pass: whole.pass,
    seconds: Math.round(((attempt.finished_at ?? attempt.ends_at).getTime() - attempt.started_at.getTime()) / 1000),
    sections: sections.map((section, at) => ({ ...section, title: pickLanguage(rules.sections[at]?.title, language) })),
    topics: shown.topics
      ? topics.map(({ topicId, ...sum }) => {
          const own = items.filter((item) => item.topic_id === topicId);
          return {
            ...sum,
            name: pickLanguage(own[0]?.topic, language),
            reviewed: reviewed ? own.map((item) => presentReviewed(item, language, shown.reasons)) : [],
          };
        })
      : [],
  };
}
