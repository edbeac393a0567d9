import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import { markAnswer, markOf } from './marking.ts';
import type { Arrangement } from './paper.ts';

/**
 * A correction of one item after an exam. `add`: what was right stays right, and the corrected key counts too. `only`: only the corrected
 * key counts. `drop`: the item does not count.
 */
export type Correction = { mode: 'add' | 'only'; question: Question } | { mode: 'drop' };

export interface AnsweredItem {
  question: Question;
  arrangement: Arrangement;
  answer: Answer | null;
  /** Hundredths of a point. */
  most: number;
}

/** The mark of an item and what it is worth, with all corrections in their order. */
export function markCorrected(
  { question, arrangement, answer, most }: AnsweredItem,
  corrections: readonly Correction[],
): { mark: number; most: number } {
  let current = { mark: markOf(markAnswer(question, arrangement, answer), most), most };
  for (const correction of corrections) {
    if (correction.mode === 'drop') current = { mark: 0, most: 0 };
    else {
      const order = reordered(question, correction.question, arrangement);
      const mark = markOf(markAnswer(correction.question, order, answer), most);
      current = { mark: correction.mode === 'add' ? Math.max(current.mark, mark) : mark, most };
    }
  }
  return current;
}

/** The places that a person was shown, in terms of the options as the corrected question lists them. */
function reordered(from: Question, to: Question, arrangement: Arrangement): Arrangement {
  if (from.kind === 'case' && to.kind === 'case')
    return {
      ...arrangement,
      parts: arrangement.parts.map((part, at) => {
        const [one, other] = [from.parts[at]?.question, to.parts[at]?.question];
        return one && other ? reordered(one, other, part) : part;
      }),
    };
  if (!('options' in from) || !('options' in to)) return arrangement;
  const place = (index: number) => to.options.findIndex(({ id }) => id === from.options[index]?.id);
  return { ...arrangement, options: arrangement.options.map(place) };
}

export interface Outcome {
  attemptId: number;
  mark: number;
  passed: boolean;
}

export interface RescoringCounts {
  more: number;
  less: number;
  nowPassed: number;
  nowFailed: number;
}

/** Counts what a rescoring changes, before it is applied. */
export function countChanges(pairs: readonly { before: Outcome; after: Outcome }[]): RescoringCounts {
  const count = (test: (pair: { before: Outcome; after: Outcome }) => boolean) => pairs.filter(test).length;
  return {
    more: count(({ before, after }) => after.mark > before.mark),
    less: count(({ before, after }) => after.mark < before.mark),
    nowPassed: count(({ before, after }) => !before.passed && after.passed),
    nowFailed: count(({ before, after }) => before.passed && !after.passed),
  };
}

/** True when only the key differs: a correction must not change what people were shown. */
export function hasSameShape(one: Question, other: Question): boolean {
  return canonical(withoutKey(one)) === canonical(withoutKey(other));
}

/** JSON with sorted keys: a stored value has its keys in another order than a sent one. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function withoutKey(question: Question): unknown {
  switch (question.kind) {
    case 'case':
      return { kind: 'case', parts: question.parts.map(({ id, stem, question: own }) => [id, stem, withoutKey(own)]) };
    case 'single':
    case 'multiple':
    case 'ordering':
      return { kind: question.kind, options: [...question.options].sort(byId) };
    case 'matching':
      return { kind: question.kind, options: question.options, matches: question.matches };
    case 'spot':
      return { kind: question.kind, picture: question.picture };
    case 'number':
      return { kind: question.kind, unit: question.unit };
    case 'boolean':
      return { kind: question.kind };
  }
}

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
