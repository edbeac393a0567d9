import type { ExamCard, PaperItem, hindrances } from '@meetingapp/contract/exam/attempt.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { nextFrom, startHindrance } from '@meetingapp/domain/exam/attempts.ts';
import { pointsOf } from '@meetingapp/domain/exam/result.ts';
import { shownItem } from '@meetingapp/domain/exam/shown-item.ts';
import type { AttemptRow, DrawnRow, ExamRow } from './queries.ts';

interface CardInput {
  exam: ExamRow;
  attempts: readonly AttemptRow[];
  registered: boolean;
  now: Date;
  language: Language;
}

/** `marking`: its time is over and it was not taken yet. */
export const stateOf = ({ state, collect_at }: Pick<AttemptRow, 'state' | 'collect_at'>, now: Date) =>
  state === 'running' && collect_at <= now ? 'marking' : state;

export function presentCard({ exam, attempts, registered, now, language }: CardInput): ExamCard {
  const { rules } = exam;
  const own = attempts.filter(({ exam_id }) => exam_id === exam.id);
  const past = own.map((attempt) => ({
    state: stateOf(attempt, now) === 'running' ? ('running' as const) : ('finished' as const),
    passed: attempt.passed,
    finishedAt: attempt.finished_at ?? (stateOf(attempt, now) === 'marking' ? attempt.ends_at : null),
  }));
  const running = own.find((attempt) => stateOf(attempt, now) === 'running');
  const last = own.findLast((attempt) => stateOf(attempt, now) !== 'running');
  const over = startHindrance({ rules, opensAt: exam.opens_at, closesAt: exam.closes_at, past, now });
  const hindrance: (typeof hindrances)[number] | null =
    over ?? (rules.audience === 'registered' && !registered ? 'exam_not_registered' : null);
  return {
    examId: exam.id,
    title: pickLanguage(rules.title, language),
    intro: pickLanguage(rules.intro, language),
    items: rules.sections.flatMap((section) => section.rules).reduce((sum, { count }) => sum + count, 0),
    points: pointsOf(rules.sections),
    pass: rules.pass,
    minutes: rules.minutes,
    attempts: rules.attempts,
    used: own.length,
    wait: rules.wait,
    opensAt: exam.opens_at?.toISOString() ?? null,
    closesAt: exam.closes_at?.toISOString() ?? null,
    offline: rules.offline,
    hindrance,
    nextFrom: nextFrom({ rules, past })?.toISOString() ?? null,
    runningId: running?.id ?? null,
    lastId: last?.id ?? null,
    passed: own.some(({ passed }) => passed === true),
  };
}

export function presentPaperItem(
  row: DrawnRow,
  sections: readonly { title: Bilingual }[],
  language: Language,
): PaperItem {
  const { position, section, most, arrangement, content, answer, seq, flagged } = row;
  return {
    position,
    section: pickLanguage(sections[section]?.title, language),
    points: most / 100,
    ...shownItem(content, arrangement, language),
    answer,
    seq,
    flagged,
  };
}
