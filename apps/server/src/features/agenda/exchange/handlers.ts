import type { agendaExchangeCalls } from '@meetingapp/contract/agenda/exchange.ts';
import { programmeCalendar } from '@meetingapp/domain/agenda/exchange/calendar.ts';
import { exportSchedule } from '@meetingapp/domain/agenda/exchange/export-schedule.ts';
import { scheduleXml } from '@meetingapp/domain/agenda/exchange/schedule-xml.ts';
import type { ItemFault } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { countRows, reasonsOf } from '../../tasks/import/queries-outcome.ts';
import { findTask, refusedRows } from '../../tasks/queries.ts';
import { beginTask, mendSheet, saveImport, setColumns } from './commands-import.ts';
import { presentEarlier, presentProgrammeImport, presentProgrammeRow } from './present-import.ts';
import { formatOf, readProgrammeHead } from './reader.ts';
import { columnKeys, sheetTexts } from './writer-columns.ts';
import { programmeSheet, programmeTemplate } from './writer-sheet.ts';
import { conferenceOfProgramme } from '../draft/queries.ts';
import { titleOf, wholeDraft, wholeRelease } from './queries-export.ts';
import { countMended, countNoted, findImport, importRows, listImports, type ImportRecord } from './queries-import.ts';
import { currentRelease } from '../release/queries.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const taskOf = (id: number | null, { conference_id }: ImportRecord, { db, staff }: StaffContext) =>
  id === null ? undefined : findTask(db, { societyId: staff.societyId, conferenceId: conference_id }, id);

const startOf = (cid: number, { staff, language }: StaffContext) => ({
  societyId: staff.societyId,
  conferenceId: cid,
  staffId: staff.id,
  language,
});

/** Starts the dry run of an import and makes it the current one. */
async function startCheck(cid: number, importId: number, context: StaffContext): Promise<number> {
  const taskId = await startTask(context.db, {
    ...startOf(cid, context),
    kind: 'agenda.importCheck',
    input: { importId },
  });
  await beginTask(context.db, importId, { check_task_id: taskId });
  return taskId;
}

export const agendaExchangeHandlers: Handlers<typeof agendaExchangeCalls> = {
  exportProgramme: async ({ cid, of, format }, { db, now, language, config }) => {
    const last = of === 'release' ? await currentRelease(db, cid) : undefined;
    const found =
      of === 'draft' ? await wholeDraft(db, cid, now) : last ? await wholeRelease(db, cid, last.number) : null;
    const about = await titleOf(db, cid);
    if (!found || !about || found.programme.sessions.length === 0) return refuse('programme_empty');
    const { title } = about;
    const said = pickLanguage(title, language);
    const name = `${sheetTexts[language].file} ${said.slice(0, 60)} ${dayIn(found.programme.zone, now)}`;
    if (format === 'xlsx' || format === 'csv')
      return {
        ...(await sheetAnswer(programmeSheet(sheetTexts[language].file, found, language), format)),
        name: `${name}.${format}`,
      };
    const origin = config.publicUrl;
    if (format === 'ics') {
      const minutesOf = (id: number) => found.exchange.items[`talk/${id}`]?.minutes ?? 15;
      const source = { releases: [found.programme], minutesOf, language, origin };
      return { name: `${name}.ics`, content: base64(programmeCalendar(source, { name: said, refreshMinutes: 30 })) };
    }
    const schedule = exportSchedule({ ...found, title, language, origin, whole: true });
    const text = format === 'xml' ? scheduleXml(schedule) : JSON.stringify({ schedule }, null, 1);
    return { name: `${name}.${format}`, content: base64(text) };
  },

  programmeTemplate: async ({ format }, { language }) =>
    sheetAnswer(programmeTemplate(sheetTexts[language].template, language), format),

  uploadProgramme: async ({ cid }, context) => {
    const { db, ports, staff, file, now } = context;
    if (!file) return refuse('file_missing');
    if (file.content.length === 0) return refuse('sheet_refused', [{ field: 'file', reason: 'sheet_empty_file' }]);
    if (!(await conferenceOfProgramme(db, cid))) return refuse('not_found');
    const format = formatOf(file.content);
    const sheet = format === 'sheet' ? await readProgrammeHead(file.content) : null;
    const id = await saveImport(db, ports.files, { conferenceId: cid, staffId: staff.id, file, format, sheet, now });
    await startCheck(cid, id, context);
    return { id };
  },

  programmeImports: async ({ cid }, { db }) => ({ imports: (await listImports(db, cid)).map(presentEarlier) }),

  programmeImport: async ({ cid, id }, context) => {
    const { db, language } = context;
    const record = await findImport(db, cid, id);
    const about = await conferenceOfProgramme(db, cid);
    if (!record || !about) return refuse('not_found');
    const [check, apply, undo, counts, noted, mended, reasons] = await Promise.all([
      taskOf(record.check_task_id, record, context),
      taskOf(record.apply_task_id, record, context),
      taskOf(record.undo_task_id, record, context),
      countRows(db, 'programme_import_row', id),
      countNoted(db, id),
      countMended(db, id),
      reasonsOf<ItemFault>(db, 'programme_import_row', id),
    ]);
    const [refused] = check && check.refused > 0 ? await refusedRows(db, check.id, 0, 1) : [];
    return {
      state: presentProgrammeImport({
        record,
        zone: about.zone,
        check,
        apply,
        undo,
        counts,
        noted,
        mended,
        reasons,
        refusal: refused?.refusal ?? null,
        language,
      }),
    };
  },

  programmeRows: async ({ cid, id, fate, faultKey, after, limit }, { db, language }) => {
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
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
    const { zone = 'UTC' } = (await conferenceOfProgramme(db, cid)) ?? {};
    const shown = rows.slice(0, limit);
    return {
      rows: shown.map((row) => presentProgrammeRow(row, record.columns, zone, language)),
      next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  },

  programmeColumns: async ({ cid, id, columns }, context) => {
    const { db } = context;
    const record = await findImport(db, cid, id);
    if (!record?.titles) return refuse('not_found');
    if (record.apply_task_id !== null) return refuse('import_row_settled');
    if (!soundColumns(columns, record.titles.length, new Set<string>(columnKeys)))
      return refuse('body_invalid', [{ field: 'columns', reason: 'not_an_option' }]);
    await setColumns(db, id, columns);
    return { taskId: await startCheck(cid, id, context) };
  },

  mendProgramme: async ({ cid, id, lineNumber, cellAt, cellText }, context) => {
    const { db } = context;
    const record = await findImport(db, cid, id);
    if (!record?.titles || cellAt >= record.titles.length) return refuse('not_found');
    if (record.apply_task_id !== null) return refuse('import_row_settled');
    await mendSheet(db, id, { number: lineNumber, position: cellAt, text: cellText });
    return { taskId: await startCheck(cid, id, context) };
  },

  applyProgramme: async ({ cid, id }, context) => {
    const { db } = context;
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const check = await taskOf(record.check_task_id, record, context);
    if (check?.state !== 'done' || check.refused > 0) return refuse('import_not_checked');
    const running = await taskOf(record.apply_task_id, record, context);
    // Idempotent: a repeated click returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const taskId = await startTask(db, {
      ...startOf(cid, context),
      kind: 'agenda.importApply',
      input: { importId: id },
    });
    await beginTask(db, id, { apply_task_id: taskId });
    return { taskId };
  },

  undoProgramme: async ({ cid, id }, context) => {
    const { db } = context;
    const record = await findImport(db, cid, id);
    if (!record) return refuse('not_found');
    const applied = await taskOf(record.apply_task_id, record, context);
    if (!applied || applied.ended_at === null) return refuse('import_not_applied');
    const running = await taskOf(record.undo_task_id, record, context);
    // Idempotent: a repeated click returns the running task.
    if (running && running.ended_at === null) return { taskId: running.id };
    const taskId = await startTask(db, {
      ...startOf(cid, context),
      kind: 'agenda.importUndo',
      input: { importId: id },
    });
    await beginTask(db, id, { undo_task_id: taskId });
    return { taskId };
  },
};
