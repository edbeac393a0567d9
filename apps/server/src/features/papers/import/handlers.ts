import type { paperImportCalls } from '@meetingapp/contract/papers/import.ts';
import { soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import type { PaperFault } from '@meetingapp/domain/papers/import-paper.ts';
import { tableFields } from '@meetingapp/domain/papers/read-table.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { countRows, reasonsOf } from '../../tasks/import/queries-outcome.ts';
import { failedSheet, inPages } from '../../tasks/import/writer-failed.ts';
import { findTask } from '../../tasks/queries.ts';
import { validatePapers } from './commands-apply.ts';
import { dryRunAgain } from './commands-again.ts';
import { mendPaperCell } from './commands-mend.ts';
import { beginTask, savePaperImport } from './commands.ts';
import { presentImportRow, presentPaperImport, presentReasons, presentSheet, whyFailed } from './present.ts';
import { paperTargets, readPapers } from './reader.ts';
import { findPaperImport, lastImports, paperRows, type ImportRow } from './queries.ts';

const texts = { zh, en };

const taskOf = (id: number | null, { conference_id }: ImportRow, { db, staff }: StaffContext) =>
  id === null ? undefined : findTask(db, { societyId: staff.societyId, conferenceId: conference_id }, id);

const stateOf = async (row: ImportRow, context: StaffContext) =>
  presentPaperImport(row, await countRows(context.db, 'paper_import_row', row.id), {
    apply: await taskOf(row.apply_task_id, row, context),
    undo: await taskOf(row.undo_task_id, row, context),
  });

const startOf = ({ id, conference_id }: ImportRow, { staff, language }: StaffContext) => ({
  societyId: staff.societyId,
  conferenceId: conference_id,
  staffId: staff.id,
  language,
  input: { importId: id },
});

export const paperImportHandlers: Handlers<typeof paperImportCalls> = {
  uploadPapers: async ({ cid, decision }, { db, ports, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const read = await readPapers(file.content);
    if (!read.ok) return refuse('sheet_refused', [read.fault]);
    const plan = await validatePapers(db, cid, read.rows);
    const wish = { conferenceId: cid, staffId: staff.id, file, decision, plan, sheet: read.sheet, now };
    return { id: await savePaperImport(db, ports.files, wish) };
  },

  paperImport: async ({ cid, id }, context) => {
    const { db, language } = context;
    const row = await findPaperImport(db, cid, id);
    if (!row) return refuse('not_found');
    return {
      state: await stateOf(row, context),
      sheet: presentSheet(row, language),
      reasons: presentReasons(await reasonsOf<PaperFault>(db, 'paper_import_row', id), language),
    };
  },

  paperImports: async ({ cid }, context) => ({
    imports: await Promise.all((await lastImports(context.db, cid)).map((row) => stateOf(row, context))),
  }),

  paperImportRows: async ({ cid, id, fate, faultKey, after, limit }, { db, language }) => {
    const row = await findPaperImport(db, cid, id);
    if (!row) return refuse('not_found');
    const wish = {
      importId: id,
      undoTaskId: row.undo_task_id,
      fate,
      why: faultKey,
      after: after ?? 0,
      limit: limit + 1,
    };
    const rows = await paperRows(db, wish);
    const shown = rows.slice(0, limit);
    return {
      rows: shown.map((one) => presentImportRow(one, row.columns, language)),
      next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  },

  failedPapers: async ({ cid, id, format }, { db, language }) => {
    const row = await findPaperImport(db, cid, id);
    if (!row) return refuse('not_found');
    const { names, failedFile: name, reason } = texts[language];
    async function* rows() {
      const failed = { importId: id, fate: 'wrong' } as const;
      for await (const one of inPages((after, limit) => paperRows(db, { ...failed, after, limit })))
        yield { cells: row?.titles ? one.cells : [one.external_id, one.label], why: whyFailed(one, language) };
    }
    const titles = row.titles ?? [names.externalId, names.title].map((said) => said.split('|')[0] ?? '');
    return sheetAnswer(failedSheet({ name, titles, reason, rows: rows() }), format);
  },

  paperColumns: async ({ cid, id, columns }, context) => {
    const row = await findPaperImport(context.db, cid, id);
    if (!row?.titles) return refuse('not_found');
    const known = new Set(paperTargets('zh').map((target) => target.id));
    if (!soundColumns(columns, row.titles.length, known))
      return refuse('body_invalid', [{ field: 'columns', reason: 'not_an_option' }]);
    const again = await dryRunAgain(context.db, context.ports.files, row, ({ mends }) => ({ columns, mends }));
    return again.ok ? {} : refuse(again.reason);
  },

  mendPaper: async ({ cid, id, lineNumber, cellAt, cellText }, context) => {
    const { db, ports } = context;
    const row = await findPaperImport(db, cid, id);
    if (!row?.titles || cellAt >= row.titles.length) return refuse('not_found');
    const mend = { number: lineNumber, position: cellAt, text: cellText };
    const outcome = await mendPaperCell(db, ports.files, row, mend);
    return outcome.ok ? { fate: outcome.fate } : refuse(outcome.reason);
  },

  applyPapers: async ({ cid, id }, context) => {
    const row = await findPaperImport(context.db, cid, id);
    if (!row) return refuse('not_found');
    if (row.taken_back_at !== null || row.undo_task_id !== null) return refuse('import_taken_back');
    const running = await taskOf(row.apply_task_id, row, context);
    // Idempotent: returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const taskId = await startTask(context.db, { ...startOf(row, context), kind: 'papers.importApply' });
    await beginTask(context.db, id, { apply_task_id: taskId });
    return { taskId };
  },

  undoPapers: async ({ cid, id }, context) => {
    const row = await findPaperImport(context.db, cid, id);
    if (!row) return refuse('not_found');
    const applied = await taskOf(row.apply_task_id, row, context);
    if (row.taken_back_at !== null || applied?.state !== 'done') return refuse('import_not_applied');
    const running = await taskOf(row.undo_task_id, row, context);
    // Idempotent: returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const taskId = await startTask(context.db, { ...startOf(row, context), kind: 'papers.importUndo' });
    await beginTask(context.db, id, { undo_task_id: taskId });
    return { taskId };
  },

  papersTemplate: async ({ format }, { language }) => {
    const { names, example, template } = texts[language];
    const columns = tableFields.map((field) => ({ title: names[field].split('|')[0] ?? '', kind: 'text' as const }));
    const rows = [tableFields.map((field) => example[field])];
    return sheetAnswer({ name: template, columns, rows, zone: 'Asia/Shanghai' }, format);
  },
};
