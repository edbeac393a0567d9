import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { DatabaseTransaction } from './transaction.ts';

/** After so many wrong passwords in a row none is tried for a while. */
const FAILURES = 8;
/** So long is the lock; wrong passwords that lie further back than that are no longer in the row. */
const LOCK_MINUTES = 15;

/**
 * Who somebody says they are, known or not: unknown ones are counted and locked alike, so that a lock does not tell that there
 * is an account. Only the hash is stored, because people type passwords and other people's addresses there.
 */
export function passwordIdentity(login: 'account' | 'staff' | 'second', typed: string): Buffer {
  return createHash('sha256').update(`${login}:${typed.trim().toLowerCase()}`).digest();
}

export async function isPasswordLocked(db: Database, identity: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_failure')
    .select('locked_until')
    .where('identity', '=', identity)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a wrong password; the last one that is allowed locks. */
export async function countWrongPassword(db: Database, identity: Buffer, now: Date): Promise<void> {
  const rest = sql`make_interval(mins => ${LOCK_MINUTES})`;
  await sql`
    insert into password_failure as past (identity, failed_at) values (${identity}, ${now})
    on conflict (identity) do update set
      failed_at = excluded.failed_at,
      failures = case when past.failed_at < excluded.failed_at - ${rest} then 1 else (past.failures + 1) % ${FAILURES} end,
      locked_until = case when past.failed_at >= excluded.failed_at - ${rest} and past.failures + 1 >= ${FAILURES}
        then excluded.failed_at + ${rest} else past.locked_until end
  `.execute(db);
}

export async function forgetWrongPasswords(
  db: Database | DatabaseTransaction,
  identities: readonly Buffer[],
): Promise<void> {
  if (identities.length > 0) await db.deleteFrom('password_failure').where('identity', 'in', identities).execute();
}
