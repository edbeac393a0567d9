import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Address } from '@meetingapp/domain/accounts/address.ts';
import type { Database } from '../../db/database.ts';

export function findAccount(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'avatar', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When an account is erased, at its person's wish. */
export async function closingOf(db: Database, id: number): Promise<Date | null> {
  const row = await db.selectFrom('account').select('closes_at').where('id', '=', id).executeTakeFirst();
  return row?.closes_at ?? null;
}

export function identitiesOf(db: Database, accountId: number) {
  return db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** What an account says of its person. */
export function findPerson(db: Database, accountId: number) {
  const identities = db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('id');
  return db
    .selectFrom('account')
    .select(['name', jsonArrayFrom(identities).as('identities')])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Whose proven phone or e-mail this is. */
export async function findAccountByAddress(db: Database, { channel, value }: Address): Promise<number | null> {
  const row = await db
    .selectFrom('identity')
    .select('account_id')
    .where('kind', '=', channel)
    .where('value', '=', value)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function findAccountByMessenger(
  db: Database,
  openId: string,
  unionId: string | null,
): Promise<number | null> {
  const row = await db
    .selectFrom('identity')
    .select('account_id')
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'wechat_open'), where('value', '=', openId)]),
        ...(unionId === null ? [] : [where.and([where('kind', '=', 'wechat_union'), where('value', '=', unionId)])]),
      ]),
    )
    .orderBy('kind')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** When codes went to an address, newest first, for the limits. */
export async function codesSentSince(db: Database, address: Address, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('one_time_code')
    .select('sent_at')
    .where('channel', '=', address.channel)
    .where('address', '=', address.value)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map((row) => row.sent_at);
}

/** The agreements in force or once in force for people of a society: first its own, newest first, then those of everybody. */
export function findAgreements(db: Database, societyId: number | null, now: Date) {
  return db
    .selectFrom('agreement')
    .selectAll()
    .where('in_force_since', '<=', now)
    .where((where) => where.or([where('society_id', 'is', null), where('society_id', '=', societyId ?? 0)]))
    .orderBy('society_id', (order) => order.desc().nullsLast())
    .orderBy('in_force_since', 'desc')
    .execute();
}

/** The society of a conference; null where there is no such conference, or none is meant. */
export async function societyOf(db: Database, cid: number | null): Promise<number | null> {
  const row =
    cid === null
      ? undefined
      : await db.selectFrom('conference').select('society_id').where('id', '=', cid).executeTakeFirst();
  return row?.society_id ?? null;
}

/** Whether a version is the newest in force of the society, or of everybody, that it belongs to. */
export async function isAgreementInForce(db: Database, version: string, now: Date): Promise<boolean> {
  const one = await db
    .selectFrom('agreement')
    .select('society_id')
    .where('version', '=', version)
    .where('in_force_since', '<=', now)
    .executeTakeFirst();
  return one !== undefined && (await findAgreements(db, one.society_id, now))[0]?.version === version;
}

/** The last consent to one of these versions. */
export function lastConsent(db: Database, accountId: number, versions: readonly string[]) {
  return db
    .selectFrom('consent')
    .select(['version', 'given_at'])
    .where('account_id', '=', accountId)
    .where('version', 'in', versions.length > 0 ? versions : [''])
    .where('subject', '=', 'agreement')
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .executeTakeFirst();
}

/** The messenger's name of an account, which paying inside the messenger needs. */
export async function openIdOf(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('identity')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'wechat_open')
    .executeTakeFirst();
  return row?.value ?? null;
}
