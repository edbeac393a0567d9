import { defineJob } from '../../jobs/job.ts';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { bringItem, type Bringing } from './commands-bring.ts';
import { forgetImports, judgeItems, keepConference, keepJudged } from './commands-exchange.ts';
import { noteBrought, rowOfGuid, takeBack } from './commands-undo.ts';
import { readProgramme } from './present-read.ts';
import { conferenceOfProgramme } from './queries-draft.ts';
import { broughtRows, countFates, findImport, rowsToBring } from './queries-import.ts';

type Kind = 'agenda.importCheck' | 'agenda.importApply';

async function begin({ db, ports, conferenceId, input, publicUrl }: TaskRun<Kind>) {
  const cid = conferenceId ?? 0;
  const [record, about] = [await findImport(db, cid, input.importId), await conferenceOfProgramme(db, cid)];
  const file = record && (await ports.files.read(record.file_id));
  if (!record || !about || !file?.ok) return null;
  const read = await readProgramme(file.stream, record.format, { cid, zone: about.zone });
  const bringing: Bringing = { conferenceId: cid, rooms: read?.rooms ?? {}, origin: publicUrl };
  return { record, read, bringing };
}

/** What would become of each session and talk; only that is written. */
export const checkProgramme = defineTask('agenda.importCheck', async (run) => {
  const begun = await begin(run);
  if (!begun) return;
  const { record, read, bringing } = begun;
  if (!read) {
    await run.rows([{ number: 1, label: record.name, item: null }], async () => ({
      refused: 'sheet_refused',
      faults: [{ field: 'file', reason: 'programme_unreadable' }],
    }));
    return;
  }
  await run.total(read.items.length);
  const judged = await judgeItems(run.db, read.items, bringing, run.progress);
  await keepJudged(run.db, record.id, judged);
  await run.progress(judged.length);
  await run.result(await countFates(run.db, record.id));
});

/** Brings in what the dry run found right, each item in a transaction of its own. */
export const applyProgramme = defineTask('agenda.importApply', async (run) => {
  const begun = await begin(run);
  if (!begun?.read) return;
  const { record, read, bringing } = begun;
  const rows = await rowsToBring(run.db, record.id);
  await run.total(rows.length);
  if (Object.keys(read.conference).length > 0)
    await run.audited((transaction) => keepConference(transaction, bringing.conferenceId, read.conference));
  await run.rows(rows, async (item, transaction) => {
    const before = await rowOfGuid(transaction, bringing.conferenceId, item.guid);
    const brought = await bringItem(transaction, item, bringing);
    if (brought.ok) await noteBrought(transaction, record.id, item.number, brought, before);
    return brought.ok ? null : { refused: 'body_invalid', faults: [{ field: brought.field, reason: brought.reason }] };
  });
});

/** Takes an import back, the last of its rows first, so that talks go before their sessions. */
export const undoProgramme = defineTask('agenda.importUndo', async (run) => {
  const { db, conferenceId, input } = run;
  const record = await findImport(db, conferenceId ?? 0, input.importId);
  if (!record) return;
  const rows = await broughtRows(db, record.id);
  await run.total(rows.length);
  await run.rows(
    rows.map(({ number, label, brought }) => ({ number, label, item: { number, brought } })),
    ({ number, brought }, transaction) =>
      takeBack(transaction, { conferenceId: record.conference_id, importId: record.id, number }, brought),
  );
});

/** Every night: files that were brought in long ago, with what stands in them. */
export const forgetProgrammes = defineJob(
  'agenda.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await forgetImports(db, clock())) await ports.files.remove(key);
  },
  { every: '27 19 * * *' },
);
