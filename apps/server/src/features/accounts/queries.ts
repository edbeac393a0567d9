import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Address } from '@meetingapp/domain/accounts/address.ts';
import { ownerProofs, type OwnerProof } from '@meetingapp/domain/accounts/owner-proof.ts';
import { compiled } from '../../db/connection/compiled.ts';
import type { Database } from '../../db/connection/database.ts';

export function findAccount(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'avatar', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When an account will be erased at its owner's request; null when no request is pending. */
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

/** Returns an account with its phone, e-mail and messenger identities; the name is empty when the account no longer exists. */
export async function findUser(db: Database, accountId: number) {
  const [account, identities] = await Promise.all([findAccount(db, accountId), identitiesOf(db, accountId)]);
  const { id, name, avatar } = account ?? { id: accountId, name: '', avatar: '' };
  return { account: { id, name, avatar }, identities };
}
export type UserRows = Awaited<ReturnType<typeof findUser>>;

/** The personal data of an account. */
export async function findPerson(db: Database, accountId: number) {
  const [row] = await person(db, { accountId });
  return row;
}

const person = compiled((db, { accountId }: { accountId: number }) => {
  const identities = db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('id');
  return db
    .selectFrom('account')
    .select(['name', jsonArrayFrom(identities).as('identities')])
    .where('id', '=', accountId);
});

/** Id of the account with this verified phone or e-mail; null when none exists. */
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

/** Agreements that are or were in force for people of a society: the society's own first, newest first, then the general ones. */
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

/** The society of a conference; null when `cid` is null or unknown. */
export async function societyOf(db: Database, cid: number | null): Promise<number | null> {
  const row =
    cid === null
      ? undefined
      : await db.selectFrom('conference').select('society_id').where('id', '=', cid).executeTakeFirst();
  return row?.society_id ?? null;
}

/** True when a version is the newest in force among the agreements of its society, or among the general ones. */
export async function isAgreementInForce(db: Database, version: string, now: Date): Promise<boolean> {
  const one = await db
    .selectFrom('agreement')
    .select('society_id')
    .where('version', '=', version)
    .where('in_force_since', '<=', now)
    .executeTakeFirst();
  return one !== undefined && (await findAgreements(db, one.society_id, now))[0]?.version === version;
}

/** The latest consent to one of these versions. */
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

/** The messenger's open id of an account, which payment inside the messenger needs. */
export async function openIdOf(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('identity')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'wechat_open')
    .executeTakeFirst();
  return row?.value ?? null;
}

/** What a person wrote about themselves; empty when nothing. */
export async function introductionOf(db: Database, accountId: number): Promise<string> {
  const row = await db.selectFrom('account').select('introduction').where('id', '=', accountId).executeTakeFirst();
  return row?.introduction ?? '';
}

/** Names a log-in towards its owner: the first half of the token's hash, in hex. */
export const sessionId = sql<string>`encode(substr(hash, 1, 16), 'hex')`;

/** Phone number and e-mail address of an account, the oldest first. */
export async function addressesOf(db: Database, accountId: number): Promise<Address[]> {
  const rows = await identitiesOf(db, accountId);
  return rows.flatMap(({ kind, value }) => (kind === 'phone' || kind === 'email' ? [{ channel: kind, value }] : []));
}

/** How a person can prove that this account is theirs. */
export async function proofsOf(db: Database, accountId: number): Promise<OwnerProof[]> {
  const [account, addresses] = await Promise.all([findAccount(db, accountId), addressesOf(db, accountId)]);
  return ownerProofs({
    channels: addresses.map(({ channel }) => channel),
    hasPassword: account !== undefined && account.password_hash !== null,
  });
}

/** When the owner last proved to act on this log-in; null when never. */
export async function ownerConfirmedAt(db: Database, tokenHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('access_token')
    .select('owner_confirmed_at')
    .where('hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.owner_confirmed_at ?? null;
}

/** The log-ins of an account that are in force, by last use. */
export const sessionsOf = (db: Database, accountId: number, now: Date) =>
  db
    .selectFrom('access_token')
    .select(['hash', sessionId.as('id'), 'device', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
