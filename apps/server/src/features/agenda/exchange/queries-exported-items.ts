import { Readable } from 'node:stream';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { exportSchedule } from '@meetingapp/domain/agenda/exchange/export-schedule.ts';
import type { ImportItem } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { scheduleXml } from '@meetingapp/domain/agenda/exchange/schedule-xml.ts';
import type { Database } from '../../../db/connection/database.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { titleOf, wholeDraft, type WholeProgramme } from './queries-export.ts';
import { readProgramme } from './reader.ts';
import { programmeSheet } from './writer-sheet.ts';

interface Exporting {
  format: string;
  origin: string;
  now: Date;
}

/**
 * Returns a test for items that the draft exports in just this way, in either language: such an item is unchanged, also where its
 * format shows less than is stored.
 */
export async function exportedItems(
  db: Database,
  { id: cid, zone }: { id: number; zone: string },
  { format, origin, now }: Exporting,
): Promise<(item: ImportItem) => boolean> {
  const found = await wholeDraft(db, cid, now);
  const about = await titleOf(db, cid);
  const known = new Set<string>();
  if (found && about)
    for (const language of ['zh', 'en'] as const) {
      const source = { ...found, title: about.title, language, origin };
      const read = await readProgramme(fileOf(source, format), format, { cid, zone });
      for (const { item } of read?.items ?? []) known.add(printOf(item));
    }
  return (item) => known.has(printOf(item));
}

type Source = WholeProgramme & { title: { zh: string; en: string }; language: Language; origin: string };

/** The draft as a file of this format. */
function fileOf(source: Source, format: string): Readable {
  if (format === 'sheet') return sheetStream(programmeSheet('', source, source.language), 'csv');
  const schedule = exportSchedule({ ...source, whole: true });
  return Readable.from([Buffer.from(format === 'xml' ? scheduleXml(schedule) : JSON.stringify({ schedule }))]);
}

/** An item as text, without its place in the file and without differences of white space, which formats treat differently. */
const printOf = ({ number: _number, ...item }: ImportItem): string =>
  JSON.stringify(item, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value,
  );
