import { Readable } from 'node:stream';
import { stylesXml } from './cell-styles.ts';
import type { Sheet } from '../values/column.ts';
import { sheetNames } from './sheet-names.ts';
import { sheetXml } from './sheet-xml.ts';
import {
  contentTypesXml,
  rootRelationshipsXml,
  sheetPath,
  workbookRelationshipsXml,
  workbookXml,
} from './workbook-parts.ts';
import { ZipWriter } from '../zip/writer.ts';

async function* workbook(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const zip = new ZipWriter();
  // Programs that inspect the first entries recognise a workbook by this order.
  const parts: readonly (readonly [path: string, xml: string])[] = [
    ['[Content_Types].xml', contentTypesXml(sheets.length)],
    ['_rels/.rels', rootRelationshipsXml()],
    ['xl/workbook.xml', workbookXml(sheetNames(sheets.map(({ sheet }) => sheet)))],
    ['xl/_rels/workbook.xml.rels', workbookRelationshipsXml(sheets.length)],
    ['xl/styles.xml', stylesXml()],
  ];
  for (const [path, xml] of parts) yield* zip.entry(path, [Buffer.from(xml)]);
  for (const [index, sheet] of sheets.entries()) yield* zip.entry(sheetPath(index), sheetXml(sheet, index === 0));
  yield zip.end();
}

/**
 * An xlsx file as a stream: rows are requested at the speed of the reader, and memory is constant. An error of the rows, or more rows
 * than Excel allows, ends the stream with an error.
 */
export function writeWorkbook(sheets: Sheet | readonly Sheet[]): Readable {
  return Readable.from(workbook('sheet' in sheets ? [sheets] : sheets), {
    objectMode: false,
    highWaterMark: 256 * 1024,
  });
}
