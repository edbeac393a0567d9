import type { ItemFigures } from '@meetingapp/contract/exam/result.ts';
import type { Answer, SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { ItemContent, Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { itemStatistics, median, mean, type PersonMarks } from '@meetingapp/domain/exam/statistics.ts';
import type { Arrangement } from '@meetingapp/domain/exam/paper.ts';
import type { DrawnRow } from '../attempt/queries.ts';
import type { AttemptOfExam } from './queries.ts';

/** Stored ids of the options that an answer chose, over all parts of a case. */
export function chosenIds(question: Question, arrangement: Arrangement, answer: Answer | null): string[] {
  if (answer === null) return [];
  if (question.kind !== 'case') return answer.kind === 'case' ? [] : simpleIds(question, arrangement, answer);
  if (answer.kind !== 'case') return [];
  return question.parts.flatMap((part, at) => {
    const [given, order] = [answer.parts[at], arrangement.parts[at]];
    return given && order ? simpleIds(part.question, order, given).map((id) => `${part.id}.${id}`) : [];
  });
}

function simpleIds(question: SimpleQuestion, { options }: Arrangement, answer: SimpleAnswer): string[] {
  if (question.kind === 'boolean') return answer.kind === 'boolean' ? [String(answer.value)] : [];
  if (question.kind !== 'single' && question.kind !== 'multiple') return [];
  const places = answer.kind === 'single' ? [answer.place] : answer.kind === 'multiple' ? answer.places : [];
  return places.flatMap((place) => question.options[options[place] ?? -1]?.id ?? []);
}

/** A person's marks by item version, for the statistics. */
export const marksOf = (items: readonly DrawnRow[]): PersonMarks => ({
  items: new Map(
    items.map(({ version_id, mark, counted, most, content, arrangement, answer, seconds }) => [
      version_id,
      {
        mark: mark ?? 0,
        most: counted ?? most,
        chosen: chosenIds(content.question, arrangement, answer),
        seconds: seconds > 0 ? seconds : null,
      },
    ]),
  ),
});

interface Described {
  codes: ReadonlyMap<number, { code: string; number: number; topic: Bilingual }>;
  contents: ReadonlyMap<number, ItemContent>;
}

export function presentItems(people: readonly PersonMarks[], { codes, contents }: Described): ItemFigures[] {
  return itemStatistics(people).flatMap(({ id, ...figures }) => {
    const [code, content] = [codes.get(id), contents.get(id)];
    if (!code || !content) return [];
    return [{ versionId: id, ...code, stem: content.stem, question: content.question, ...figures }];
  });
}

const STEPS = 20;

/** Twenty steps of 5 percent of the points, the last one including the full mark. */
export function histogramOf(attempts: readonly AttemptOfExam[]): { passed: number; others: number }[] {
  const steps = Array.from({ length: STEPS }, () => ({ passed: 0, others: 0 }));
  for (const { mark, most, passed } of attempts) {
    const step = steps[Math.min(STEPS - 1, Math.floor(((mark ?? 0) / Math.max(1, most ?? 1)) * STEPS))];
    if (step) step[passed === true ? 'passed' : 'others'] += 1;
  }
  return steps;
}

/** Mean and deviation in points, and the median of seconds from beginning to end. */
export function spreadOf(attempts: readonly AttemptOfExam[]) {
  const points = attempts.map(({ mark }) => (mark ?? 0) / 100);
  const middle = mean(points);
  const squares = middle === null ? null : mean(points.map((value) => (value - middle) ** 2));
  const seconds = attempts.flatMap(({ started_at, finished_at }) =>
    finished_at ? [(finished_at.getTime() - started_at.getTime()) / 1000] : [],
  );
  return { mean: middle, deviation: squares === null ? null : Math.sqrt(squares), medianSeconds: median(seconds) };
}
