import type {
  ExamCard,
  PaperItem,
  ShownItem,
  ShownPicture,
  ShownQuestion,
  SimpleShown,
  hindrances,
} from '@meetingapp/contract/exam/attempt.ts';
import type { ItemContent, Picture, Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { nextFrom, startHindrance } from '@meetingapp/domain/exam/attempts.ts';
import type { Arrangement } from '@meetingapp/domain/exam/paper.ts';
import { pointsOf } from '@meetingapp/domain/exam/result.ts';
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
    ...presentItem(content, arrangement, language),
    answer,
    seq,
    flagged,
  };
}

/** The only place where an item becomes what a person sees before the end: no key, no reason, no stored ids. */
export function presentItem(
  { stem, media, question }: ItemContent,
  arrangement: Arrangement,
  language: Language,
): ShownItem {
  return {
    stem: pickLanguage(stem, language),
    media:
      media === null
        ? null
        : media.kind === 'picture'
          ? { kind: 'picture', ...presentPicture(media, language) }
          : { kind: 'video', address: media.address, alt: pickLanguage(media.alt, language) },
    question: presentQuestion(question, arrangement, language),
  };
}

function presentQuestion(question: Question, arrangement: Arrangement, language: Language): ShownQuestion {
  if (question.kind !== 'case') return presentSimple(question, arrangement, language);
  return {
    kind: 'case',
    parts: question.parts.map((part, at) => ({
      stem: pickLanguage(part.stem, language),
      question: presentSimple(part.question, arrangement.parts[at] ?? none, language),
    })),
  };
}

const none: Arrangement = { options: [], matches: [], parts: [] };

export const optionsInOrder = (
  options: readonly { text: Bilingual }[],
  order: readonly number[],
  language: Language,
): string[] => order.map((index) => pickLanguage(options[index]?.text, language));

function presentSimple(question: SimpleQuestion, { options, matches }: Arrangement, language: Language): SimpleShown {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'ordering':
      return { kind: question.kind, options: optionsInOrder(question.options, options, language) };
    case 'matching':
      return {
        kind: 'matching',
        options: optionsInOrder(question.options, options, language),
        matches: optionsInOrder(question.matches, matches, language),
      };
    case 'spot':
      return { kind: 'spot', picture: presentPicture(question.picture, language) };
    case 'number':
      return { kind: 'number', unit: question.unit };
    case 'boolean':
      return { kind: 'boolean' };
  }
}

export const presentPicture = ({ address, width, height, alt }: Picture, language: Language): ShownPicture => ({
  address,
  width,
  height,
  alt: pickLanguage(alt, language),
});
