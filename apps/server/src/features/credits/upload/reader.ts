import { creditsServer as en } from '@meetingapp/locales/en/credits/server.ts';
import { creditsServer as zh } from '@meetingapp/locales/zh/credits/server.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import { readBelowTitles, type Read } from '../../orders/order/reader-sheet.ts';

export interface ReturnedRow {
  row: number;
  number: string;
  /** The authority's words. */
  verdict: string;
  reason: string;
}

/** Rows searched for the titles: an authority writes headings above them. */
const TITLES_WITHIN = 10;

type Part = keyof typeof zh.returned;
const parts = Object.keys(zh.returned) as Part[];

/** Titles of each part in both languages; `number` also has the title that the exported table gives it. */
const titlesOf = (part: Part, numberTitle: string): string[] => [
  ...(part === 'number' ? [numberTitle] : []),
  ...[zh, en].flatMap(({ returned }) => returned[part].split('|')),
];

/** Reads an authority's return file: the registration number, its verdict and its reason. */
export async function readReturn(file: UploadedFile, numberTitle: string): Promise<Read<ReturnedRow>> {
  const read = await readBelowTitles(file, {
    titlesWithin: TITLES_WITHIN,
    columnsOf: (cells) => {
      const plain = cells.map((cell) => cell.normalize('NFKC').trim());
      const at = (part: Part) =>
        titlesOf(part, numberTitle)
          .map((title) => plain.indexOf(title))
          .find((index) => index !== -1) ?? -1;
      const columns = Object.fromEntries(parts.map((part) => [part, at(part)])) as Record<Part, number>;
      return columns.number === -1 || columns.verdict === -1 ? null : columns;
    },
    rowOf: ({ number: row, cells }, columns) => {
      const text = (part: Part) => (textOf(cells[columns[part]] ?? null) ?? '').trim();
      return {
        row,
        number: text('number').slice(0, 40),
        verdict: text('verdict').slice(0, 200),
        reason: text('reason').slice(0, 500),
      };
    },
  });
  return read.ok ? { ok: true, rows: read.rows.filter(({ number }) => number !== '') } : read;
}
