import type { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import { kindOf } from '../field-kinds.ts';
import { answerOf, type ImportField } from './answer.ts';
import type { ImportFault } from './fault.ts';
import type { ImportColumns } from './targets.ts';

interface Named {
  id: number;
  /** Names in every language. */
  names: readonly string[];
}

/** What is needed to parse the cells of a row. */
export interface Reading {
  columns: ImportColumns;
  /** The questions of all registration forms, each once. */
  fields: ReadonlyMap<string, ImportField>;
  /** The forms by which people register, 0 is the first, each with its questions where it is a registration form that is open. */
  forms: readonly (Named & { fields: ReadonlyMap<string, ImportField> | null })[];
  branches: readonly Named[];
  /** `branchId` null: valid for every branch. */
  fees: readonly (Named & { branchId: number | null })[];
  /** Words for received payments by method, and words for none. */
  paidWords: Readonly<Record<DeskMethod | 'none', readonly string[]>>;
  /** Parses a day to `YYYY-MM-DD`; null when the text is none. */
  dayOf: (text: string) => string | null;
  /** The stored name of a province or city, also when given in Latin letters. */
  placeOf: (text: string) => string;
  /** Of the conference, the main one first. */
  currencies: readonly string[];
  /** Parses an amount to the smallest unit of a currency; null when invalid. */
  amountOf: (text: string, currency: string) => number | null;
  /** True when the answers contain a phone or an e-mail that distinguishes the person. */
  reachable: (answers: Readonly<Record<string, string>>) => boolean;
}

/** A parsed row of the file. Contains only what the cells specify. */
export interface ImportRow {
  number: string;
  answers: Record<string, string>;
  /** Null: the row does not name a form. */
  formId: number | null;
  branchId: number | null;
  feeId: number | null;
  /** Set when exactly one is available. */
  onlyBranchId: number | null;
  onlyFeeId: number | null;
  /** Method of payment; null: unspecified, or not paid. */
  paid: DeskMethod | null;
  /** Null: the row does not name one. */
  currency: string | null;
  /** Amount received in `currency`, or else the main one, when different from today's price. */
  amount: number | null;
  source: string;
  reachable: boolean;
  faults: ImportFault[];
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const idOf = (all: readonly Named[], text: string) =>
  all.find(({ names }) => names.some((name) => plain(name) === plain(text)))?.id ?? null;

/** Parses the cells of a row by their columns; a cell that cannot be parsed is a fault of its column. */
export function readRow(cells: readonly string[], reading: Reading): ImportRow {
  const faults: ImportFault[] = [];
  const answers: Record<string, string> = {};
  const texts: Record<string, string> = {};
  const formText = textOf(cells, '@form', reading);
  const formId = formText === '' ? null : idOf(reading.forms, formText);
  if (formText !== '' && formId === null) faults.push({ field: '@form', reason: 'not_an_option' });
  const own = reading.forms.find(({ id }) => id === formId)?.fields;
  for (const [at, id] of reading.columns.entries()) {
    const text = (cells[at] ?? '').trim();
    if (id === null || text === '') continue;
    const field = own?.get(id) ?? reading.fields.get(id);
    if (!field) texts[id] = text;
    else answers[id] = read(field, text, reading);
  }
  const said = (id: string) => texts[id] ?? '';
  const branchId = said('@branch') === '' ? null : idOf(reading.branches, said('@branch'));
  const onlyBranchId = onlyOne(reading.branches);
  if (said('@branch') !== '' && branchId === null) faults.push({ field: '@branch', reason: 'not_an_option' });
  const near = branchId ?? onlyBranchId;
  const fees = reading.fees.filter((fee) => fee.branchId === null || near === null || fee.branchId === near);
  const feeId = said('@fee') === '' ? null : (idOf(fees, said('@fee')) ?? idOf(reading.fees, said('@fee')));
  if (said('@fee') !== '' && feeId === null) faults.push({ field: '@fee', reason: 'not_an_option' });
  const paid = said('@paid') === '' ? 'none' : paidOf(said('@paid'), reading);
  if (paid === null) faults.push({ field: '@paid', reason: 'paid_form' });
  const [main = ''] = reading.currencies;
  const typed = said('@currency').toUpperCase();
  const currency = reading.currencies.find((one) => one === typed) ?? null;
  if (typed !== '' && currency === null) faults.push({ field: '@currency', reason: 'not_an_option' });
  const amount = said('@amount') === '' ? null : reading.amountOf(said('@amount'), currency ?? main);
  const right = said('@amount') === '' || (amount !== null && amount >= 0);
  if (!right) faults.push({ field: '@amount', reason: 'amount_form' });
  return {
    number: said('@number'),
    answers,
    formId,
    branchId,
    feeId,
    onlyBranchId,
    onlyFeeId: onlyOne(fees),
    paid: paid === 'none' ? null : paid,
    currency,
    amount: paid === 'none' || paid === null ? null : amount,
    source: said('@source').slice(0, 60),
    reachable: reading.reachable(answers),
    faults,
  };
}

const textOf = (cells: readonly string[], id: string, { columns }: Reading): string =>
  (cells[columns.indexOf(id)] ?? '').trim();

function read(field: ImportField, text: string, { dayOf, placeOf }: Reading): string {
  const kind = kindOf(field.item);
  if (kind === 'date') return dayOf(text) ?? text;
  return kind === 'province' || kind === 'city' ? placeOf(text) : answerOf(field, text);
}

const onlyOne = (all: readonly Named[]): number | null => (all.length === 1 ? (all[0]?.id ?? null) : null);

function paidOf(text: string, { paidWords }: Reading): DeskMethod | 'none' | null {
  const wanted = plain(text);
  const found = (['none', 'cash', 'pos', 'elsewhere'] as const).find((way) =>
    paidWords[way].some((word) => plain(word) === wanted),
  );
  return found ?? null;
}
