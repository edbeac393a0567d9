import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { hashPassword } from '@meetingapp/server/http/security/passwords.ts';
import { both, json } from '../support/bilingual.ts';

export interface AccountInput {
  name?: string;
  /** Eleven digits of a mobile number in China; '' without one. */
  phone?: string;
  email?: string;
  /** Without a password the person logs in by one-time code only. */
  password?: string;
  createdAt?: Date;
}

let counter = 0;

/** Returns a mobile number not yet used in this process; no carrier has this range. Unique only in a database of one process. */
export function freshPhone(): string {
  counter += 1;
  return `1380${String(process.pid % 1000).padStart(3, '0')}${String(counter).padStart(4, '0')}`;
}

/** A mobile number that only this account has, in a range of no carrier: several processes may create accounts in one database. */
const phoneOf = (accountId: number): string => `1381${String(accountId % 1e7).padStart(7, '0')}`;

/** Inserts an account with its verified identities; returns its id. */
export async function buildAccount(db: Database, wish: AccountInput = {}): Promise<number> {
  const account = await db
    .insertInto('account')
    .values({
      name: wish.name ?? '林知远',
      password_hash: wish.password === undefined ? null : await hashPassword(wish.password),
      ...(wish.createdAt ? { created_at: wish.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const phone = wish.phone ?? phoneOf(account.id);
  const identities = [
    ...(phone === '' ? [] : [{ kind: 'phone' as const, value: phone }]),
    ...(wish.email ? [{ kind: 'email' as const, value: wish.email.toLowerCase() }] : []),
  ];
  if (identities.length > 0)
    await db
      .insertInto('identity')
      .values(identities.map((one) => ({ ...one, account_id: account.id, verified_at: new Date() })))
      .execute();
  return account.id;
}

/** Inserts the user agreement and the privacy policy in force since `since`. */
export async function buildAgreement(
  db: Database,
  version = '2026-01',
  since = new Date('2026-01-01T00:00:00Z'),
  agreement = both('用户协议', 'User agreement'),
  privacy = both('隐私政策', 'Privacy policy'),
): Promise<string> {
  await db
    .insertInto('agreement')
    .values({ version, agreement: json(agreement), privacy: json(privacy), in_force_since: since })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  return version;
}
