import {
  changedTerms,
  codeColumns,
  readCodeCells,
  type CodeColumn,
  type CodeFault,
  type CodeTerms,
} from '@meetingapp/domain/registration/fees/code-sheet.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { clockOf, dayOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { SheetLine } from '../../../jobs/import-kind.ts';
import type { CodeRow as StoredCode } from '../code/queries.ts';
import { codesByName, settingOf, titledFees } from './queries.ts';
import { codeWords } from './writer-columns.ts';
import { titlesOf } from './writer-sheet.ts';

/** What a row of the file does. */
export interface PlannedCode {
  /** As the file has it, in capitals; an existing one as it is stored. */
  code: string;
  fate: 'new' | 'change' | 'same' | 'wrong';
  stored: StoredCode | undefined;
  /** Terms of the existing code, and those of the row; null: there is none, or it is wrong. */
  before: CodeTerms | null;
  after: CodeTerms | null;
  changed: Exclude<CodeColumn, 'code'>[];
  faults: CodeFault[];
}

/** The terms of a stored code, its times on the conference's clock to the minute. */
export function termsOf(code: StoredCode, zone: string): CodeTerms {
  const clock = (at: Date | null) => (at === null ? null : clockIn(zone, at));
  return {
    kind: code.kind,
    value: code.value,
    prices: code.prices,
    size: code.size,
    from: clock(code.starts_at),
    until: clock(code.ends_at),
    feeIds: code.fee_ids,
    onlyFor: code.person_key,
  };
}

function cellsOf({ cells }: SheetLine, columns: readonly (string | null)[]): Partial<Record<CodeColumn, string>> {
  const read: Partial<Record<CodeColumn, string>> = {};
  for (const column of codeColumns) {
    const at = columns.indexOf(column);
    if (at === -1) continue;
    const text = (cells[at] ?? '').trim();
    const cell = { kind: 'text', text } as const;
    // A local time or a day; what was typed when it is neither.
    read[column] = column === 'from' || column === 'until' ? (clockOf(cell) ?? dayOf(cell) ?? text) : text;
  }
  return read;
}

/** Reads what rows are compared with, and returns the plan of rows; `lock`: nobody changes their codes until the transaction ends. */
export async function codePlanner(db: Database, conferenceId: number, columns: readonly (string | null)[]) {
  const fees = await titledFees(db, conferenceId);
  const { zone, ...currencies } = await settingOf(db, conferenceId);
  const beside = { fees: fees.map(titlesOf), words: codeWords, ...currencies };
  const plan = async (lines: readonly SheetLine[], lock = false): Promise<PlannedCode[]> => {
    const rows = lines.map((line) => cellsOf(line, columns));
    const names = rows.map(({ code = '' }) => code.toUpperCase());
    const stored = await codesByName(db, conferenceId, names, lock);
    const known = new Map(stored.map((code) => [code.code.toUpperCase(), code]));
    return rows.map((cells, at): PlannedCode => {
      const name = names[at] ?? '';
      const there = known.get(name);
      const before = there ? termsOf(there, zone) : null;
      const read = readCodeCells(cells, before, beside);
      const row = { code: there?.code ?? name, stored: there, before };
      if (!read.ok) return { ...row, fate: 'wrong', after: null, changed: [], faults: read.faults };
      const changed = before ? changedTerms(before, read.terms) : [];
      const fate = !before ? 'new' : changed.length > 0 ? 'change' : 'same';
      return { ...row, fate, after: read.terms, changed, faults: [] };
    });
  };
  return { plan, zone, currency: currencies.currency };
}
