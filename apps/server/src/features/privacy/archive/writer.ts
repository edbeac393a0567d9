import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';
import type { everythingOf } from './queries.ts';

/** Everything about one person: JSON for machines, and a workbook with one sheet per kind for people. */
export async function* archiveOf(everything: Awaited<ReturnType<typeof everythingOf>>) {
  const sheets = Object.entries(everything).map(([sheet, rows]) => {
    const names = Object.keys(rows[0] ?? {});
    const columns = names.map((title) => ({ title, kind: 'text' as const, width: 18 }));
    return { sheet, columns, rows: rows.map((row) => names.map((name) => cellOf(row[name]))), zone: 'UTC' };
  });
  const zip = new ZipWriter();
  yield* zip.entry('data.json', [Buffer.from(JSON.stringify(everything, null, 2))]);
  yield* zip.entry('data.xlsx', writeWorkbook(sheets.filter(({ columns }) => columns.length > 0)));
  yield zip.end();
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
