import type { paperImportCalls } from '@meetingapp/contract/papers/import.ts';
import { soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { reasonKey } from '@meetingapp/domain/tasks/sheet-row.ts';
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
import { dryRunAgain } from './commands-again.ts';
import { beginApply, savePaperImport, takeBack } from './commands.ts';
import { presentImportRow, presentPaperImport, presentReasons, presentSheet } from './present.ts';
import { paperTargets, readPapers } from './reader.ts';
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
    const wish = { conferenceId: cid, staffId: staff.id, file, decision, plan, sheet: read.sheet, now };
    return { id: await savePaperImport(db, ports.files, wish) };
  },

  paperImport: async ({ cid, id }, context) => {
    const row = await findPaperImport(context.db, cid, id);
    if (!row) return refuse('not_found');
    const { language } = context;
    return {
      state: presentPaperImport(row, await taskOf(row, context)),
      sheet: presentSheet(row, language),
      reasons: presentReasons(row, language),
    };
  },

  paperImports: async ({ cid }, context) => {
    const rows = await lastImports(context.db, cid);
    return { imports: await Promise.all(rows.map(async (row) => presentPaperImport(row, await taskOf(row, context)))) };
  },

  paperImportRows: async ({ cid, id, fate, faultKey, after, limit }, { db, language }) => {
    const row = await findPaperImport(db, cid, id);
    if (!row) return refuse('not_found');
    const why = ({ faults }: (typeof row.rows)[number]) =>
      faultKey === null || faults.some((fault) => reasonKey(fault) === faultKey);
    const meant = row.rows.filter(
      (one) => (fate === null || one.fate === fate) && one.number > (after ?? 0) && why(one),
    );
    const shown = meant.slice(0, limit);
    return {
      rows: shown.map((one) => presentImportRow(one, row.columns, language)),
      next: meant.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
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
    const row = await findPaperImport(context.db, cid, id);
    if (!row?.titles || cellAt >= row.titles.length || !row.rows.some(({ number }) => number === lineNumber))
      return refuse('not_found');
    const again = await dryRunAgain(context.db, context.ports.files, row, ({ columns, mends }) => ({
      columns,
      mends: [
        ...mends.filter(({ number, position }) => number !== lineNumber || position !== cellAt),
        { number: lineNumber, position: cellAt, text: cellText },
      ],
    }));
    if (!again.ok) return refuse(again.reason);
    return { fate: again.plan.find(({ number }) => number === lineNumber)?.fate ?? 'wrong' };
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
