import { mostCodeRows } from '@meetingapp/contract/fees/code-exchange.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import {
  codeColumns,
  neededCodeColumns,
  type CodeCells,
  type CodeColumn,
} from '@meetingapp/domain/registration/fees/code-sheet.ts';
import { guessColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { clockOf, dayOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { ReadCell, Row } from '@meetingapp/sheets/values/fault.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { sheetFault } from '../../files/reader-sheet-fault.ts';
import { columnTitle, sheetTexts } from './writer-columns.ts';

export interface CodeRow {
  /** Line of the sheet. */
  number: number;
  cells: CodeCells;
  /** Cells that are formulas or cannot be read. */
  faults: FieldFault[];
}

const refused = (reason: string) => ({ ok: false as const, fault: { field: 'file', reason } });

/** Reads the rows of a sheet by the titles in its first row, in any language. */
export async function readCodeSheet(
  content: Buffer,
  language: Language,
): Promise<{ ok: true; rows: CodeRow[] } | { ok: false; fault: FieldFault }> {
  async function* once() {
    yield content;
  }
  const rows: Row[] = [];
  for await (const item of readSheet(once())) {
    if ('row' in item) rows.push(item.row);
    else if (item.fault.row === null) return { ok: false, fault: sheetFault(item.fault.reason) };
    if (rows.length > mostCodeRows + 1) return refused('discount_rows');
  }
  const [titles, ...rest] = rows;
  if (!titles || rest.length === 0) return refused('sheet_empty_file');
  const targets = codeColumns.map((id) => ({
    id,
    names: [sheetTexts.zh, sheetTexts.en].flatMap(({ columns }) => columns[id].split('|')),
  }));
  const columns = guessColumns(
    titles.cells.map((cell) => textOf(cell) ?? ''),
    targets,
  );
  if (!neededCodeColumns.every((id) => columns.includes(id))) return refused('discount_columns');
  return { ok: true, rows: rest.map((row) => rowOf(row, columns, language)) };
}

function rowOf({ number, cells }: Row, columns: readonly (string | null)[], language: Language): CodeRow {
  const faults: FieldFault[] = [];
  const read: Partial<Record<CodeColumn, string>> = {};
  for (const id of codeColumns) {
    const at = columns.indexOf(id);
    if (at === -1) continue;
    const cell = cells[at] ?? null;
    if (cell?.kind === 'faulty') {
      const reason = cell.reason === 'formula' ? 'cell_formula' : 'cell_unreadable';
      faults.push({ field: id, reason, label: columnTitle(id, language) });
    }
    read[id] = id === 'from' || id === 'until' ? clockText(cell) : (textOf(cell) ?? '');
  }
  return { number, cells: read, faults };
}

/** A local time or a day as the domain reads it; what was typed when it is neither. */
const clockText = (cell: ReadCell): string => clockOf(cell) ?? dayOf(cell) ?? textOf(cell) ?? '';
