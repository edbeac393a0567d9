import type { ItemResult, SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { partsOf, rowsOf } from './answer-value.ts';
import { asks, choicesOf, stepsOf } from './item-field.ts';
import { givenTo, type Answers } from './progress.ts';

/** Fewer people than this are not shown where answers are anonymous. */
export const LEAST_SHOWN = 5;

type Label = (text: { zh: string; en: string }) => string;

/** Average to two places; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Promoters (9 and 10) less detractors (0 to 6), in percent; null of nothing. */
export function npsOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const share = (those: (value: number) => boolean) => (100 * values.filter(those).length) / values.length;
  return Math.round(share((value) => value >= 9) - share((value) => value <= 6));
}

const numbersOf = (values: readonly string[]): number[] => values.map(Number).filter((value) => !Number.isNaN(value));

/** What people answered to each question, in the order of the questions. */
export function resultsOf(items: readonly SurveyItem[], people: readonly Answers[], label: Label): ItemResult[] {
  return items.filter(asks).map((item, at) => {
    const all = people.map((answers) => givenTo(answers, item.code));
    const given = all.filter((value): value is string => value !== undefined && value !== '');
    const tally = (options: readonly { value: string; label: string }[], values: readonly string[]) =>
      options.map((option) => ({ ...option, count: values.filter((value) => value === option.value).length }));
    const named = item.options.map((option) => ({ value: option.value, label: label(option) }));
    const steps = stepsOf(item.kind).map((step) => ({ value: step, label: step }));
    // A column that is labelled with a number counts as it.
    const pointOf = (stored: string) => item.options.find(({ value }) => value === stored)?.zh ?? 'none';
    const isScale = steps.length > 0 || item.kind === 'number';
    const chosen = item.kind === 'MS' ? given.flatMap(partsOf) : item.kind === 'ranking' ? given.map(first) : given;
    const counted = item.kind === 'matrix' || item.kind === 'number' ? [] : steps.length > 0 ? steps : named;
    return {
      code: item.code,
      number: at + 1,
      kind: item.kind,
      label: label(item.label),
      answered: given.length,
      none: all.filter((value) => value === '').length,
      tallies: tally(counted, chosen),
      rows:
        item.kind === 'matrix'
          ? item.rows.map((row) => {
              const columns = given.flatMap((value) => rowsOf(value).get(row.value) ?? []);
              const tallies = tally(named, columns);
              return { value: row.value, label: label(row), mean: meanOf(numbersOf(columns.map(pointOf))), tallies };
            })
          : [],
      mean: isScale ? meanOf(numbersOf(given)) : null,
      median: isScale ? medianOf(numbersOf(given)) : null,
      nps: item.kind === 'nps' ? npsOf(numbersOf(given)) : null,
    };
  });
}

const first = (value: string): string => partsOf(value)[0] ?? '';

/** Kinds by which people can be grouped: one of few options. */
export const groups = ({ kind }: Pick<SurveyItem, 'kind'>): boolean => kind === 'S' || kind === 'DDL';

/** `few`: fewer than 5, not shown. `rounded`: its size to a multiple of 5, and nothing else of it. */
export type GroupShown = 'all' | 'rounded' | 'few';

/**
 * How much of each group may be shown. Of an anonymous survey, groups of fewer than 5 are hidden; when these are
 * fewer than 5 together, the smallest of the others shows no more than its rounded size, so that they cannot be computed from the sum.
 */
export function shownGroups(sizes: readonly number[], anonymous: boolean): GroupShown[] {
  const isFew = (size: number) => size > 0 && size < LEAST_SHOWN;
  if (!anonymous || !sizes.some(isFew)) return sizes.map(() => 'all');
  const full = sizes.filter((size) => size >= LEAST_SHOWN);
  const hidden = sizes.filter(isFew).reduce((sum, size) => sum + size, 0);
  const smallest = hidden < LEAST_SHOWN && full.length > 0 ? sizes.indexOf(Math.min(...full)) : -1;
  return sizes.map((size, at) => (isFew(size) ? 'few' : at === smallest ? 'rounded' : 'all'));
}

/** Size as a multiple of 5, at least 5. */
export const roundedSize = (people: number): number => Math.max(LEAST_SHOWN, Math.round(people / 5) * 5);

/**
 * False where a part of the people of an anonymous survey is fewer than 5, or the others are: what is left out could be computed from
 * the results of all.
 */
export const mayShowPart = (part: number, all: number, anonymous: boolean): boolean =>
  !anonymous || (part >= LEAST_SHOWN && (all - part === 0 || all - part >= LEAST_SHOWN));

/** People of each option of a grouping question. */
export const groupsOf = (item: Pick<SurveyItem, 'code' | 'kind' | 'options'>, people: readonly Answers[]) =>
  choicesOf(item).map((value) => ({
    value,
    members: people.filter((answers) => givenTo(answers, item.code) === value),
  }));
