import { sql } from 'kysely';
import type { Database } from './database.ts';

/** After so many wrong passwords in a row none is tried for a while. */
const FAILURES = 8;
const LOCK_MINUTES = 15;

type Holder = 'account' | 'staff_member';

/** Counts a wrong password; the last one that is allowed locks. */
export async function countWrongPassword(db: Database, holder: Holder, id: number, now: Date): Promise<void> {
  await sql`
    update ${sql.table(holder)} set
      password_failures = (password_failures + 1) % ${FAILURES},
      password_locked_until = case when password_failures + 1 >= ${FAILURES}
        then ${now}::timestamptz + make_interval(mins => ${LOCK_MINUTES}) else password_locked_until end
    where id = ${id}
  `.execute(db);
}

export async function forgetWrongPasswords(db: Database, holder: Holder, id: number): Promise<void> {
  await sql`update ${sql.table(holder)} set password_failures = 0, password_locked_until = null where id = ${id}`.execute(
    db,
  );
}
