import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { computeCredits } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import type { UploadColumn } from '@meetingapp/contract/credits/upload.ts';
import { lackingTitles, uploadCell, type UploadPerson } from '@meetingapp/domain/credits/upload.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import { defineTask, type TaskRow, type TaskRun } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { presentAnswers } from '../../registration/form/present.ts';
import { fieldsOfAllForms, type AllFields } from '../../registration/list/queries-export.ts';
import { accountsWithEvidence, setsOf } from '../queries-console.ts';
import { correctionsOf, evidenceOf, rulesInForce, sessionsOf } from '../queries.ts';
import { columnsOrExample } from './present-columns.ts';
import { recordReport } from './commands.ts';
import { columnsOf, peopleToReport, reportedBy, reportsOf } from './queries.ts';

type Run = TaskRun<'credits.upload'>;

interface Table {
  cid: number;
  setId: number;
  zone: string;
  columns: readonly UploadColumn[];
  project: string;
  fields: AllFields;
}

interface Item {
  accountId: number;
  credit: number;
  lacking: readonly string[];
}

const BATCH = 500;

/**
 * Reports the credits of a set: records each person with credits, and writes the authority's table of those it recorded. A person who lacks
 * a required value is refused with the titles of the columns. A later run of the same task writes the same table.
 */
export const reportCredits = defineTask('credits.upload', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const cid = conferenceId ?? 0;
  const conference = await findForStaff(db, cid);
  const set = await columnsOf(db, cid, input.setId);
  const inForce = (await rulesInForce(db, cid)).find(({ id }) => id === input.setId);
  if (!conference || !set || !inForce) return;
  const table: Table = {
    cid,
    setId: set.id,
    zone: conference.zone,
    columns: columnsOrExample(set.upload_columns, language),
    project: inForce.project,
    fields: await fieldsOfAllForms(db, cid),
  };
  await run.rows(toReport(run, table, inForce.rules), async ({ accountId, credit, lacking }, transaction) => {
    if (lacking.length > 0)
      return {
        refused: 'credit_upload_lacks',
        faults: [{ field: 'columns', reason: 'required', label: joinList([...lacking], language) }],
      };
    await recordReport(transaction, { setId: set.id, accountId, credit, taskId: run.id, now: clock() });
    return null;
  });
  const title = (await setsOf(db, cid)).find(({ id }) => id === set.id)?.title;
  const name = title ? pickLanguage(title, language).slice(0, 60) : '';
  const sheet = {
    name,
    columns: table.columns.map((column) => ({ title: column.title, kind: 'text' as const })),
    rows: cells(run, table),
    zone: conference.zone,
  };
  await run.keepFile(`${name}-${clock().toISOString().slice(0, 10)}.xlsx`, 'xlsx', sheetStream(sheet, 'xlsx'));
});

/** Everybody with credits by these rules; without `reported` those of whom the authority does not already have the same figure. */
async function* toReport(
  run: Run,
  table: Table,
  rules: Parameters<typeof computeCredits>[0]['rules'],
): AsyncGenerator<TaskRow<Item>> {
  const { db, input, id: taskId } = run;
  const sessions = await sessionsOf(db, table.cid, 'zh');
  let number = 0;
  for (let after = 0; ;) {
    const accounts = await accountsWithEvidence(db, table.cid, after, BATCH);
    const evidence = await evidenceOf(db, table.cid, accounts, 'zh');
    const corrections = await correctionsOf(db, table.cid, accounts);
    const people = await peopleOf(run, table, accounts);
    const earlier = new Map((await reportsOf(db, table.setId, accounts, taskId)).map((row) => [row.account_id, row]));
    for (const accountId of accounts) {
      const rows = corrected(evidence.get(accountId) ?? [], corrections.get(accountId) ?? []);
      const credit = computeCredits({ evidence: rows, sessions, rules, zone: table.zone }).total;
      const before = earlier.get(accountId);
      const known = before !== undefined && before.state !== 'refused' && before.credit === credit;
      const person = people.get(accountId);
      if (credit === 0 || !person || (known && !input.reported)) continue;
      number += 1;
      const lacking = lackingTitles(table.columns, { ...person, credit }, table.project);
      yield { number, label: person.name, item: { accountId, credit, lacking } };
    }
    if (accounts.length < BATCH) return;
    after = accounts.at(-1) ?? after;
  }
}

/** The table: the people whom this task recorded, by account. */
async function* cells(run: Run, table: Table): AsyncGenerator<string[]> {
  let serial = 0;
  for (let after = 0; ;) {
    const page = await reportedBy(run.db, run.id, after, BATCH);
    const people = await peopleOf(
      run,
      table,
      page.map(({ account_id }) => account_id),
    );
    for (const { account_id, credit } of page) {
      const person = people.get(account_id);
      if (!person) continue;
      serial += 1;
      const place = { serial, project: table.project };
      yield table.columns.map((column) => uploadCell(column, { ...person, credit }, place));
    }
    if (page.length < BATCH) return;
    after = page.at(-1)?.account_id ?? after;
  }
}

async function peopleOf(
  { db, language }: Run,
  { setId, fields }: Table,
  accounts: readonly number[],
): Promise<Map<number, Omit<UploadPerson, 'credit'>>> {
  const rows = await peopleToReport(db, setId, accounts);
  return new Map(
    rows.map(({ account_id, number, name, answers, form_version_id }) => {
      const own = fields.byVersion.get(form_version_id ?? 0) ?? [];
      const read = presentAnswers(own, answers, ordinaryFlow, language).map(
        ({ code, value }) => [code, value] as const,
      );
      return [account_id, { number, name, answers: Object.fromEntries(read) }];
    }),
  );
}
