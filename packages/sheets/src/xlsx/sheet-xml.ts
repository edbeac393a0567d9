import { cooperative } from '../streams/yield-to-loop.ts';
import { styleNumber, styleOf } from './cell-styles.ts';
import { cellWriter } from './cell-xml.ts';
import { type Column, columnLetters, type ColumnKind, MOST_COLUMNS, MOST_ROWS, type Sheet } from '../values/column.ts';
import { wallTimeIn } from '../values/wall-time.ts';
import { cutText, escapeXml } from '../xml/text.ts';

/** Characters per chunk: large enough to make the per-call cost of encoding and compression small. */
const step = 32 * 1024;
const usualWidth: Readonly<Record<ColumnKind, number>> = {
  text: 16,
  integer: 10,
  decimal: 12,
  money: 14,
  date: 12,
  'date-time': 20,
  boolean: 8,
};

/** In Excel a Chinese character is as wide as two digits. */
function widthOf({ title, kind, width }: Column): number {
  if (width !== undefined) return Math.min(Math.max(width, 1), 255);
  const shown = [...title].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1), 0);
  // The filter button is as wide as three.
  return Math.min(Math.max(usualWidth[kind], shown + 3), 60);
}

function head(columns: readonly Column[], first: boolean): string {
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" style="${styleNumber(styleOf(column))}" customWidth="1"/>`,
  );
  const titles = columns.map(
    ({ title }, index) =>
      `<c r="${columnLetters(index + 1)}1" s="${styleNumber('header')}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cutText(title))}</t></is></c>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<sheetViews><sheetView${first ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${widths.join('')}</cols><sheetData>`,
    `<row r="1" ht="20" customHeight="1">${titles.join('')}</row>`,
  ].join('');
}

/** The sheet's XML in chunks, as its rows arrive. */
export async function* sheetXml({ columns, rows, zone }: Sheet, first: boolean): AsyncGenerator<Buffer> {
  if (columns.length === 0 || columns.length > MOST_COLUMNS)
    throw new RangeError(`a sheet of ${columns.length} columns`);
  const wallTime = wallTimeIn(zone);
  const writers = columns.map((column, index) => cellWriter(column, index + 1, wallTime));
  const breathe = cooperative();
  let xml = head(columns, first);
  let number = 1;
  for await (const row of rows) {
    number += 1;
    if (number > MOST_ROWS) throw new RangeError(`more rows than a sheet can hold (${MOST_ROWS})`);
    xml += `<row r="${number}">`;
    for (let index = 0; index < writers.length; index += 1) xml += writers[index]?.(row[index], number) ?? '';
    xml += '</row>';
    if (xml.length < step) continue;
    yield Buffer.from(xml);
    xml = '';
    await breathe();
  }
  xml += `</sheetData><autoFilter ref="A1:${columnLetters(columns.length)}${number}"/></worksheet>`;
  yield Buffer.from(xml);
}
