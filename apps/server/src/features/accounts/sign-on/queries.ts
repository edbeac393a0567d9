import { sql } from 'kysely';
import { maskAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import type { Database } from '../../../db/connection/database.ts';
import { findAccountByAddress, findUser } from '../queries.ts';

/** The account that is this subject at the provider. */
export async function findLinkedAccount(db: Database, providerId: number, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('member_sign_on')
    .select('account_id')
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function isLinked(db: Database, providerId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('member_sign_on')
    .select('subject')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The account with the first of these addresses that has one, unless it is linked to another person at the provider: an address that the
 * provider gives to somebody else later opens nothing.
 */
export async function findByAddresses(
  db: Database,
  providerId: number,
  addresses: readonly Address[],
): Promise<number | null> {
  for (const address of addresses) {
    const accountId = await findAccountByAddress(db, address);
    if (accountId !== null) return (await isLinked(db, providerId, accountId)) ? null : accountId;
  }
  return null;
}

/**
 * True while one society uses the server. What a provider says of a phone number is then as good as the society's own word. With several,
 * the provider of one could name the number of another's member and enter that account, so that only linked accounts are entered.
 */
export async function hasOneSociety(db: Database): Promise<boolean> {
  const rows = await db.selectFrom('society').select('id').limit(2).execute();
  return rows.length === 1;
}

/** Providers for members, with the link of an account where it has one. */
export const waysOf = (db: Database, accountId: number) =>
  db
    .selectFrom('sign_on_provider')
    .leftJoin('member_sign_on', (join) =>
      join.onRef('provider_id', '=', 'sign_on_provider.id').on('account_id', '=', accountId),
    )
    .select(['sign_on_provider.id', 'name', 'linked_at'])
    .where('audience', '=', 'members')
    .orderBy('sign_on_provider.id')
    .limit(20)
    .execute();

/** True when the account can be entered without this provider: by a code, a password, the messenger or another provider. */
export async function hasOtherWay(db: Database, accountId: number, providerId: number): Promise<boolean> {
  const { rows } = await sql<{ other: boolean }>`select
    exists (select from identity where account_id = ${accountId} and verified_at is not null)
    or exists (select from member_sign_on where account_id = ${accountId} and provider_id <> ${providerId}) as other
  `.execute(db);
  return rows[0]?.other === true;
}

/** By what a person recognises an account: its name, or a masked address; empty: it has neither. */
export async function shownName(db: Database, accountId: number): Promise<string> {
  const { account, identities } = await findUser(db, accountId);
  if (account.name !== '') return account.name;
  const shown = identities.find(({ kind }) => kind === 'phone' || kind === 'email');
  return shown ? maskAddress({ channel: shown.kind === 'phone' ? 'phone' : 'email', value: shown.value }) : '';
}
