import { sql } from 'kysely';
import { ownFirst } from '../../../db/rows/own-registration.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Rows of the list in the console. */
const LISTED = 200;

/** The registration by which a person is reported: the first that was not given up. */
const registered = sql`lateral (
  select number, name, answers, form_version_id from registration
  where registration.account_id = account.id and conference_id = rule_set.conference_id
    and state not in ('cancelled', 'gone', 'refused')
  order by ${ownFirst('registration')}, id limit 1)`;

interface ReportedRow {
  account_id: number;
  credit: number;
  state: 'sent' | 'accepted' | 'refused';
  reason: string;
  sent_at: Date;
  answered_at: Date | null;
  number: string;
  name: string;
}

/** What was reported of a set, refused rows first, at most 200. */
export async function reportedOf(db: Database, setId: number): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select upload.account_id, upload.credit, upload.state, upload.reason, upload.sent_at, upload.answered_at,
      coalesce(registered.number, '') as number, coalesce(nullif(registered.name, ''), account.name) as name
    from credit_upload as upload join credit_rule_set as rule_set on rule_set.id = upload.rule_set_id
    join account on account.id = upload.account_id left join ${registered} as registered on true
    where upload.rule_set_id = ${setId}
    order by upload.state = 'refused' desc, upload.sent_at desc, upload.id limit ${LISTED}`.execute(db);
  return rows;
}

export async function countsOf(
  db: Database,
  setId: number,
): Promise<{ sent: number; accepted: number; refused: number }> {
  const rows = await db
    .selectFrom('credit_upload')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('rule_set_id', '=', setId)
    .groupBy('state')
    .execute();
  const of = (state: 'sent' | 'accepted' | 'refused') => rows.find((row) => row.state === state)?.count ?? 0;
  return { sent: of('sent'), accepted: of('accepted'), refused: of('refused') };
}

/** The set's columns with its version; locked when the caller changes it. */
export const columnsOf = (db: Database, conferenceId: number, setId: number) =>
  db
    .selectFrom('credit_rule_set')
    .select(['id', 'version', 'upload_columns'])
    .where('conference_id', '=', conferenceId)
    .where('id', '=', setId)
    .executeTakeFirst();

interface PersonRow {
  account_id: number;
  number: string;
  name: string;
  answers: Record<string, string>;
  form_version_id: number | null;
}

/** People as the authority's table needs them, in the order of their ids. */
export async function peopleToReport(db: Database, setId: number, accountIds: readonly number[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select account.id as account_id, coalesce(registered.number, '') as number,
      coalesce(nullif(registered.name, ''), account.name) as name,
      coalesce(registered.answers, '{}') as answers, registered.form_version_id
    from account join credit_rule_set as rule_set on rule_set.id = ${setId}
    left join ${registered} as registered on true
    where account.id = any(${accountIds}::bigint[]) order by account.id`.execute(db);
  return rows;
}

/** What was reported of these people before, other than by this task. */
export const reportsOf = (db: Database, setId: number, accountIds: readonly number[], taskId: number) =>
  db
    .selectFrom('credit_upload')
    .select(['account_id', 'credit', 'state'])
    .where('rule_set_id', '=', setId)
    .where('account_id', 'in', accountIds.length > 0 ? accountIds : [0])
    .where((where) => where.or([where('task_id', 'is', null), where('task_id', '!=', taskId)]))
    .execute();

/** Up to `limit` people whom an export reported, after an account. */
export const reportedBy = (db: Database, taskId: number, after: number, limit: number) =>
  db
    .selectFrom('credit_upload')
    .select(['account_id', 'credit'])
    .where('task_id', '=', taskId)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute();

/** Reported people by the number of their registration, locked in the order of their rows. */
export async function reportedByNumber(db: Database, setId: number, numbers: readonly string[]) {
  const { rows } = await sql<{ id: number; number: string; name: string; state: string; reason: string }>`
    select upload.id, registration.number, registration.name, upload.state, upload.reason
    from credit_upload as upload join credit_rule_set as rule_set on rule_set.id = upload.rule_set_id
    join registration on registration.account_id = upload.account_id
      and registration.conference_id = rule_set.conference_id
    where upload.rule_set_id = ${setId} and registration.number = any(${numbers}::text[])
    order by upload.id for no key update of upload`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}

/** What was reported about a person, by set. */
export const uploadsOf = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('credit_upload')
    .innerJoin('credit_rule_set as rule_set', 'rule_set.id', 'credit_upload.rule_set_id')
    .select(['rule_set.id', 'credit', 'state', 'reason', 'sent_at', 'answered_at'])
    .where('rule_set.conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .orderBy('rule_set.id')
    .execute();
