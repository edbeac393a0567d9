import { createHash } from 'node:crypto';
import { exponentOf } from '@meetingapp/domain/exponent.ts';
import type { BankColumns, BankTarget } from '@meetingapp/domain/orders/bank-columns.ts';
import type { SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { amountOf, dayOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { BankLine, BankMend, BankRow } from '../../../db/schema/json-shapes.ts';

/** How the lines of a statement are read. */
export interface Reading {
  columns: BankColumns;
  /** Of the account. */
  currency: string;
  /** Currencies in which the conference takes payments. */
  offered: readonly string[];
  mends: readonly Pick<BankMend, 'number' | 'position' | 'text'>[];
  /** Numbers of the lines that staff left out. */
  leftOut: readonly number[];
}

/**
 * The rows of a statement. A corrected line is read after all others, in the order of the corrections, so that no correction changes
 * the key of another line.
 */
export function readLines(lines: readonly BankLine[], reading: Reading): BankRow[] {
  const seen = new Map<string, number>();
  const order = [...new Set(reading.mends.map(({ number }) => number))];
  const later = order.flatMap((number) => lines.find((line) => line.number === number) ?? []);
  const first = lines.filter(({ number }) => !order.includes(number));
  return [...first, ...later]
    .map((line) => bankRow(mended(line, reading), reading, seen))
    .filter((row) => row.amount !== 0 || row.payer !== '' || row.day !== null)
    .sort((one, other) => one.number - other.number);
}

function mended(line: BankLine, { mends }: Reading): BankLine {
  const own = mends.filter(({ number }) => number === line.number);
  if (own.length === 0) return line;
  const length = Math.max(line.cells.length, ...own.map(({ position }) => position + 1));
  const cells = Array.from(
    { length },
    (_, at) => own.findLast(({ position }) => position === at)?.text ?? line.cells[at] ?? '',
  );
  return { ...line, cells, broken: line.broken.filter(({ at }) => own.every(({ position }) => position !== at)) };
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
/** Words of the column `direction`; true: the money left the account. */
const directions = new Map(
  [zh, en].flatMap(({ statementDirections: { incoming, outgoing } }) => [
    ...incoming.split('|').map((word) => [plain(word), false] as const),
    ...outgoing.split('|').map((word) => [plain(word), true] as const),
  ]),
);

const asText = (text: string) => ({ kind: 'text', text }) as const;

function bankRow({ number, cells, broken }: BankLine, reading: Reading, seen: Map<string, number>): BankRow {
  const { columns } = reading;
  const text = (target: BankTarget) => (cells[columns.indexOf(target)] ?? '').trim();
  const spoilt = broken.flatMap(({ at, reason }): SheetFault[] => {
    const field = columns[at];
    return field && field !== 'remark' && field !== 'payer' ? [{ field, reason }] : [];
  });
  const faults: SheetFault[] = [];
  const fault = (field: BankTarget, reason: string, value = '') => {
    const of = spoilt.find((one) => one.field === field);
    faults.push(of ?? { field, reason: value === '' ? 'required' : reason, value });
  };
  const currency = currencyOf(text('currency'), reading);
  if (currency === null || spoilt.some(({ field }) => field === 'currency'))
    fault('currency', 'bank_currency', text('currency'));
  const digits = exponentOf(currency ?? reading.currency);
  const day = dayOf(asText(text('day'))) ?? dayOf(asText(text('day').split(/[ T]/)[0] ?? ''));
  if (day === null) fault('day', 'day_form', text('day'));
  const whole = sumOf(text('amount'), text('outgoing'), digits);
  if (typeof whole === 'object') fault(whole.field, 'amount_form', text(whole.field));
  const isOutgoing = columns.includes('direction') ? directions.get(plain(text('direction'))) : undefined;
  if (columns.includes('direction') && isOutgoing === undefined)
    fault('direction', 'bank_direction', text('direction'));
  const payer = text('payer').slice(0, 200);
  const remark = columns
    .map((target, at) => (target === 'remark' ? (cells[at] ?? '').trim() : ''))
    .filter(Boolean)
    .join(' ')
    .slice(0, 500);
  const reference = text('reference').slice(0, 80);
  const sum = typeof whole === 'object' ? null : isOutgoing ? -Math.abs(whole) : whole;
  // Two transfers may be identical in all the bank reports, so the ordinal is part of the key.
  const content = createHash('sha256')
    .update(JSON.stringify([day, sum, payer, remark]))
    .digest('hex')
    .slice(0, 24);
  const times = seen.get(content) ?? 0;
  seen.set(content, times + 1);
  return {
    number,
    day,
    amount: sum ?? 0,
    payer,
    remark,
    key: reference === '' ? `${content}-${times}` : reference,
    currency: currency ?? reading.currency,
    fault: faults.length > 0 || reading.leftOut.includes(number),
    faults,
  };
}

/** What came in, negative for what left the account; otherwise the column that cannot be read. */
function sumOf(incoming: string, outgoing: string, digits: number): number | { field: 'amount' | 'outgoing' } {
  const into = amountOf(asText(incoming), digits);
  if (incoming !== '' && into === null) return { field: 'amount' };
  if (into) return into;
  if (outgoing === '') return into ?? { field: 'amount' };
  const out = amountOf(asText(outgoing), digits);
  return out === null ? { field: 'outgoing' } : -Math.abs(out);
}

const names = (['zh', 'en'] as const).map((language) => new Intl.DisplayNames(language, { type: 'currency' }));
const otherNames: readonly Readonly<Record<string, string>>[] = [zh.statementCurrencies, en.statementCurrencies];

/** The currency that a cell names by code or name; empty: that of the account. Null: none in which the conference takes payments. */
function currencyOf(text: string, { currency, offered }: Reading): string | null {
  if (text === '') return currency;
  const wanted = plain(text);
  const found = [currency, ...offered].find((code) =>
    [code, ...names.map((name) => name.of(code) ?? code), ...otherNames.flatMap((words) => words[code] ?? [])].some(
      (name) => wanted.includes(name.toLowerCase()),
    ),
  );
  return found ?? null;
}
