import { Readable } from 'node:stream';
import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask, TaskCancelled, type TaskRun } from '../../../jobs/task.ts';
import { findSettings } from '../queries-console.ts';
import { deleteOldArchives, saveChecked, saveFaults, saveFileGone, saveMade } from './commands.ts';
import { noFilms, removeFilms, type ImportedFilms } from './commands-films.ts';
import { noFiles, removeImported, type ImportedFiles } from './commands-files.ts';
import { importArchive, rowsToImport, tryArchive } from './commands-import.ts';
import { findArchive, hasRefundsUnderWay, inSnapshot, type ArchiveRecord } from './queries.ts';
import { schemaNumber } from './queries-catalog.ts';
import { ArchiveRefused, withArchive, type OpenArchive } from './reader.ts';
import { archiveOf } from './writer.ts';

/** Writes a conference as one archive, from one snapshot of the database. */
export const exportTask = defineTask('conference.export', async (run) => {
  const { db, ports, input, conferenceId, clock } = run;
  const step = async (done: number, total: number) => {
    await run.total(total);
    if (!(await run.progress(done))) throw new TaskCancelled();
  };
  const name = `conference-${conferenceId ?? 0}-${clock().toISOString().slice(0, 10)}.zip`;
  try {
    const done = await inSnapshot(db, async (snapshot) => {
      const conference = await findSettings(snapshot, conferenceId ?? 0);
      if (!conference) throw new Error(`task ${run.id}: there is no conference to export`);
      if (input.scope === 'everything' && (await hasRefundsUnderWay(snapshot, conference.id))) return false;
      const about = { ...input, conference, now: clock(), step };
      await run.keepFile(name, 'zip', Readable.from(archiveOf(snapshot, ports, about)));
      return true;
    });
    if (!done) await run.rows([{ number: 1, label: name, item: null }], async () => ({ refused: 'archive_refunds' }));
  } catch (error) {
    if (!(error instanceof TaskCancelled)) throw error;
  }
});

type ImportRun = TaskRun<'conference.importCheck' | 'conference.importApply'>;

/** Opens the archive of a run and does some work with it; faults are saved, and the run ends. */
async function withArchiveOf(
  run: ImportRun,
  record: ArchiveRecord,
  work: (archive: OpenArchive, scope: ArchiveScope) => Promise<void>,
): Promise<void> {
  const { db, ports } = run;
  const file = await ports.files.read(record.file_id);
  if (!file.ok) return;
  const seen: { contains: ArchiveScope | null } = { contains: null };
  try {
    await withArchive(file.stream, await schemaNumber(db), async (archive) => {
      seen.contains = archive.manifest.scope;
      const scope = seen.contains === 'everything' ? record.scope : 'setup';
      await run.total(rowsToImport(archive, scope));
      await work(archive, scope);
    });
  } catch (error) {
    if (error instanceof TaskCancelled) return;
    if (!(error instanceof ArchiveRefused)) throw error;
    await saveFaults(db, record.id, seen.contains, error.faults);
  }
}

const inputOf = (
  run: ImportRun,
  archive: OpenArchive,
  scope: ArchiveScope,
  { files, films }: { files: ImportedFiles; films: ImportedFilms },
) => ({
  archive,
  scope,
  societyId: run.societyId,
  staffId: run.staffId,
  now: run.clock(),
  files,
  films,
  stored: run.ports.files,
  step: async (done: number) => {
    if (!(await run.progress(done))) throw new TaskCancelled();
  },
});

/** The dry run: the whole import in a transaction that is rolled back, so that it finds exactly what the import would. */
export const checkTask = defineTask('conference.importCheck', async (run) => {
  const { db, societyId, input } = run;
  const record = await findArchive(db, societyId, input.archiveId);
  if (record?.check_task_id !== run.id) return;
  await withArchiveOf(run, record, async (archive, scope) => {
    const summary = await tryArchive(db, inputOf(run, archive, scope, { files: noFiles(null), films: noFilms(null) }));
    await saveChecked(db, record.id, archive.manifest.scope, summary);
  });
});

/** Makes the conference in one transaction. The task's result is its id, `cid`. */
export const applyTask = defineTask('conference.importApply', async (run) => {
  const { db, ports, societyId, input } = run;
  const record = await findArchive(db, societyId, input.archiveId);
  if (record?.apply_task_id !== run.id) return;
  if (record.made_id === null) {
    const files = noFiles(ports.files);
    const films = noFilms(ports.media);
    const undo = async () => {
      await removeImported(files);
      await removeFilms(films);
    };
    let made = false;
    try {
      await withArchiveOf(run, record, async (archive, scope) => {
        await run.once(async (transaction) => {
          // The transaction may be repeated after a deadlock.
          await undo();
          const { cid } = await importArchive(transaction, inputOf(run, archive, scope, { files, films }));
          await saveMade(transaction, record.id, cid);
          return { cid };
        });
        made = (await findArchive(db, societyId, record.id))?.made_id !== null;
      });
    } finally {
      if (!made) await undo();
    }
    if (!made) return;
  }
  await ports.files.remove(record.file_id);
  await saveFileGone(db, record.id);
});

/** Nightly: deletes archives that were uploaded some days ago: they may have people in them. */
export const purgeArchives = defineJob(
  'conference.purgeArchives',
  async (_payload, { db, ports, clock }) => {
    for (const key of await deleteOldArchives(db, clock())) await ports.files.remove(key);
  },
  { every: '43 19 * * *' },
);
