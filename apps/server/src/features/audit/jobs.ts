import { groupedAmount } from '@meetingapp/domain/money.ts';
import { changedFields, textsOf } from '@meetingapp/locales/audit-texts.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { presentEntries } from './present.ts';
import { auditEntries, changesOf, zoneOf } from './queries.ts';
import { labelsOf } from './queries-labels.ts';

const PAGE = 500;

/** Exports the log as a sheet, newest first: one row for each changed field with its old and new value. */
export const exportAudit = defineTask('audit.export', async (run) => {
  const { sheet, columns } = textsOf(run.language, groupedAmount);
  const zone = (run.conferenceId === null ? null : await zoneOf(run.db, run.conferenceId)) ?? 'UTC';
  const titled = Object.entries(columns).map(([name, title]) => ({
    title,
    kind: name === 'at' ? ('date-time' as const) : ('text' as const),
    width: name === 'before' || name === 'after' ? 30 : 16,
  }));
  const day = run.clock().toISOString().slice(0, 10);
  await run.keepFile(
    `audit-${day}.xlsx`,
    'xlsx',
    writeWorkbook({ sheet, columns: titled, rows: rows(run, zone), zone }),
  );
});

async function* rows(run: TaskRun<'audit.export'>, zone: string) {
  const { db, input, societyId, conferenceId, progress, language } = run;
  const { subjectName, fieldName, valueText, acts } = textsOf(language, groupedAmount, zone, Infinity);
  const { staffId = null, subject, from, until } = input;
  const about = subject === undefined ? {} : { subject: { table: subject, id: null } };
  // Every user who may see the tasks of a conference can fetch its file.
  const ofSociety = conferenceId === null;
  let done = 0;
  for (let before: number | null = null; ;) {
    const page: Awaited<ReturnType<typeof auditEntries>> = await auditEntries(
      db,
      { from, until, staffId, ...about, zone, societyId, conferenceId, ofSociety },
      before,
      PAGE,
    );
    const changes = await changesOf(
      db,
      page.map((entry) => entry.id),
      { ofSociety },
    );
    for (const { at, by, call, address, changes: own } of presentEntries(
      page,
      changes,
      await labelsOf(db, changes),
      language,
    )) {
      if (own.length === 0) yield [at, by, call, acts.exported, '', '', '', '', '', address];
      for (const { subject: table, subjectId, label, currency, before: was, after: is } of own) {
        const act = was === null ? acts.made : is === null ? acts.deleted : acts.changed;
        for (const field of changedFields(was, is))
          yield [
            at,
            by,
            call,
            act,
            subjectName(table),
            label || subjectId,
            fieldName(field.name),
            valueText(field.was, field.name, currency),
            valueText(field.is, field.name, currency),
            address,
          ];
      }
    }
    done += page.length;
    before = page.at(-1)?.id ?? null;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}
