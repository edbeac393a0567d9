import type { paperImportCalls } from '@meetingapp/contract/papers/import.ts';
import { tableFields } from '@meetingapp/domain/papers/read-table.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { findTask } from '../../tasks/queries.ts';
import { validatePapers } from './commands-apply.ts';
import { beginApply, savePaperImport, takeBack } from './commands.ts';
import { presentImportRow, presentPaperImport } from './present.ts';
import { readPapers } from './reader.ts';
import { findPaperImport, lastImports, type ImportRow } from './queries.ts';

const texts = { zh, en };

const taskOf = ({ apply_task_id: id, conference_id }: ImportRow, { db, staff }: StaffContext) =>
  id === null ? undefined : findTask(db, { societyId: staff.societyId, conferenceId: conference_id }, id);

export const paperImportHandlers: Handlers<typeof paperImportCalls> = {
  uploadPapers: async ({ cid, decision }, { db, ports, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const read = await readPapers(file.content);
    if (!read.ok) return refuse('sheet_refused', [read.fault]);
    const plan = await validatePapers(db, cid, read.rows);
    const wish = { conferenceId: cid, staffId: staff.id, file, decision, plan, now };
    return { id: await savePaperImport(db, ports.files, wish) };
  },

  paperImport: async ({ cid, id }, context) => {
    const row = await findPaperImport(context.db, cid, id);
    return row ? { state: presentPaperImport(row, await taskOf(row, context)) } : refuse('not_found');
  },

  paperImports: async ({ cid }, context) => {
    const rows = await lastImports(context.db, cid);
    return { imports: await Promise.all(rows.map(async (row) => presentPaperImport(row, await taskOf(row, context)))) };
  },

  paperImportRows: async ({ cid, id, fate, after, limit }, { db, language }) => {
    const row = await findPaperImport(db, cid, id);
    if (!row) return refuse('not_found');
    const meant = row.rows.filter((one) => (fate === null || one.fate === fate) && one.number > (after ?? 0));
    const shown = meant.slice(0, limit);
    return {
      rows: shown.map((one) => presentImportRow(one, language)),
      next: meant.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  },

  applyPapers: async ({ cid, id }, context) => {
    const { db, staff, language } = context;
    const row = await findPaperImport(db, cid, id);
    if (!row) return refuse('not_found');
    if (row.taken_back_at !== null) return refuse('import_taken_back');
    const running = await taskOf(row, context);
    // Idempotent: returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    const taskId = await startTask(db, { ...start, kind: 'papers.importApply', input: { importId: id } });
    await beginApply(db, id, taskId);
    return { taskId };
  },

  takeBackPapers: async ({ cid, id }, context) => {
    const row = await findPaperImport(context.db, cid, id);
    if (!row) return refuse('not_found');
    const task = await taskOf(row, context);
    if (row.taken_back_at !== null || task?.state !== 'done') return refuse('import_not_applied');
    return takeBack(context.db, { cid, importId: id, staffId: context.staff.id, now: context.now });
  },

  papersTemplate: async ({ format }, { language }) => {
    const { names, example, template } = texts[language];
    const columns = tableFields.map((field) => ({ title: names[field].split('|')[0] ?? '', kind: 'text' as const }));
    const rows = [tableFields.map((field) => example[field])];
    return sheetAnswer({ name: template, columns, rows, zone: 'Asia/Shanghai' }, format);
  },
};
