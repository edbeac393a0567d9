import { readAddress } from '../../accounts/address.ts';
import { entrySeparator } from '../../bilingual.ts';
import { parseAmount, plainAmount } from '../../money.ts';
import type { Discount, DiscountTerms } from './discount.ts';
import type { Prices } from './prices.ts';

/** Columns of discount codes as a sheet. */
export const codeColumns = ['code', 'kind', 'value', 'size', 'from', 'until', 'fees', 'onlyFor'] as const;
export type CodeColumn = (typeof codeColumns)[number];
/** Columns without which a file says too little about a code; the others may be missing. */
export const neededCodeColumns = ['code', 'kind', 'value', 'size'] as const satisfies readonly CodeColumn[];

/**
 * The texts of a row; undefined: the file has no such column. Times are local times of the conference, `2027-03-01T09:30`, or days,
 * `2027-03-01`, or what was typed when it is neither.
 */
export type CodeCells = Readonly<Partial<Record<CodeColumn, string>>>;

/** What a code grants to whom. Times are local times of the conference, to the minute; null: no limit. */
export interface CodeTerms extends DiscountTerms {
  size: number | null;
  from: string | null;
  until: string | null;
  feeIds: readonly number[];
  /** Normalised phone number or e-mail address; null: everybody; empty: that of somebody who was erased, so nobody can use the code. */
  onlyFor: string | null;
}

export interface KnownFee {
  id: number;
  /** In both languages. */
  titles: readonly string[];
}

export interface CodeFault {
  field: CodeColumn;
  reason:
    | 'required'
    | 'discount_name'
    | 'discount_kind'
    | 'discount_value'
    | 'discount_currency'
    | 'discount_percent_sign'
    | 'discount_uses'
    | 'discount_fee'
    | 'discount_erased'
    | 'moment_form'
    | 'window_empty'
    | 'address_either';
  value: string;
}

/** Words of kinds in a language, other words that people use after `|`; and the word for a person who was erased. */
export interface CodeWords {
  kinds: Readonly<Record<Discount['kind'], string>>;
  erased: string;
}

const WHOLE_PERCENT = 10_000;
const LARGEST_AMOUNT = 99_999_999_99;
const MOST_USES = 1_000_000;
const MOST_FEES = 100;
/** A chosen name of a code: 3 to 24 capitals, digits and hyphens. */
export const codeName = /^[A-Z0-9][A-Z0-9-]{2,23}$/;

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const discountKinds = ['percent', 'amount', 'exempt'] as const;

/** Currencies in which a code can take off a sum: the main one, and further ones. */
export interface CodeCurrencies {
  currency: string;
  further: readonly string[];
}

type ReadValue = { value: number; prices: Prices } | { reason: CodeFault['reason']; what?: string };

/** A percentage in basis points. One below 1 needs its sign: Excel gives 10 % as 0.1. */
function readPercent(text: string): ReadValue {
  const [, figures = '', sign = ''] = /^(\d{1,3}(?:\.\d{1,2})?)\s*(%?)$/.exec(text) ?? [];
  const value = Math.round(Number(figures) * 100);
  if (figures === '' || value === 0) return { reason: 'discount_value' };
  if (sign === '' && value < 100) return { reason: 'discount_percent_sign' };
  return value <= WHOLE_PERCENT ? { value, prices: {} } : { reason: 'discount_value' };
}

/** A sum in the main currency, and those in further ones with their codes: `200.00; USD 25.00`. */
function readSums(text: string, { currency, further }: CodeCurrencies): ReadValue {
  const sums = new Map<string, number>();
  for (const entry of text.split(entrySeparator).map((one) => one.trim())) {
    if (entry === '') continue;
    const [, before = '', figures = '', after = ''] = /^([a-z]{3})?\s*([^a-z]+?)\s*([a-z]{3})?$/i.exec(entry) ?? [];
    const code = (before || after || currency).toUpperCase();
    if (code !== currency && !further.includes(code)) return { reason: 'discount_currency', what: code };
    const sum = parseAmount(figures, code);
    const fits = sum !== null && sum > 0 && sum <= LARGEST_AMOUNT && !(before && after) && !sums.has(code);
    if (!fits) return { reason: 'discount_value' };
    sums.set(code, sum);
  }
  const { [currency]: value, ...prices } = Object.fromEntries(
    [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return value === undefined ? { reason: 'discount_value' } : { value, prices };
}

function readValue(kind: Discount['kind'], text: string, currencies: CodeCurrencies): ReadValue {
  if (kind === 'exempt') return { value: 0, prices: {} };
  return kind === 'percent' ? readPercent(folded(text)) : readSums(text.normalize('NFKC'), currencies);
}

const clock = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/;
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A local time; a day alone begins at 00:00, and as an end includes that day. Undefined: not a time. */
function readClock(text: string, end: boolean): string | null | undefined {
  if (text === '') return null;
  if (!clock.test(text)) return undefined;
  if (text.includes('T')) return text;
  return `${end ? nextDay(text) : text}T00:00`;
}

/** The fees that a cell names, one per line or separated by semicolons; by title, or by `#` and number where titles are the same. */
function readFees(text: string, fees: readonly KnownFee[]): { ids: number[] } | { unknown: string } {
  const find = (name: string): number | undefined => {
    const numbered = /#(\d+)$/.exec(name)?.[1];
    if (numbered !== undefined) return fees.find(({ id }) => id === Number(numbered))?.id;
    const named = fees.filter(({ titles }) => titles.some((title) => folded(title) === folded(name)));
    return named.length === 1 ? named[0]?.id : undefined;
  };
  const ids = new Set<number>();
  for (const line of text.split('\n').map((one) => one.trim()))
    for (const name of find(line) === undefined ? line.split(entrySeparator).map((one) => one.trim()) : [line]) {
      if (name === '') continue;
      const id = find(name);
      if (id === undefined) return { unknown: name };
      ids.add(id);
    }
  return ids.size > MOST_FEES ? { unknown: text } : { ids: [...ids].toSorted((one, other) => one - other) };
}

/** The name of a fee in a cell, with its number where another fee has the same title. */
export function feeCell(fee: KnownFee, title: string, fees: readonly KnownFee[]): string {
  const alike = fees.some(({ id, titles }) => id !== fee.id && titles.some((one) => folded(one) === folded(title)));
  return alike || /\n|#\d+$/.test(title) ? `${title.replaceAll('\n', ' ')} #${fee.id}` : title;
}

/** The value of a code in a cell: `12.5%`, or its sums, `200.00; USD 25.00`. */
export function valueCell({ kind, value, prices }: DiscountTerms, currency: string): string {
  if (kind === 'exempt') return '';
  if (kind === 'percent') return `${value / 100}%`;
  const further = Object.entries(prices).map(([code, sum]) => `${code} ${plainAmount(sum, code)}`);
  return [plainAmount(value, currency), ...further].join('; ');
}

/** Reads a row. `before`: the code of that name; columns that the file lacks keep its terms. `words`: of all languages. */
export function readCodeCells(
  cells: CodeCells,
  before: CodeTerms | null,
  { fees, words, ...currencies }: CodeCurrencies & { fees: readonly KnownFee[]; words: readonly CodeWords[] },
): { ok: true; terms: CodeTerms } | { ok: false; faults: CodeFault[] } {
  const faults: CodeFault[] = [];
  const text = (column: CodeColumn): string => (cells[column] ?? '').trim();
  const fault = (column: CodeColumn, reason: CodeFault['reason'], value = text(column)) =>
    faults.push({ field: column, reason, value });
  if (text('code') === '') fault('code', 'required');
  else if (!codeName.test(text('code').toUpperCase())) fault('code', 'discount_name');

  const read = discountKinds.find((one) =>
    words.some(({ kinds }) => [one, ...kinds[one].split('|')].some((word) => folded(word) === folded(text('kind')))),
  );
  const kind = cells.kind === undefined ? before?.kind : read;
  // A currency that the conference took back stays in codes that have a sum in it.
  const further = [...currencies.further, ...Object.keys(before?.prices ?? {})];
  const granted =
    cells.value === undefined && before && kind === before.kind
      ? { value: before.value, prices: before.prices }
      : readValue(kind ?? 'exempt', text('value'), { ...currencies, further });
  if (kind === undefined) fault('kind', text('kind') === '' ? 'required' : 'discount_kind');
  else if ('reason' in granted) fault('value', granted.reason, granted.what);

  const typed = text('size') === '' ? null : Number(text('size').replaceAll(/(\d),(?=\d{3})/g, '$1'));
  const uses = cells.size === undefined && before ? before.size : typed;
  // An empty cell means no limit, a missing column says nothing.
  if (cells.size === undefined && !before) fault('size', 'required');
  else if (uses !== null && !(Number.isInteger(uses) && uses >= 0 && uses <= MOST_USES)) fault('size', 'discount_uses');

  const [from, until] = [
    cells.from === undefined ? (before?.from ?? null) : readClock(text('from'), false),
    cells.until === undefined ? (before?.until ?? null) : readClock(text('until'), true),
  ];
  if (from === undefined) fault('from', 'moment_form');
  if (until === undefined) fault('until', 'moment_form');
  // Ending a code before it began leaves an empty span, which a row may repeat.
  const kept = from === before?.from && until === before?.until;
  if (from && until && !kept && !(from < until)) fault('until', 'window_empty');

  const named = cells.fees === undefined ? { ids: [...(before?.feeIds ?? [])] } : readFees(text('fees'), fees);
  if ('unknown' in named) fault('fees', 'discount_fee', named.unknown);

  const onlyFor = readHolder(cells.onlyFor, before, words);
  if (typeof onlyFor === 'object' && onlyFor !== null) fault('onlyFor', onlyFor.reason);

  if (faults.length > 0 || 'reason' in granted) return { ok: false, faults };
  return {
    ok: true,
    terms: {
      kind: kind ?? 'exempt',
      value: granted.value,
      prices: granted.prices,
      size: uses,
      from: from ?? null,
      until: until ?? null,
      feeIds: 'ids' in named ? named.ids : [],
      onlyFor: typeof onlyFor === 'string' ? onlyFor : null,
    },
  };
}

/** Whose the code is. That of an erased person opens to nobody else: its cell stays empty or holds the word for them. */
function readHolder(
  cell: string | undefined,
  before: CodeTerms | null,
  words: readonly CodeWords[],
): string | null | { reason: 'discount_erased' | 'address_either' } {
  const typed = (cell ?? '').trim();
  const says = words.some(({ erased }) => folded(erased) === folded(typed));
  if (before?.onlyFor === '') return typed === '' || says ? '' : { reason: 'discount_erased' };
  if (cell === undefined) return before?.onlyFor ?? null;
  if (typed === '') return null;
  return readAddress(typed)?.value ?? { reason: 'address_either' };
}

const sorted = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

const sumsKey = ({ prices }: CodeTerms): string => Object.entries(prices).map(String).toSorted().join();

/** Terms that differ, in the order of the columns. */
export function changedTerms(before: CodeTerms, after: CodeTerms): Exclude<CodeColumn, 'code'>[] {
  const columns: Record<Exclude<CodeColumn, 'code'>, boolean> = {
    kind: before.kind !== after.kind,
    value: before.value !== after.value || sumsKey(before) !== sumsKey(after),
    size: before.size !== after.size,
    from: before.from !== after.from,
    until: before.until !== after.until,
    fees: sorted(before.feeIds).join() !== sorted(after.feeIds).join(),
    onlyFor: before.onlyFor !== after.onlyFor,
  };
  return codeColumns.filter((column) => column !== 'code').filter((column) => columns[column]);
}
