import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { parseAmount } from '@meetingapp/domain/money.ts';
import {
  codeColumns,
  feeCell,
  valueCell,
  type CodeColumn,
  type CodeCurrencies,
  type CodeTerms,
} from '@meetingapp/domain/registration/fees/code-sheet.ts';
import type { NamedSheet } from '../../files/writer-sheet.ts';
import { columnTitle, kindWord, sheetTexts } from './writer-columns.ts';

export interface TitledFee {
  id: number;
  title: Bilingual;
}

/** What the cells of a conference's codes refer to. */
export interface SheetBeside {
  fees: readonly TitledFee[];
  /** The main currency. */
  currency: string;
}

export const titlesOf = ({ id, title }: TitledFee) => ({ id, titles: [title.zh, title.en].filter(Boolean) });

/** The cells of a code's terms, as a file holds them and as a trial shows them. */
export function termCells(
  terms: CodeTerms,
  { fees, currency }: SheetBeside,
  language: Language,
): Record<Exclude<CodeColumn, 'code'>, string> {
  const known = fees.map(titlesOf);
  const time = (clock: string | null) => (clock ?? '').replace('T', ' ');
  return {
    kind: kindWord(terms.kind, language),
    value: valueCell(terms, currency),
    size: terms.size === null ? '' : String(terms.size),
    from: time(terms.from),
    until: time(terms.until),
    fees: terms.feeIds
      .map((id) => fees.find((fee) => fee.id === id))
      .flatMap((fee) => (fee ? [feeCell(titlesOf(fee), pickLanguage(fee.title, language), known)] : []))
      .join('\n'),
    onlyFor: terms.onlyFor === '' ? sheetTexts[language].erased : (terms.onlyFor ?? ''),
  };
}

export interface SheetCode {
  code: string;
  terms: CodeTerms;
  /** Uses paid or held; null: none are told. */
  taken: number | null;
}

export function codeSheetOf(codes: readonly SheetCode[], beside: SheetBeside, language: Language): NamedSheet {
  const told = codes.some(({ taken }) => taken !== null);
  return {
    name: sheetTexts[language].name,
    columns: [
      ...codeColumns.map((column) => ({ title: columnTitle(column, language), kind: 'text' as const })),
      ...(told ? [{ title: sheetTexts[language].used, kind: 'integer' as const }] : []),
    ],
    rows: codes.map(({ code, terms, taken }) => {
      const cells = { code, ...termCells(terms, beside, language) };
      return [...codeColumns.map((column) => cells[column]), ...(told ? [taken] : [])];
    }),
    zone: 'UTC',
  };
}

const examples: readonly SheetCode[] = [
  {
    code: 'EXAMPLE-10',
    terms: {
      kind: 'percent',
      value: 1000,
      prices: {},
      size: 50,
      from: '2030-03-01T00:00',
      until: '2030-04-01T00:00',
      feeIds: [],
      onlyFor: null,
    },
    taken: null,
  },
  {
    code: 'EXAMPLE-200',
    terms: {
      kind: 'amount',
      value: 20_000,
      prices: {},
      size: 1,
      from: null,
      until: null,
      feeIds: [],
      onlyFor: '13800000000',
    },
    taken: null,
  },
  {
    code: 'EXAMPLE-FREE',
    terms: { kind: 'exempt', value: 0, prices: {}, size: null, from: null, until: null, feeIds: [], onlyFor: null },
    taken: null,
  },
];

/** What the example of a fixed sum takes off, as typed: with the first further currency of the conference. */
function exampleSums({ currency, further }: CodeCurrencies) {
  const [code] = further;
  const sum = (text: string, of: string) => parseAmount(text, of) ?? 0;
  return { value: sum('200', currency), prices: code === undefined ? {} : { [code]: sum('25', code) } };
}

/** One example of each kind. */
export const exampleCells = (currencies: CodeCurrencies, language: Language): Record<CodeColumn, string>[] =>
  examples.map(({ code, terms }) => {
    const shown = terms.kind === 'amount' ? { ...terms, ...exampleSums(currencies) } : terms;
    return { code, ...termCells(shown, { fees: [], currency: currencies.currency }, language) };
  });
