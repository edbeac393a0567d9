import type { FaultReason } from '../registration/field-definition.ts';
import { checkField } from '../registration/check-form.ts';
import { number } from '../registration/kinds/number.ts';
import { fromWire } from '../registration/field-values.ts';
import { matchesPattern } from '../registration/safe-pattern.ts';
import { choicesOf, fieldOf, isFormKind, type RuledItem } from './item-field.ts';

export type AnswerFaultReason = FaultReason | 'rows_open' | 'order_open';

export interface AnswerFault {
  reason: AnswerFaultReason;
  limit?: number;
  /** The first row of a matrix without an answer. */
  row?: string;
}

/** Values of several choices or of a ranking, in the order given. */
export const partsOf = (value: string): string[] => value.split('|').filter((part) => part !== '');

/** The chosen column of each row of a matrix. */
export function rowsOf(value: string): Map<string, string> {
  return new Map(
    partsOf(value).map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
}

/** The value with one row of the matrix answered, rows in the order of the item. */
export function withRow(item: Pick<RuledItem, 'rows'>, value: string, row: string, column: string): string {
  const chosen = rowsOf(value).set(row, column);
  return item.rows
    .flatMap((one) => (chosen.has(one.value) ? [`${one.value}=${chosen.get(one.value) ?? ''}`] : []))
    .join('|');
}

/** Validates a value that is not empty, identically on the phone and on the server. `today`: current day in the conference's zone. */
export function checkAnswer(item: RuledItem, value: string, today: string): AnswerFault | null {
  if (isFormKind(item.kind)) return checkField(fieldOf(item), fromWire(fieldOf(item), value), { province: '', today });
  switch (item.kind) {
    case 'rating':
    case 'nps':
      return choicesOf(item).includes(value) ? null : { reason: 'not_an_option' };
    case 'number':
      return number.check(fieldOf(item), value, { province: '', today, matches: matchesPattern });
    case 'ranking':
      return checkRanking(item, value);
    case 'matrix':
      return checkMatrix(item, value);
    case 'section':
    case 'page':
      return { reason: 'not_an_option' };
  }
}

function checkRanking({ options }: RuledItem, value: string): AnswerFault | null {
  const given = partsOf(value);
  const known = options.map((option) => option.value);
  if (given.some((one) => !known.includes(one))) return { reason: 'not_an_option' };
  return new Set(given).size === known.length && given.length === known.length ? null : { reason: 'order_open' };
}

function checkMatrix({ rows, options }: RuledItem, value: string): AnswerFault | null {
  const chosen = rowsOf(value);
  const [names, columns] = [rows.map((row) => row.value), options.map((option) => option.value)];
  for (const [row, column] of chosen)
    if (!names.includes(row) || !columns.includes(column)) return { reason: 'not_an_option' };
  const open = names.find((name) => !chosen.has(name));
  return open === undefined ? null : { reason: 'rows_open', row: open };
}
