import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import type { ReadCell, Reason, Row } from '@meetingapp/sheets/values/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask, type Task, type TaskRow, type TaskRun } from '../../../jobs/task.ts';
import { sheetFault } from '../../files/reader-sheet-fault.ts';
import type { OrderAtDesk } from '../desk/commands-order-port.ts';
import { importRow } from './commands-apply.ts';
import { purgeImports } from './commands.ts';
import { clearRows, validateRows } from './commands-check.ts';
import { mendsOf } from './commands-mend.ts';
import { namedFaults, whyLeft, type Names } from './present.ts';
import { countOutcomes, findImport, importRows, rowsToImport, type ImportRecord } from './queries.ts';
import { importRules, importTargets } from './queries-rules.ts';

const texts = { zh, en };
const PAGE = 500;
type Kind = 'registration.importCheck' | 'registration.importApply';

async function begin(run: TaskRun<Kind>) {
  const { db, conferenceId, input, clock, language } = run;
  const record = await findImport(db, conferenceId ?? 0, input.importId);
  const rules = record && (await importRules(db, conferenceId ?? 0, record.columns, input.movesMoney, clock()));
  if (!rules) return null;
  const names: Names = { targets: await importTargets(db, rules.cid, language), language };
  return { record, rules, names };
}

/** Determines what each row would do and saves only that. */
export const checkImport = defineTask('registration.importCheck', async (run) => {
  const { db, ports, id } = run;
  const begun = await begin(run);
  if (!begun) return;
  const { record, rules, names } = begun;
  // A previous process may have stopped halfway: the check starts over.
  await clearRows(db, record.id);
  const file = await ports.files.read(record.file_id);
  if (!file.ok) return;
  const judged = await validateRows(db, rules);
  const mends = await mendsOf(db, record.id);
  let faults: ImportFault[] = [];
  let page: { row: Row; faults: ImportFault[] }[] = [];
  let done = 0;
  const flush = async () => {
    // Other columns were chosen, or another dry run was started: that one is current.
    const now = await findImport(db, rules.cid, record.id);
    if (now?.check_task_id !== id) return false;
    await judged(record.id, page);
    done += page.length;
    page = [];
    return run.progress(done);
  };
  for await (const item of readSheet(file.stream)) {
    if ('fault' in item) {
      const { row, column, reason } = item.fault;
      if (row === null) return refuseFile(run, record, reason);
      const field = column === null ? null : (record.columns[column - 1] ?? null);
      if (row > record.title_row && field !== null)
        faults.push({ field, reason: reason === 'formula' ? 'cell_formula' : 'cell_unreadable' });
      continue;
    }
    if (item.row.number > record.title_row)
      page.push(mendedLine({ row: item.row, faults }, mends.get(item.row.number) ?? [], record.columns));
    faults = [];
    if (page.length >= PAGE && !(await flush())) return;
  }
  await flush();
  await run.total(done);
  const counts = await countOutcomes(db, record.id);
  await run.result(counts);
  if (counts.wrong > 0) await keepLeft(run, record, names, 0);
});

/** A line of the file with its corrected cells, which have no fault of the file any more. */
function mendedLine(
  line: { row: Row; faults: ImportFault[] },
  mends: readonly { position: number; text: string }[],
  columns: ImportRecord['columns'],
): { row: Row; faults: ImportFault[] } {
  if (mends.length === 0) return line;
  const length = Math.max(line.row.cells.length, ...mends.map(({ position }) => position + 1));
  const cells = Array.from({ length }, (_, at): ReadCell => {
    const mend = mends.find(({ position }) => position === at);
    return mend ? { kind: 'text', text: mend.text } : (line.row.cells[at] ?? null);
  });
  const fields = mends.map(({ position }) => columns[position] ?? null);
  return { row: { ...line.row, cells }, faults: line.faults.filter(({ field }) => !fields.includes(field)) };
}

/** Rejects a file that cannot be read to its end; the reason is in the task's only row. */
async function refuseFile(run: TaskRun<Kind>, record: ImportRecord, reason: Reason): Promise<void> {
  await clearRows(run.db, record.id);
  await run.rows([{ number: 1, label: record.name, item: null }], async () => ({
    refused: 'sheet_refused',
    faults: [sheetFault(reason)],
  }));
}

/** Applies the rows that passed the dry run; each in its own transaction, with the same locks as any other registration. */
export const applyImport = (orderAtDesk: OrderAtDesk): Task<'registration.importApply'> =>
  defineTask('registration.importApply', async (run) => {
    const { db, staffId, clock } = run;
    const begun = await begin(run);
    if (!begun) return;
    const { record, rules, names } = begun;
    const counts = await countOutcomes(db, record.id);
    await run.total(counts.new + counts.change);
    const bringing = {
      rules,
      orderAtDesk,
      staffId,
      faults: (faults: readonly ImportFault[]) => namedFaults(faults, names),
    };
    await run.rows(linesOf(run, record.id), (line, transaction) =>
      importRow(transaction, line, { ...bringing, now: clock() }),
    );
    await keepLeft(run, record, names, run.id);
  });

async function* linesOf(
  { db }: TaskRun<Kind>,
  importId: number,
): AsyncGenerator<TaskRow<{ importId: number; number: number; cells: string[]; fate: string }>> {
  for (let after = 0; ;) {
    const page = await rowsToImport(db, importId, after, PAGE);
    for (const { number, name, cells, fate } of page)
      yield { number, label: name, item: { importId, number, cells, fate } };
    after = page.at(-1)?.number ?? after;
    if (page.length < PAGE) return;
  }
}

/** Writes the rejected rows as they were uploaded, each with the reason, to be corrected and imported again. */
async function keepLeft(run: TaskRun<Kind>, record: ImportRecord, names: Names, taskId: number): Promise<void> {
  const words = texts[run.language];
  const wish = { importId: record.id, taskId, fate: 'failed' as const, limit: PAGE };
  const [first] = await importRows(run.db, { ...wish, after: 0, limit: 1 });
  if (!first) return;
  async function* rows() {
    for (let after = 0; ;) {
      const page = await importRows(run.db, { ...wish, after });
      for (const row of page) yield [...record.titles.map((_, at) => row.cells[at] ?? ''), whyLeft(row, names)];
      after = page.at(-1)?.number ?? after;
      if (page.length < PAGE) return;
    }
  }
  const columns = [...record.titles, words.reason].map((title) => ({ title, kind: 'text' as const }));
  const sheet = { sheet: words.failedFile, columns, rows: rows(), zone: 'UTC' };
  await run.keepFile(`${words.failedFile}.xlsx`, 'xlsx', writeWorkbook(sheet));
}

/** Nightly: purges old lists with their rows. */
export const purgeRegistrationImports = defineJob(
  'registration.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await purgeImports(db, clock())) await ports.files.remove(key);
  },
  { every: '17 19 * * *' },
);
