import { visibleFields, ordinaryFlow } from '../registration/flow-settings.ts';
import { checkAnswer, type AnswerFault } from './answer-value.ts';
import { asks, fieldOf, type RuledItem } from './item-field.ts';

/** Values by code. An empty one is "No answer", which counts as answered; a code that is missing is open. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Codes are written by staff: one such as `constructor` must not find inherited properties. */
export const givenTo = (answers: Answers, code: string): string | undefined =>
  Object.hasOwn(answers, code) ? answers[code] : undefined;

/** Items whose condition is met, in their order, by the rules of the registration's form. */
export function visibleItems<Item extends RuledItem>(items: readonly Item[], answers: Answers): Item[] {
  const fields = items.map(fieldOf);
  const shown = new Set(visibleFields(fields, ordinaryFlow, answers));
  return items.filter((_, at) => {
    const field = fields[at];
    return field !== undefined && shown.has(field);
  });
}

/** What is missing of a question: nothing was given, or what was given is refused. */
export interface Gap {
  code: string;
  /** Its number among the questions that are shown, from 1. */
  number: number;
  required: boolean;
  /** Null: nothing was given. */
  fault: AnswerFault | null;
}

export interface Progress {
  /** Questions that are shown, and how many of them are answered. */
  questions: number;
  answered: number;
  requiredLeft: number;
  /** [V14] What to answer next: required questions first, then the others, each in their order; null: nothing is missing. */
  first: Gap | null;
  gaps: Gap[];
}

/** What is missing of one question; null: it is answered. A required question cannot have "No answer". */
export function gapOf(item: RuledItem, answers: Answers, today: string): Omit<Gap, 'number'> | null {
  const { code, required } = item;
  const value = givenTo(answers, code);
  if (value === undefined) return { code, required, fault: null };
  if (value.trim() === '') return required ? { code, required, fault: null } : null;
  const fault = checkAnswer(item, value, today);
  return fault ? { code, required, fault } : null;
}

/**
 * [V14] How far a person is: every question that is shown must be answered, required ones first. `today`: current day (`YYYY-MM-DD`) in
 * the conference's zone.
 */
export function progressOf(items: readonly RuledItem[], answers: Answers, today: string): Progress {
  const questions = visibleItems(items, answers).filter(asks);
  const gaps = questions.flatMap((item, at) => {
    const gap = gapOf(item, answers, today);
    return gap ? [{ ...gap, number: at + 1 }] : [];
  });
  const required = gaps.filter((gap) => gap.required);
  return {
    questions: questions.length,
    answered: questions.length - gaps.length,
    requiredLeft: required.length,
    first: required[0] ?? gaps[0] ?? null,
    gaps,
  };
}

/** The answers to keep: those of questions that are shown. */
export function shownAnswers(items: readonly RuledItem[], answers: Answers): Record<string, string> {
  return Object.fromEntries(
    visibleItems(items, answers)
      .filter(asks)
      .flatMap(({ code }) => {
        const value = givenTo(answers, code);
        return value === undefined ? [] : [[code, value.trim()] as const];
      }),
  );
}

/** Items of each page that has something to show; a `page` item opens one. */
export function pagesOf<Item extends RuledItem>(shown: readonly Item[]): Item[][] {
  const pages: Item[][] = [];
  for (const item of shown) {
    if (item.kind === 'page' || pages.length === 0) pages.push([item]);
    else pages.at(-1)?.push(item);
  }
  return pages.filter((page) => page.some(({ kind }) => kind !== 'page'));
}
