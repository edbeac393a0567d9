import type { registrationImportCalls } from '@meetingapp/contract/registration/import.ts';
import { soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { presentTask } from '../../tasks/present.ts';
import { findTask, refusedRows } from '../../tasks/queries.ts';
import { movesMoney } from '../record/access.ts';
import { beginApply, beginCheck, beginUndo, saveImport, setColumns } from './commands.ts';
import { faultText, presentImport, presentImportRow, presentTarget, refusedText } from './present.ts';
import { findBranches, findFees, findForm } from '../configuration/queries.ts';
import {
  countOutcomes,
  findImport,
  importRows,
  latestImports,
  reasonKey,
  reasonsOf,
  type ImportRecord,
} from './queries.ts';
import { mendCell } from './commands-mend.ts';
import { importRules, importTargets } from './queries-rules.ts';

const texts = { zh, en };

const taskOf = (id: number | null, { conference_id }: ImportRecord, { db, staff }: StaffContext) =>
  id === null ? undefined : findTask(db, { societyId: staff.societyId, conferenceId: conference_id }, id);

const startOf = (cid: number, { staff, language }: StaffContext) => ({
  societyId: staff.societyId,
  conferenceId: cid,
  staffId: staff.id,
  language,
});

export const registrationImportHandlers: Handlers<typeof registrationImportCalls> = {
  importUpload: async ({ cid }, { db, ports, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const kept = await saveImport(db, ports.files, { conferenceId: cid, staffId: staff.id, file, now });
    if (kept.ok) return { id: kept.id };
    return kept.reason === 'sheet_refused' ? refuse('sheet_refused', [kept.fault]) : refuse('sheet_empty');
  },

  imports: async ({ cid }, { db }) => ({ imports: (await latestImports(db, cid)).map(presentImport) }),

  importState: async ({ cid, id }, context) => {
    const { db, language, staff } = context;
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const [targets, check, apply, undo, counts, reasons] = await Promise.all([
      importTargets(db, cid, language),
      taskOf(record.check_task_id, record, context),
      taskOf(record.apply_task_id, record, context),
      taskOf(record.undo_task_id, record, context),
      countOutcomes(db, id),
      reasonsOf(db, id),
    ]);
    const [refused] = check && check.refused > 0 ? await refusedRows(db, check.id, 0, 1) : [];
    return {
      state: {
        ...presentImport(record),
        titles: record.titles,
        sample: record.sample,
        columns: record.columns,
        targets: targets.map(presentTarget),
        refused: refused?.refusal ? refusedText(refused.refusal, { targets, language }) : '',
        counts,
        reasons: reasons.map(({ fault, count }) => ({
          key: reasonKey(fault),
          text: faultText(fault, { targets, language }),
          count,
        })),
        check: check ? presentTask(check) : null,
        apply: apply ? presentTask(apply) : null,
        undo: undo ? presentTask(undo) : null,
        movesMoney: movesMoney(cid, staff.grants),
      },
    };
  },

  importColumns: async ({ cid, id, columns }, { db, language }) => {
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const known = new Set((await importTargets(db, cid, language)).map((target) => target.id));
    if (!soundColumns(columns, record.titles.length, known))
      return refuse('body_invalid', [{ field: 'columns', reason: 'not_an_option' }]);
    await setColumns(db, id, columns);
    return {};
  },

  importCheck: async ({ cid, id }, context) => {
    const { db, staff } = context;
    if (!(await findImport(db, cid, id))) return refuse('not_found');
    const input = { importId: id, movesMoney: movesMoney(cid, staff.grants) };
    const taskId = await startTask(db, { ...startOf(cid, context), kind: 'registration.importCheck', input });
    await beginCheck(db, id, taskId);
    return { taskId };
  },

  importRows: async ({ cid, id, fate, faultKey, after, limit }, { db, language }) => {
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const [targets, form] = await Promise.all([importTargets(db, cid, language), findForm(db, cid)]);
    const taskId = record.undo_task_id ?? record.apply_task_id ?? 0;
    const rows = await importRows(db, {
      importId: id,
      taskId,
      undone: record.undo_task_id !== null,
      fate,
      why: faultKey,
      after: after ?? 0,
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const names = { targets, language };
    return {
      rows: shown.map((row) => presentImportRow(row, record.columns, form?.fields ?? [], names)),
      next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  },

  importMend: async ({ cid, id, lineNumber, cellAt, cellText }, context) => {
    const { db, staff, now } = context;
    const record = await findImport(db, cid, id);
    if (!record || cellAt >= record.titles.length) return refuse('not_found');
    const check = await taskOf(record.check_task_id, record, context);
    if (check?.state !== 'done' || check.refused > 0) return refuse('import_not_checked');
    if (record.apply_task_id !== null) return refuse('import_row_settled');
    const rules = await importRules(db, cid, record.columns, movesMoney(cid, staff.grants), now);
    if (!rules) return refuse('not_found');
    const wish = { importId: id, number: lineNumber, position: cellAt, text: cellText };
    const outcome = await mendCell(db, rules, wish);
    return outcome.ok ? { fate: outcome.fate } : refuse(outcome.reason);
  },

  importApply: async ({ cid, id }, context) => {
    const { db, staff } = context;
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const check = await taskOf(record.check_task_id, record, context);
    if (check?.state !== 'done' || check.refused > 0) return refuse('import_not_checked');
    const undoing = await taskOf(record.undo_task_id, record, context);
    if (undoing && undoing.ended_at === null) return refuse('import_not_checked');
    const running = await taskOf(record.apply_task_id, record, context);
    // Idempotent: returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const input = { importId: id, movesMoney: movesMoney(cid, staff.grants) };
    const taskId = await startTask(db, { ...startOf(cid, context), kind: 'registration.importApply', input });
    await beginApply(db, id, taskId);
    return { taskId };
  },

  importUndo: async ({ cid, id }, context) => {
    const { db } = context;
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const applied = await taskOf(record.apply_task_id, record, context);
    if (!applied || applied.ended_at === null) return refuse('import_not_applied');
    const running = await taskOf(record.undo_task_id, record, context);
    // Idempotent: returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const input = { importId: id };
    const taskId = await startTask(db, { ...startOf(cid, context), kind: 'registration.importUndo', input });
    await beginUndo(db, id, taskId);
    return { taskId };
  },

  importTemplate: async ({ cid, format }, { db, language }) => {
    const words = texts[language];
    const [all, form, branches, fees] = await Promise.all([
      importTargets(db, cid, language),
      findForm(db, cid),
      findBranches(db, cid),
      findFees(db, cid),
    ]);
    // Only registered people have a number, and a picture or a file cannot be typed.
    const pictures = new Set(
      form?.fields.filter((field) => field.kind === 'PIC' || field.kind === 'FILE').map(({ code }) => code),
    );
    const targets = all.filter((target) => target.id !== '@number' && !pictures.has(target.id));
    const examples: Record<string, string> = {
      ...words.example,
      '@branch': branches[0]?.title[language] ?? '',
      '@fee': fees[0]?.title[language] ?? '',
      '@paid': words.paidWords.none.split('|')[0] ?? '',
    };
    for (const { code, kind, options, settings } of form?.fields ?? [])
      examples[code] ??=
        options[0]?.[language] ?? (kind === 'DATE' ? '2027-05-01' : kind === 'CON' ? (settings?.version ?? '') : '');
    const columns = targets.map(({ label }) => ({ title: label, kind: 'text' as const }));
    const rows = [targets.map((target) => examples[target.id] ?? '')];
    return sheetAnswer({ name: words.template, columns, rows, zone: 'UTC' }, format);
  },
};
