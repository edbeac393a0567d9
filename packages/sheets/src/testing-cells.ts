import { readSheet } from './read-sheet.ts';
import { textOf } from './values/cell-values.ts';

/** The cells of a sheet as texts, row by row. */
export async function sheetCells(content: Buffer): Promise<string[][]> {
  async function* once() {
    yield content;
  }
  const rows: string[][] = [];
  for await (const item of readSheet(once()))
    if ('row' in item) rows.push(item.row.cells.map((cell) => textOf(cell) ?? ''));
  return rows;
}
