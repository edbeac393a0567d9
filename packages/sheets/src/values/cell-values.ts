import type { ReadCell } from './fault.ts';
import { serialOfDay } from '../xlsx/serial-date.ts';

// Interprets a cell for a column with an expected type: Excel may turn telephone numbers into numbers and days into dates, and CSV has
// only text. Each function returns null for a value that does not fit; an empty cell (null) is left to the caller.

/** Excel stores 15 digits: a longer number has already lost its last ones and must not pass as the typed value. */
const exact = 1e15;

export function textOf(cell: ReadCell): string | null {
  if (cell === null) return null;
  switch (cell.kind) {
    case 'text':
      return cell.text.trim();
    case 'number':
      return Math.abs(cell.value) < exact ? String(cell.value) : null;
    case 'date':
      return [cell.day, cell.time].filter((part) => part !== null).join(' ');
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'faulty':
      return null;
  }
}

export function numberOf(cell: ReadCell): number | null {
  if (cell?.kind === 'number') return cell.value;
  if (cell?.kind !== 'text') return null;
  const plain = cell.text.trim().replace(/^[¥￥$€]\s*/, '');
  if (!/^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return Number.isFinite(value) && Math.abs(value) < exact ? value : null;
}

export function integerOf(cell: ReadCell): number | null {
  const value = numberOf(cell);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

/** An amount in the smallest unit; null also when the cell has more decimals than the currency. */
export function amountOf(cell: ReadCell, digits = 2): number | null {
  const value = numberOf(cell);
  if (value === null) return null;
  const amount = Math.round(value * 10 ** digits);
  return Number.isSafeInteger(amount) && Math.abs(amount / 10 ** digits - value) < 1e-9 ? amount : null;
}

/** `YYYY-MM-DD` of a date cell without time, or of a text such as 2026-5-1, 2026/5/1, 2026.5.1, 2026年5月1日, 20260501. */
export function dayOf(cell: ReadCell): string | null {
  if (cell?.kind === 'date') return cell.time === null ? cell.day : null;
  const text = textOf(cell) ?? '';
  const matched = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d\d)(\d\d))$/.exec(text);
  if (!matched) return null;
  const [, year = '', , ...parts] = matched;
  const [month = '', date = ''] = parts.filter((part) => part !== undefined);
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return serialOfDay(day) === null ? null : day;
}

/** Time of day at the end of a text, after a day: `13:06`, `9:05:30`, with a narrow or wide colon. */
const clockAtEnd = /^(.+?)[\sT]*(\d{1,2})[:\uFF1A](\d{2})(?:[:\uFF1A]\d{2})?$/;

/** `YYYY-MM-DDTHH:mm` of a cell with day and time, in any form that `dayOf` reads. */
export function clockOf(cell: ReadCell): string | null {
  const [, day = '', hour = '', minute = ''] = clockAtEnd.exec(textOf(cell) ?? '') ?? [];
  const date = dayOf({ kind: 'text', text: day });
  return date === null || Number(hour) > 23 || Number(minute) > 59
    ? null
    : `${date}T${hour.padStart(2, '0')}:${minute}`;
}
