import type { SheetImportCalls } from '@meetingapp/contract/tasks/import.ts';
import { soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { reasonKey, type SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import type { ImportKind } from '../../../jobs/import-kind.ts';
import { startTask } from '../../../jobs/task.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { presentTask } from '../present.ts';
import { findTask, refusedRows } from '../queries.ts';
import { beginApply, beginCheck, beginUndo, saveImport, setColumns } from './commands.ts';
import { mendCell } from './commands-mend.ts';
import { faultText, namesOf, presentImport, presentImportRow, presentTarget, refusedText } from './present.ts';
import { findImport, importRows, latestImports, type ImportRecord } from './queries.ts';
import { countOutcomes, reasonsOf } from './queries-outcome.ts';

const taskOf = (id: number | null, { conference_id }: ImportRecord, { db, staff }: StaffContext) =>
  id === null ? undefined : findTask(db, { societyId: staff.societyId, conferenceId: conference_id }, id);

const startOf = (cid: number, { staff, language }: StaffContext) => ({
  societyId: staff.societyId,
  conferenceId: cid,
  staffId: staff.id,
  language,
});

/** The handlers of the calls that import one kind of list. */
export function sheetImportHandlers(kind: ImportKind): Handlers<SheetImportCalls> {
  const paying = (cid: number, { staff }: StaffContext) => kind.movesMoney?.(cid, staff.grants) ?? false;
  return {
    importUpload: async ({ cid, about }, { db, ports, staff, file, now }) => {
      if (!file) return refuse('file_missing');
      if (!(await kind.exists(db, { conferenceId: cid, about }))) return refuse('not_found');
      const saved = await saveImport(db, ports.files, kind, { conferenceId: cid, about, staffId: staff.id, file, now });
      if (saved.ok) return { id: saved.id };
      return saved.reason === 'sheet_refused' ? refuse('sheet_refused', [saved.fault]) : refuse('sheet_empty');
    },

    imports: async ({ cid, about }, { db }) => ({
      imports: (await latestImports(db, cid, kind.kind, about)).map(presentImport),
    }),

    importState: async ({ cid, id }, context) => {
      const { db, language } = context;
      const record = await findImport(db, cid, kind.kind, id);
      if (!record) return refuse('not_found');
      const [names, check, apply, undo, counts, reasons] = await Promise.all([
        namesOf(db, kind, cid, language),
        taskOf(record.check_task_id, record, context),
        taskOf(record.apply_task_id, record, context),
        taskOf(record.undo_task_id, record, context),
        countOutcomes(db, 'sheet_import_row', id),
        reasonsOf<SheetFault>(db, 'sheet_import_row', id),
      ]);
      const [refused] = check && check.refused > 0 ? await refusedRows(db, check.id, 0, 1) : [];
      return {
        state: {
          ...presentImport(record),
          titles: record.titles,
          sample: record.sample,
          columns: record.columns,
          targets: names.targets.map((target) => presentTarget(target, paying(cid, context))),
          named: kind.named,
          replaces: kind.canReplace ? record.replaces : null,
          refused: refused?.refusal ? refusedText(refused.refusal, names) : '',
          counts,
          reasons: reasons.map(({ fault, count }) => ({ key: reasonKey(fault), text: faultText(fault, names), count })),
          check: check ? presentTask(check) : null,
          apply: apply ? presentTask(apply) : null,
          undo: undo ? presentTask(undo) : null,
        },
      };
    },

    importColumns: async ({ cid, id, columns }, { db }) => {
      const record = await findImport(db, cid, kind.kind, id);
      if (!record) return refuse('not_found');
      const known = new Set((await kind.targets(db, cid, 'zh')).map((target) => target.id));
      if (!soundColumns(columns, record.titles.length, known))
        return refuse('body_invalid', [{ field: 'columns', reason: 'not_an_option' }]);
      await setColumns(db, id, columns);
      return {};
    },

    importCheck: async ({ cid, id, replaces }, context) => {
      const { db } = context;
      if (!(await findImport(db, cid, kind.kind, id))) return refuse('not_found');
      const input = { importId: id, movesMoney: paying(cid, context) };
      const taskId = await startTask(db, { ...startOf(cid, context), kind: 'tasks.importCheck', input });
      await beginCheck(db, id, taskId, replaces && kind.canReplace);
      return { taskId };
    },

    importRows: async ({ cid, id, fate, faultKey, after, limit }, { db, language }) => {
      const record = await findImport(db, cid, kind.kind, id);
      if (!record) return refuse('not_found');
      const rows = await importRows(db, {
        importId: id,
        taskId: record.undo_task_id ?? record.apply_task_id ?? 0,
        undone: record.undo_task_id !== null,
        fate,
        why: faultKey,
        after: after ?? 0,
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const names = await namesOf(db, kind, cid, language);
      return {
        rows: shown.map((row) => presentImportRow(row, record.columns, names)),
        next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
      };
    },

    importMend: async ({ cid, id, lineNumber, cellAt, cellText }, context) => {
      const { db, language, now, staff } = context;
      const record = await findImport(db, cid, kind.kind, id);
      if (!record || cellAt >= record.titles.length) return refuse('not_found');
      const check = await taskOf(record.check_task_id, record, context);
      if (check?.state !== 'done' || check.refused > 0) return refuse('import_not_checked');
      if (record.apply_task_id !== null) return refuse('import_row_settled');
      const { about, columns } = record;
      const place = {
        conferenceId: cid,
        about,
        columns,
        staffId: staff.id,
        language,
        movesMoney: paying(cid, context),
        now,
      };
      const cell = { importId: id, number: lineNumber, position: cellAt, text: cellText };
      const outcome = await mendCell(db, kind, place, cell);
      return outcome.ok ? { fate: outcome.fate } : refuse(outcome.reason);
    },

    importApply: async ({ cid, id }, context) => {
      const { db } = context;
      const record = await findImport(db, cid, kind.kind, id);
      if (!record) return refuse('not_found');
      const check = await taskOf(record.check_task_id, record, context);
      if (check?.state !== 'done' || check.refused > 0) return refuse('import_not_checked');
      const undoing = await taskOf(record.undo_task_id, record, context);
      if (undoing && undoing.ended_at === null) return refuse('import_not_checked');
      const running = await taskOf(record.apply_task_id, record, context);
      // Idempotent: returns the running task.
      if (running && running.ended_at === null) return { taskId: running.id };
      const input = { importId: id, movesMoney: paying(cid, context) };
      const taskId = await startTask(db, { ...startOf(cid, context), kind: 'tasks.importApply', input });
      await beginApply(db, id, taskId);
      return { taskId };
    },

    importUndo: async ({ cid, id }, context) => {
      const { db } = context;
      const record = await findImport(db, cid, kind.kind, id);
      if (!record) return refuse('not_found');
      const applied = await taskOf(record.apply_task_id, record, context);
      if (!applied || applied.ended_at === null) return refuse('import_not_applied');
      const running = await taskOf(record.undo_task_id, record, context);
      // Idempotent: returns the running task.
      if (running && running.ended_at === null) return { taskId: running.id };
      const input = { importId: id };
      const taskId = await startTask(db, { ...startOf(cid, context), kind: 'tasks.importUndo', input });
      await beginUndo(db, id, taskId);
      return { taskId };
    },

    importTemplate: async ({ cid, format }, { db, language }) => {
      const targets = (await kind.targets(db, cid, language)).filter(({ inExample = true }) => inExample);
      const examples = await kind.examples(db, cid, language);
      const columns = targets.map(({ label }) => ({ title: label, kind: 'text' as const }));
      const rows = examples.map((example) => targets.map(({ id }) => example[id] ?? ''));
      return sheetAnswer({ name: kind.words(language).template, columns, rows, zone: 'UTC' }, format);
    },
  };
}
