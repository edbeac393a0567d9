import type { Column, Cell } from '@meetingapp/sheets/column.ts';
import type { Reason, Refusal } from '@meetingapp/sheets/fault.ts';
import { writeCsv } from '@meetingapp/sheets/write-csv.ts';
import { writeWorkbook } from '@meetingapp/sheets/write-workbook.ts';
import type { FieldFault } from '../../http/refusal.ts';

/** Why a whole file was refused, as a fault of the call. */
export const sheetFault = (reason: Reason): FieldFault => ({
  field: 'file',
  reason: refusals[reason as Refusal] ?? 'sheet_damaged',
});

const refusals = {
  'empty-file': 'sheet_empty_file',
  'too-large': 'sheet_too_large',
  'not-a-sheet': 'sheet_not_a_sheet',
  'old-format': 'sheet_old_format',
  encrypted: 'sheet_encrypted',
  damaged: 'sheet_damaged',
  bomb: 'sheet_bomb',
  'document-type': 'sheet_document_type',
  'no-sheet': 'sheet_no_sheet',
  'too-many-rows': 'sheet_too_many_rows',
  'too-many-texts': 'sheet_too_many_texts',
  'too-many-faults': 'sheet_too_many_faults',
} as const satisfies Record<Refusal, string>;

export interface NamedSheet {
  name: string;
  columns: readonly Column[];
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  zone: string;
}

/** One sheet as a file of either kind. */
export const sheetStream = ({ name, ...sheet }: NamedSheet, format: 'xlsx' | 'csv') =>
  format === 'csv' ? writeCsv(sheet) : writeWorkbook({ ...sheet, sheet: name });

/** A small sheet whole, as an answer carries it: in base64. */
export async function sheetAnswer(
  sheet: NamedSheet,
  format: 'xlsx' | 'csv',
): Promise<{ name: string; content: string }> {
  const parts: Buffer[] = [];
  for await (const part of sheetStream(sheet, format)) parts.push(Buffer.from(part as Uint8Array));
  return { name: `${sheet.name}.${format}`, content: Buffer.concat(parts).toString('base64') };
}
