import type { ItemResult, ShownItem } from '@meetingapp/contract/survey/survey.ts';
import { partsOf, rowsOf } from '@meetingapp/domain/survey/answer-value.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { visibleItems, type Answers } from '@meetingapp/domain/survey/progress.ts';

/** What a person gave, one line for each choice, row or rank; empty: "No answer". */
export function linesOf(item: ShownItem, value: string): string[] {
  const labelOf = (stored: string) => item.options.find((option) => option.value === stored)?.label ?? stored;
  if (value === '') return [];
  switch (item.kind) {
    case 'S':
    case 'DDL':
      return [labelOf(value)];
    case 'MS':
      return partsOf(value).map(labelOf);
    case 'ranking':
      return partsOf(value).map((part, at) => `${at + 1}  ${labelOf(part)}`);
    case 'matrix': {
      const chosen = rowsOf(value);
      return item.rows.map((row) => `${row.label}  ${labelOf(chosen.get(row.value) ?? '')}`);
    }
    case 'T':
    case 'DATE':
    case 'PIC':
    case 'number':
    case 'rating':
    case 'nps':
    case 'section':
    case 'page':
      return [value];
  }
}

/** Questions that are shown, with their numbers. */
export const numbered = (items: readonly ShownItem[], answers: Answers): { item: ShownItem; number: number }[] =>
  visibleItems(items, answers)
    .filter(asks)
    .map((item, at) => ({ item, number: at + 1 }));

/** A bar of a result; `share` in percent of the people who answered. */
export interface Bar {
  value: string;
  label: string;
  percent: number;
  mine: boolean;
}

/** Bars of a question with choices or steps. Of a ranking: how many put it first. */
export function barsOf(result: ItemResult, own: string): Bar[] {
  const chosen = result.kind === 'ranking' ? partsOf(own).slice(0, 1) : partsOf(own);
  return result.tallies.map(({ value, label, count }) => ({
    value,
    label,
    percent: result.answered === 0 ? 0 : Math.round((100 * count) / result.answered),
    mine: chosen.includes(value),
  }));
}

/** Options in the order of a ranking; those that it does not name follow in their own. */
export function ordered(item: Pick<ShownItem, 'options'>, value: string): ShownItem['options'] {
  const given = partsOf(value).flatMap((part) => item.options.find((option) => option.value === part) ?? []);
  return [...given, ...item.options.filter((option) => !given.includes(option))];
}

/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
}
