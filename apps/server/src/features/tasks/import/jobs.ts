import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportKind, ImportPlace, SheetKind } from '../../../jobs/import-kind.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask, type Task, type TaskRow, type TaskRun } from '../../../jobs/task.ts';
import { clearDone, clearRows, deleteOldImports, saveDone, validateLines } from './commands.ts';
import { namedRefusal, namesOf, whyLeft } from './present.ts';
import { countImported, findImportById, importedRows, importRows, mendsOf, rowsToImport } from './queries.ts';
import { countUndone } from '../queries.ts';
import { countOutcomes } from './queries-outcome.ts';
import { linesOf, type FileLine } from './reader.ts';
import { inPages, saveFailed } from './writer-failed.ts';

const PAGE = 500;

/** The kinds of lists that the server knows. */
export type ImportKinds = Readonly<Record<SheetKind, ImportKind>>;
type Kind = 'tasks.importCheck' | 'tasks.importApply' | 'tasks.importUndo';

async function begin(kinds: ImportKinds, { db, conferenceId, input, staffId, clock, language }: TaskRun<Kind>) {
  const record = await findImportById(db, input.importId);
  if (!record || record.conference_id !== conferenceId) return null;
  const kind = kinds[record.kind as SheetKind];
  const place: ImportPlace = {
    conferenceId: record.conference_id,
    about: record.about,
    columns: record.columns,
    staffId,
    language,
    movesMoney: 'movesMoney' in input && input.movesMoney === true,
    now: clock(),
  };
  return { record, kind, place, names: await namesOf(db, kind, place.conferenceId, language) };
}
type Begun = NonNullable<Awaited<ReturnType<typeof begin>>>;

/** Determines what each row would do and saves only that. */
export const checkSheet = (kinds: ImportKinds): Task<'tasks.importCheck'> =>
  defineTask('tasks.importCheck', async (run) => {
    const { db, ports, id } = run;
    const begun = await begin(kinds, run);
    if (!begun) return;
    const { record, kind, place } = begun;
    // A previous process may have stopped halfway: the check starts over.
    await clearRows(db, record.id);
    const judge = await kind.judge(db, place);
    if (!judge) return;
    const file = await ports.files.read(record.file_id);
    if (!file.ok) return;
    const judged = validateLines(db, record.id, kind, judge);
    let page: FileLine[] = [];
    let done = 0;
    const flush = async () => {
      // Other columns were chosen, or another dry run was started: that one is current.
      if ((await findImportById(db, record.id))?.check_task_id !== id) return false;
      await judged.page(page);
      done += page.length;
      page = [];
      return run.progress(done);
    };
    const about = { titleRow: record.title_row, columns: record.columns, mends: await mendsOf(db, record.id) };
    for await (const line of linesOf(readSheet(file.stream), about)) {
      if ('refused' in line) {
        await clearRows(db, record.id);
        await run.rows([{ number: 1, label: record.name, item: null }], async () => ({
          refused: 'sheet_refused',
          faults: [line.refused],
        }));
        return;
      }
      page.push(line);
      if (page.length >= PAGE && !(await flush())) return;
    }
    if (!(await flush())) return;
    if (record.replaces) done += await judged.rest();
    await run.total(done);
    await run.progress(done);
    const counts = await countOutcomes(db, 'sheet_import_row', record.id);
    await run.result(counts);
    if (counts.wrong > 0) await keepLeft(run, begun, 0);
  });

/** Applies the rows that passed the dry run, some in each transaction. */
export const applySheet = (kinds: ImportKinds): Task<'tasks.importApply'> =>
  defineTask('tasks.importApply', async (run) => {
    const { db, clock } = run;
    const begun = await begin(kinds, run);
    if (!begun) return;
    const { record, kind, place, names } = begun;
    const counts = await countOutcomes(db, 'sheet_import_row', record.id);
    await run.total(counts.new + counts.change + counts.remove);
    await run.batches(rowsOf(db, record.id), kind.together ?? PAGE, async (lines, transaction) => {
      const applied = await kind.apply(transaction, { ...place, now: clock() }, lines);
      await saveDone(
        transaction,
        record.id,
        lines.flatMap(({ number }, at) => {
          const one = applied[at];
          // A row that had come about by other means has nothing to undo.
          return one?.done && one.refusal === null ? [{ number, done: one.done }] : [];
        }),
      );
      return applied.map(({ refusal }) => refusal && namedRefusal(refusal, names));
    });
    await keepLeft(run, begun, run.id);
  });

/** Undoes a whole import, the last row first; a row that cannot be undone reports why. */
export const undoSheet = (kinds: ImportKinds): Task<'tasks.importUndo'> =>
  defineTask('tasks.importUndo', async (run) => {
    const { db, clock } = run;
    const begun = await begin(kinds, run);
    if (!begun) return;
    const { record, kind, place } = begun;
    await run.total((await countUndone(db, run.id)) + (await countImported(db, record.id)));
    await run.batches(doneRows(db, record.id), kind.together ?? PAGE, async (lines, transaction) => {
      const undone = await kind.undo(transaction, { ...place, now: clock() }, lines);
      await clearDone(
        transaction,
        record.id,
        lines.flatMap(({ number }, at) => (undone[at] === null ? [number] : [])),
      );
      return undone;
    });
  });

async function* rowsOf(db: Database, importId: number) {
  for (let after = 0; ;) {
    const page = await rowsToImport(db, importId, after, PAGE);
    for (const { name, ...line } of page)
      yield { number: line.number, label: name, item: line } satisfies TaskRow<typeof line>;
    after = page.at(-1)?.number ?? after;
    if (page.length < PAGE) return;
  }
}

async function* doneRows(db: Database, importId: number) {
  for (let before = 2 ** 31 - 1; ;) {
    const page = await importedRows(db, importId, before, PAGE);
    for (const { name, number, fate, done } of page)
      yield { number, label: name, item: { number, fate, done: done ?? {} } };
    before = page.at(-1)?.number ?? before;
    if (page.length < PAGE) return;
  }
}

/** Keeps the rejected rows as they were uploaded, each with the reason. */
async function keepLeft(run: TaskRun<Kind>, { record, kind, names }: Begun, taskId: number): Promise<void> {
  const { failedFile: name, reason } = kind.words(run.language);
  async function* rows() {
    const failed = { importId: record.id, taskId, fate: 'failed' } as const;
    for await (const row of inPages((after, limit) => importRows(run.db, { ...failed, after, limit })))
      yield { cells: row.cells, why: whyLeft(row, names) };
  }
  await saveFailed(run, { name, titles: record.titles, reason, rows: rows() });
}

/** Nightly: deletes old lists with their rows. */
export const deleteOldSheets = defineJob(
  'tasks.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await deleteOldImports(db, clock())) await ports.files.remove(key);
  },
  { every: '37 19 * * *' },
);
