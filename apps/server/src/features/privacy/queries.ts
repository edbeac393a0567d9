import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** People with a registration or a paper at this society whose name, phone or address contains these words; newest first. */
export async function findPeople(db: Database, societyId: number, words: string, limit: number) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const mine = sql<{ account_id: number; name: string; registrations: number }>`(
    select account_id, registration.name, 1 as registrations from registration
      join conference on conference.id = registration.conference_id where society_id = ${societyId}
    union all
    select account_id, contact_name, 0 from paper
      join conference on conference.id = paper.conference_id where society_id = ${societyId} and account_id is not null
  )`.as('mine');
  return db
    .selectFrom(mine)
    .innerJoin('account', 'account.id', 'mine.account_id')
    .select(['account.id', 'account.name'])
    .select(sql<number>`sum(mine.registrations)::int`.as('registrations'))
    .select(sql<string>`max(mine.name)`.as('registered_name'))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('account.name', 'ilike', pattern),
        eb('mine.name', 'ilike', pattern),
        exists(
          selectFrom('identity')
            .whereRef('identity.account_id', '=', 'account.id')
            .where('value', 'ilike', pattern)
            .select('identity.id'),
        ),
      ]),
    )
    .groupBy(['account.id', 'account.name'])
    .orderBy('account.id', 'desc')
    .limit(limit)
    .execute();
}

export const contactsOf = (db: Database, accounts: number[]) =>
  db
    .selectFrom('identity')
    .select(['account_id', 'kind', 'value'])
    .where('account_id', 'in', accounts.length > 0 ? accounts : [0])
    .where('kind', 'in', ['phone', 'email'])
    .orderBy('id')
    .execute();

export const consentsOf = (db: Database, accounts: number[]) =>
  db
    .selectFrom('consent')
    .select(['account_id', 'subject', 'version', 'language', 'given_at', 'through', 'withdrawn_at'])
    .where('account_id', 'in', accounts.length > 0 ? accounts : [0])
    .orderBy('given_at', 'desc')
    .execute();

/** A person's registrations and papers at this society, and whether other societies have some; null when the person has none here. */
export async function personOf(db: Database, societyId: number, accountId: number) {
  const { own: rows } = await allRegistrationsOf(db, accountId);
  const own = rows.filter(({ society_id }) => society_id === societyId);
  const papers = await papersOf(db, accountId, societyId);
  if (own.length === 0 && papers.length === 0) return null;
  const allPapers = await papersOf(db, accountId, null);
  const elsewhere = own.length < rows.length || papers.length < allPapers.length;
  return { own, ids: own.map(({ id }) => id), papers, elsewhere };
}

/** Registrations at all societies, for what concerns the account itself. */
export async function allRegistrationsOf(db: Database, accountId: number) {
  const own = await db
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .select(['registration.id', 'registration.state', 'conference.society_id', 'conference.ends_on', 'conference.zone'])
    .where('account_id', '=', accountId)
    .execute();
  return { own, ids: own.map(({ id }) => id) };
}

export async function accountsToClose(db: Database, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('account').select('id').where('closes_at', '<=', now).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Addresses that messages to a person were sent to: their log-in identities, and those in their forms. */
export async function addressesOf(db: Database, accountId: number, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ value: string | null }>`
    select value from identity where account_id = ${accountId} and kind in ('phone', 'email')
    union select answers ->> 'phone' from registration where id = any(${ids}::bigint[])
    union select lower(answers ->> 'email') from registration where id = any(${ids}::bigint[])`.execute(db);
  return rows.flatMap(({ value }) => (value ? [value] : []));
}

/**
 * Member list rows of this person, at the societies of these registrations: matched by a verified address, or by an address from a
 * form together with the name, because some people enter a colleague's number.
 */
export async function membershipsOf(db: Database, accountId: number, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with mine as (select name, answers, conference_id from registration where id = any(${ids}::bigint[])),
      proved as (select lower(value) as value from identity
        where account_id = ${accountId} and kind in ('phone', 'email') and verified_at is not null)
    select entry.id from member_list_entry as entry join member_list as list on list.id = entry.member_list_id
    where list.society_id in (select society_id from conference join mine on mine.conference_id = conference.id)
      and (entry.phone in (select value from proved) or lower(entry.email) in (select value from proved)
        or exists (select from mine where lower(mine.name) = lower(entry.name)
          and ((entry.phone <> '' and entry.phone = mine.answers ->> 'phone')
            or (entry.email <> '' and lower(entry.email) = lower(mine.answers ->> 'email')))))
    order by entry.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pictures that only these registrations use. */
export async function filesOf(db: Database, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct file.id from stored_file as file join registration as mine on mine.account_id = file.account_id
    where mine.id = any(${ids}::bigint[])
      and (position(file.id in mine.answers::text) > 0
        or exists (select from fee_proof where picture = file.id and registration_id = any(${ids}::bigint[])))
      and not exists (select from registration as other where other.account_id = file.account_id
        and other.id <> all(${ids}::bigint[]) and position(file.id in other.answers::text) > 0)`.execute(db);
  return rows.map(({ id }) => id);
}

export const accountFiles = async (db: Database, accountId: number): Promise<string[]> =>
  (await db.selectFrom('stored_file').select('id').where('account_id', '=', accountId).execute()).map(({ id }) => id);

export async function isOrderOpen(db: Database, ids: number[]): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('registration_id', 'in', ids.length > 0 ? ids : [0])
    .where('state', 'in', ['open', 'refunding'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Papers that this person submitted; at one society, or at all (null). */
export async function papersOf(db: Database, accountId: number, societyId: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom('paper')
    .innerJoin('conference', 'conference.id', 'paper.conference_id')
    .select('paper.id')
    .where('paper.account_id', '=', accountId)
    .$if(societyId !== null, (query) => query.where('conference.society_id', '=', societyId ?? 0))
    .orderBy('paper.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of rows of each kind. */
export async function countsOf(db: Database, accountId: number, ids: number[], addresses: string[], papers: number[]) {
  const { rows } = await sql<
    Record<
      | 'papers'
      | 'stays'
      | 'identities'
      | 'logins'
      | 'messages'
      | 'audit'
      | 'orders'
      | 'payments'
      | 'invoices'
      | 'evidence'
      | 'creditReviews'
      | 'certificates'
      | 'consents',
      number
    >
  >`
    select
      (select count(*)::int from paper where id = any(${papers}::bigint[])) as papers,
      (select count(*)::int from hotel_booking where registration_id = any(${ids}::bigint[])) as stays,
      (select count(*)::int from identity where account_id = ${accountId}) as identities,
      (select count(*)::int from access_token where account_id = ${accountId} and ended_at is null) as logins,
      (select count(*)::int from message where recipient = any(${addresses}::text[])) as messages,
      (select count(*)::int from audit_change where subject = 'registration'
        and subject_id = any(${ids.map(String)}::text[])) as audit,
      (select count(*)::int from orders where registration_id = any(${ids}::bigint[])) as orders,
      (select count(*)::int from ledger join orders on orders.id = ledger.order_id
        where orders.registration_id = any(${ids}::bigint[])) as payments,
      (select count(*)::int from invoice where registration_id = any(${ids}::bigint[])) as invoices,
      (select count(*)::int from consent where account_id = ${accountId}) as consents,
      (select count(*)::int from evidence where account_id = ${accountId})
        + (select count(*)::int from watch_interval where account_id = ${accountId}) as evidence,
      (select count(*)::int from credit_review where account_id = ${accountId}) as "creditReviews",
      (select count(*)::int from certificate where account_id = ${accountId} and credential <> '') as certificates`.execute(
    db,
  );
  return rows[0] as NonNullable<(typeof rows)[0]>;
}

/** Versions that apply or applied to a society, with the author and the number of acceptances of each. */
export const agreementsOf = (db: Database, societyId: number) =>
  db
    .selectFrom('agreement')
    .leftJoin('staff_member', 'staff_member.id', 'agreement.staff_id')
    .select(['version', 'in_force_since', 'agreement.society_id', 'agreement', 'privacy', 'staff_member.name as by'])
    .select(
      sql<number>`(select count(distinct account_id)::int from consent
        where consent.version = agreement.version and withdrawn_at is null)`.as('accepted'),
    )
    .where((where) =>
      where.or([where('agreement.society_id', 'is', null), where('agreement.society_id', '=', societyId)]),
    )
    .orderBy('agreement.society_id', (order) => order.desc().nullsLast())
    .orderBy('in_force_since', 'desc')
    .execute();

export async function retentionOf(db: Database, cid: number) {
  return db
    .selectFrom('conference')
    .select(['retention_days', 'ends_on'])
    .select(({ selectFrom }) =>
      selectFrom('registration')
        .whereRef('registration.conference_id', '=', 'conference.id')
        .where('registration.name', '!=', '')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('people'),
    )
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
}

/** Up to `limit` registrations with a name whose retention period is over and that have no open order. */
export async function dueForBlanking(db: Database, today: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .select('registration.id')
    .where('conference.retention_days', 'is not', null)
    .where(sql<boolean>`conference.ends_on + conference.retention_days < ${today}::date`)
    .where('registration.name', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .whereRef('orders.registration_id', '=', 'registration.id')
            .where('orders.state', 'in', ['open', 'refunding'])
            .select('orders.id'),
        ),
      ),
    )
    .orderBy('registration.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
