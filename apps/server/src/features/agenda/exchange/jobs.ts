import { defineJob } from '../../../jobs/job.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { importItems, type Bringing } from './commands-apply.ts';
import {
  isCurrentCheck,
  purgeImports,
  TOGETHER,
  validateItems,
  saveConference,
  saveValidated,
} from './commands-import.ts';
import { recordImported, undoRows } from './commands-undo.ts';
import { exportedItems } from './queries-exported-items.ts';
import { readProgramme } from './reader.ts';
import { conferenceOfProgramme } from '../draft/queries.ts';
import { countRows } from '../../tasks/import/queries-outcome.ts';
import { countUndone } from '../../tasks/queries.ts';
import { inPages, saveFailed } from '../../tasks/import/writer-failed.ts';
import { whyFailed } from './present-import.ts';
import {
  countImported,
  findImport,
  importedRows,
  importRows,
  rowsToImport,
  sessionAbove,
  type ImportRecord,
} from './queries-import.ts';
import { sheetTexts } from './writer-columns.ts';

type Kind = 'agenda.importCheck' | 'agenda.importApply';

async function begin({ db, ports, conferenceId, input, publicUrl }: TaskRun<Kind>) {
  const cid = conferenceId ?? 0;
  const [record, about] = [await findImport(db, cid, input.importId), await conferenceOfProgramme(db, cid)];
  if (!record || !about) return null;
  const file = await ports.files.read(record.file_id);
  if (!file.ok) return null;
  const { title_row: titleRow, columns, mends } = record;
  const sheet = titleRow === null ? null : { titleRow, columns, mends };
  const read = await readProgramme(file.stream, record.format, { cid, zone: about.zone }, sheet);
  const bringing: Bringing = {
    conferenceId: cid,
    rooms: read?.rooms ?? {},
    tracks: read?.tracks ?? {},
    origin: publicUrl,
    merging: { whole: record.format === 'json', oneLanguage: record.format !== 'sheet' },
    fresh: new Set(),
  };
  return { record, read, bringing, about };
}

/** Dry run: records the outcome of each session and talk, and writes nothing else. Ends without a result when another was started. */
export const checkProgramme = defineTask('agenda.importCheck', async (run) => {
  const begun = await begin(run);
  if (!begun) return;
  const { record, read, bringing, about } = begun;
  if (!read) {
    await run.rows([{ number: 1, label: record.name, item: null }], async () => ({
      refused: 'sheet_refused',
      faults: [{ field: 'file', reason: 'programme_unreadable' }],
    }));
    return;
  }
  await run.total(read.items.length);
  const isExported = await exportedItems(run.db, about, {
    format: record.format,
    origin: bringing.origin,
    now: run.clock(),
  });
  const days = { zone: about.zone, startsOn: about.starts_on, endsOn: about.ends_on };
  const goOn = async (done: number) => (await run.progress(done)) && (await isCurrentCheck(run.db, record.id, run.id));
  const judged = await validateItems(run.db, read.items, { bringing, isExported, days }, goOn);
  if (!judged || !(await saveValidated(run.db, record.id, run.id, judged))) return;
  await run.progress(judged.length);
  await run.result(await countRows(run.db, 'programme_import_row', record.id));
  await keepLeft(run, record, 0);
});

/** Imports the rows that the dry run found valid. */
export const applyProgramme = defineTask('agenda.importApply', async (run) => {
  const begun = await begin(run);
  if (!begun?.read) return;
  const { record, read, bringing } = begun;
  const counts = await countRows(run.db, 'programme_import_row', record.id);
  await run.total(counts.new + counts.change);
  if (Object.keys(read.conference).length > 0)
    await run.audited((transaction) => saveConference(transaction, bringing, read.conference));
  await run.batches(rowsToImport(run.db, record.id), TOGETHER, async (items, transaction) => {
    const brought = await importItems(transaction, items, bringing);
    const written = brought.flatMap((one, at) => (one.ok ? [{ ...one, number: items[at]?.number ?? 0 }] : []));
    await recordImported(transaction, record.id, written);
    return brought.map((one) => (one.ok ? null : { refused: 'body_invalid', faults: [one.fault] }));
  });
  await keepLeft(run, record, run.id);
});

/** Keeps the rows of a sheet that were not imported, with the reasons; another format has no rows to correct. */
async function keepLeft(run: TaskRun<Kind>, { id, titles }: ImportRecord, taskId: number): Promise<void> {
  if (titles === null) return;
  const { failedFile: name, reason } = sheetTexts[run.language];
  const failed = { importId: id, taskId, fate: 'failed' } as const;
  await saveFailed(run, { name, titles, reason, rows: withSessions(run, failed) });
}

/** The failed rows; before a talk that of its session, without which it could not be imported again. */
async function* withSessions(
  { db, language }: TaskRun<Kind>,
  failed: { importId: number; taskId: number; fate: 'failed' },
) {
  const written = new Set<string>();
  const pages = inPages((after, limit) => importRows(db, { ...failed, after, limit }));
  for await (const row of pages) {
    const { guid, under } = row.item;
    if (guid !== null) written.add(guid);
    if (under !== null && !written.has(under)) {
      written.add(under);
      const session = await sessionAbove(db, failed.importId, row.number, under);
      if (session) yield { cells: session.cells, why: '' };
    }
    yield { cells: row.cells, why: whyFailed(row, language) };
  }
}

/** Undoes an import, last row first, so that talks are removed before their sessions. */
export const undoProgramme = defineTask('agenda.importUndo', async (run) => {
  const { db, conferenceId, input } = run;
  const record = await findImport(db, conferenceId ?? 0, input.importId);
  if (!record) return;
  await run.total((await countUndone(db, run.id)) + (await countImported(db, record.id)));
  await run.batches(importedRows(db, record.id), TOGETHER, (rows, transaction) =>
    undoRows(transaction, { conferenceId: record.conference_id, importId: record.id }, rows),
  );
});

/** Every night: deletes old import files and their rows. */
export const purgeProgrammeImports = defineJob(
  'agenda.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await purgeImports(db, clock())) await ports.files.remove(key);
  },
  { every: '27 19 * * *' },
);
