import { Readable } from 'node:stream';
import { writeWorkbook } from '@meetingapp/sheets/write-workbook.ts';
import { ZipWriter } from '@meetingapp/sheets/zip-writer.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineTask } from '../../jobs/task.ts';
import { blankDue } from './commands.ts';
import { everythingOf, registrationsOf } from './queries.ts';

/** The contents of erased files; their rows are gone already. */
export const removeErasedFiles = defineJob('privacy.files', async ({ keys }, { ports }) => {
  for (const key of keys) await ports.files.remove(key);
});

/** Every night: what a conference has kept for as long as its organiser said. */
export const retain = defineJob(
  'privacy.retain',
  async (_payload, { db, clock }) => blankDue(db, clock().toISOString().slice(0, 10)),
  { every: '41 19 * * *' },
);

/** Everything of one person: for machines (JSON) and for people (a workbook with a sheet for each kind). */
export const exportPerson = defineTask('privacy.export', async (run) => {
  const { db, input, societyId, clock } = run;
  const { ids } = await registrationsOf(db, societyId, input.accountId);
  const everything = await everythingOf(db, input.accountId, ids);
  const sheets = Object.entries(everything).map(([sheet, rows]) => {
    const names = Object.keys(rows[0] ?? {});
    const columns = names.map((title) => ({ title, kind: 'text' as const, width: 18 }));
    return { sheet, columns, rows: rows.map((row) => names.map((name) => cellOf(row[name]))), zone: 'UTC' };
  });
  async function* archive() {
    const zip = new ZipWriter();
    yield* zip.entry('data.json', [Buffer.from(JSON.stringify(everything, null, 2))]);
    yield* zip.entry('data.xlsx', writeWorkbook(sheets.filter(({ columns }) => columns.length > 0)));
    yield zip.end();
  }
  const day = clock().toISOString().slice(0, 10);
  await run.keepFile(`personal-data-${input.accountId}-${day}.zip`, 'zip', Readable.from(archive()));
});

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
