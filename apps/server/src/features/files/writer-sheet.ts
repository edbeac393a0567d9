import type { Column, Cell } from '@meetingapp/sheets/values/column.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';

export interface NamedSheet {
  name: string;
  columns: readonly Column[];
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  zone: string;
}

/** One sheet as an XLSX or CSV file. */
export const sheetStream = ({ name, ...sheet }: NamedSheet, format: 'xlsx' | 'csv') =>
  format === 'csv' ? writeCsv(sheet) : writeWorkbook({ ...sheet, sheet: name });

/** A small sheet as part of a response, in base64. */
export async function sheetAnswer(
  sheet: NamedSheet,
  format: 'xlsx' | 'csv',
): Promise<{ name: string; content: string }> {
  const parts: Buffer[] = [];
  for await (const part of sheetStream(sheet, format)) parts.push(Buffer.from(part as Uint8Array));
  return { name: `${sheet.name}.${format}`, content: Buffer.concat(parts).toString('base64') };
}
