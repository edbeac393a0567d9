import type { FileHandle } from 'node:fs/promises';
import { DateFormats } from './date-formats.ts';
import type { Item, Refusal } from '../values/fault.ts';
import { scanPart } from './read-part.ts';
import type { Reading } from '../reading.ts';
import { SharedTexts, SharedTextsHandler } from './shared-texts.ts';
import { SheetRows } from './sheet-rows.ts';
import { Relationships, WorkbookMap } from './workbook-map.ts';
import type { XmlHandler } from '../xml/scanner.ts';
import { readDirectory, type ZipEntry } from '../zip/directory.ts';

/** Reads one sheet of a workbook; unpacks only the few parts the sheet depends on. */
export async function* readWorkbook(
  file: FileHandle,
  size: number,
  reading: Reading,
  wanted: string | null,
): AsyncGenerator<Item> {
  const entries = await readDirectory(file, size, reading);
  if (entries) yield* rowsOf(file, entries, reading, wanted);
  yield* reading.taken();
}

async function* rowsOf(
  file: FileHandle,
  entries: ReadonlyMap<string, ZipEntry>,
  reading: Reading,
  wanted: string | null,
): AsyncGenerator<Item> {
  const scan = async function* (path: string | null, handler: XmlHandler, missing: Refusal | null = null) {
    const entry = path === null ? undefined : entries.get(path);
    if (entry) yield* scanPart(file, entry, reading, handler);
    else if (missing) reading.refuse(missing);
  };
  const root = new Relationships('');
  yield* scan('_rels/.rels', root, 'not-a-sheet');
  const path = root.ofType('officeDocument');
  if (reading.refused) return;
  if (path === null || !path.endsWith('.xml'))
    return reading.refuse(path?.endsWith('.bin') ? 'old-format' : 'not-a-sheet');
  const cut = path.lastIndexOf('/') + 1;
  const relations = new Relationships(path.slice(0, cut));
  const book = new WorkbookMap();
  yield* scan(`${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`, relations, 'damaged');
  if (!reading.refused) yield* scan(path, book, 'damaged');
  if (reading.refused) return;
  const sheet = book.sheets.find((one) => (wanted === null ? !one.hidden : one.name === wanted));
  const target = sheet && relations.byId(sheet.id);
  // A document, a presentation or a workbook of charts only has relationships but no sheets.
  if (target?.type !== 'worksheet') return reading.refuse('no-sheet');
  const formats = new DateFormats();
  const shared = new SharedTexts(reading);
  yield* scan(relations.ofType('styles'), formats);
  if (!reading.refused) yield* scan(relations.ofType('sharedStrings'), new SharedTextsHandler(shared, reading));
  if (reading.refused) return;
  const meaning = { shared, isDate: formats.isDate, from1904: book.from1904 };
  yield* scan(target.target, new SheetRows(reading, meaning), 'damaged');
}
