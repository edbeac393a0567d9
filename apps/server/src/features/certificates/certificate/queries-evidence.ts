import { computeCredits } from '@meetingapp/domain/credits/credits.ts';
import { corrected } from '@meetingapp/domain/credits/evidence.ts';
import type { CertificateRule } from '@meetingapp/contract/certificates/console.ts';
import type { CertificateEvidence } from '@meetingapp/domain/certificates/rule.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { isOwn, ownFirst } from '../../../db/rows/own-registration.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';
import { correctionsOf, evidenceOf, rulesInForce, sessionsOf } from '../../credits/queries.ts';
import { passedExams } from '../../exam/attempt/queries.ts';

export interface Talk {
  id: number;
  title: { zh: string; en: string };
}

export interface CertifiedPerson {
  accountId: number;
  registrationId: number;
  name: string;
  affiliation: string;
}

export interface PersonWithEvidence extends CertifiedPerson {
  evidence: CertificateEvidence;
  talks: Talk[];
}

/** The place of a person in a conference that counts: confirmed or attended. */
export async function placeOf(
  db: Database,
  conferenceId: number,
  of: { accountId: number } | { registrationId: number },
): Promise<CertifiedPerson | undefined> {
  const row = await db
    .selectFrom('registration')
    .select(['id', 'account_id', 'name'])
    .select(sql<string>`coalesce(answers ->> 'company', '')`.as('affiliation'))
    .where('conference_id', '=', conferenceId)
    .where('state', 'in', ['confirmed', 'attended'])
    .where((where) =>
      'accountId' in of ? where('account_id', '=', of.accountId) : where('id', '=', of.registrationId),
    )
    .orderBy(ownFirst('registration'))
    .orderBy('id')
    .executeTakeFirst();
  return row && { accountId: row.account_id, registrationId: row.id, name: row.name, affiliation: row.affiliation };
}

/** The own registration of each person with a place, after an account, at most `limit`. */
export async function peopleWithPlace(
  db: Database,
  conferenceId: number,
  after: number,
  limit: number,
): Promise<CertifiedPerson[]> {
  const { rows } = await sql<CertifiedPerson>`
    select distinct on (account_id) account_id as "accountId", id as "registrationId", name,
      coalesce(answers ->> 'company', '') as affiliation
    from registration
    where conference_id = ${conferenceId} and state in ('confirmed', 'attended') and account_id > ${after}
    order by account_id, ${ownFirst('registration')}, id limit ${limit}`.execute(db);
  return rows;
}

/** Days with an entry that was not undone, by person. */
async function daysOf(db: Database, conferenceId: number, zone: string, accountIds: readonly number[]) {
  const { rows } = await sql<{ account_id: number; days: number }>`
    select registration.account_id, count(distinct (attendance.at at time zone ${zone})::date)::int as days
    from attendance join registration on registration.id = attendance.registration_id
    where attendance.conference_id = ${conferenceId} and registration.account_id = any(${accountIds}::bigint[])
      and attendance.kind = 'in' and ${isNotUndone} and ${isOwn}
    group by registration.account_id`.execute(db);
  return new Map(rows.map((row) => [row.account_id, row.days]));
}

/** Talks that these people hold in the programme. */
async function talksOf(db: Database, conferenceId: number, accountIds: readonly number[]) {
  const rows = await db
    .selectFrom('programme_role as role')
    .innerJoin('expert', 'expert.id', 'role.expert_id')
    .innerJoin('talk', 'talk.id', 'role.talk_id')
    .select(['expert.account_id', 'talk.id', 'talk.title'])
    .where('expert.conference_id', '=', conferenceId)
    .where('expert.account_id', 'in', accountIds)
    .where('role.role', '=', 'speaker')
    .where('talk.session_id', 'is not', null)
    .orderBy('talk.id')
    .execute();
  return byAccount(rows.map(({ account_id, id, title }) => ({ accountId: account_id ?? 0, id, title })));
}

/** The evidence of some people for a rule; credits are computed only where the rule asks for them. */
export async function withEvidence(
  db: Database,
  place: { conferenceId: number; zone: string },
  rule: CertificateRule,
  people: readonly CertifiedPerson[],
): Promise<PersonWithEvidence[]> {
  if (people.length === 0) return [];
  const { conferenceId, zone } = place;
  const ids = people.map(({ accountId }) => accountId);
  const days = await daysOf(db, conferenceId, zone, ids);
  const talks = await talksOf(db, conferenceId, ids);
  const passed = byAccount(await passedExams(db, conferenceId, ids));
  const credits = rule.setId === null ? new Map<number, Map<number, number>>() : await creditsOf(db, place, ids);
  return people.map((person) => {
    const own = talks.get(person.accountId) ?? [];
    return {
      ...person,
      talks: own.map(({ id, title }) => ({ id, title })),
      evidence: {
        registered: true,
        days: days.get(person.accountId) ?? 0,
        passedExams: new Set((passed.get(person.accountId) ?? []).map(({ examId }) => examId)),
        credits: credits.get(person.accountId) ?? new Map<number, number>(),
        talks: own.length,
      },
    };
  });
}

const byAccount = <Row extends { accountId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  groupBy(rows, ({ accountId }) => accountId);

/** Hundredths of a credit, by person and rule set. */
async function creditsOf(
  db: Database,
  { conferenceId, zone }: { conferenceId: number; zone: string },
  accountIds: readonly number[],
): Promise<Map<number, Map<number, number>>> {
  const sessions = await sessionsOf(db, conferenceId, 'zh');
  const sets = await rulesInForce(db, conferenceId);
  const evidence = await evidenceOf(db, conferenceId, accountIds, 'zh');
  const corrections = await correctionsOf(db, conferenceId, accountIds);
  return new Map(
    accountIds.map((id) => {
      const rows = corrected(evidence.get(id) ?? [], corrections.get(id) ?? []);
      const total = (rules: (typeof sets)[number]['rules']) =>
        computeCredits({ evidence: rows, sessions, rules, zone }).total;
      return [id, new Map(sets.map((set) => [set.id, total(set.rules)]))];
    }),
  );
}
