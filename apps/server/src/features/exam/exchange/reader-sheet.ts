import { blankCells, itemColumns, type ItemCells, type ItemColumn } from '@meetingapp/domain/exam/exchange/sheet.ts';
import type { SheetLine } from '../../../jobs/import-kind.ts';

/** The cells of a row. `kept`: those of the item in the bank, which stand for columns that the file lacks. */
export function readCells(
  { cells }: SheetLine,
  columns: readonly (string | null)[],
  kept: ItemCells | null,
): ItemCells {
  const read: Record<ItemColumn, string> = { ...(kept ?? blankCells) };
  for (const column of itemColumns) {
    const at = columns.indexOf(column);
    if (at !== -1) read[column] = cells[at] ?? '';
  }
  return read;
}

/** The column that holds a part of an item, by its dotted path. */
export function columnOf(path: string): ItemColumn {
  const language = path.endsWith('.en') ? 'En' : 'Zh';
  if (/\bmatches\b/.test(path)) return `matches${language}`;
  if (/\boptions\b/.test(path)) return `options${language}`;
  if (/\bright\b/.test(path)) return 'answer';
  if (/\btolerance\b/.test(path)) return 'tolerance';
  if (/\bunit\b/.test(path)) return 'unit';
  if (/\breason\b/.test(path)) return `reason${language}`;
  return /\bstem\b/.test(path) ? `stem${language}` : 'kind';
}
