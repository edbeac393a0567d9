import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export const findTotp = (db: Database, staffId: number) =>
  db.selectFrom('staff_totp').select(['secret', 'pending']).where('staff_id', '=', staffId).executeTakeFirst();

export const passkeysOf = (db: Database, staffId: number) =>
  db.selectFrom('staff_passkey').selectAll().where('staff_id', '=', staffId).orderBy('id').execute();

export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

export async function recoveryLeft(db: Database, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The second factors of a person; null when there are none. */
export async function factorsOf(db: Database, staffId: number) {
  const totp = await findTotp(db, staffId);
  const passkeys = await passkeysOf(db, staffId);
  const hasTotp = totp != null && totp.secret !== null;
  if (!hasTotp && passkeys.length === 0) return null;
  return { totp: hasTotp, passkeys, recovery: await recoveryLeft(db, staffId) };
}

export async function isFactorRequired(db: Database, societyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('society')
    .select('second_factor_required')
    .where('id', '=', societyId)
    .executeTakeFirstOrThrow();
  return row.second_factor_required;
}

/**
 * Whether a person has to log in at the society's provider. Owners of the whole society need not: they mend the settings when the
 * provider is down.
 */
export async function needsSignOn(db: Database, staffId: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_member')
    .innerJoin('sign_on_provider', 'sign_on_provider.society_id', 'staff_member.society_id')
    .select('staff_member.id')
    .where('staff_member.id', '=', staffId)
    .where('required', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('staff_grant')
            .select('staff_grant.id')
            .whereRef('staff_grant.staff_id', '=', 'staff_member.id')
            .where('role', '=', 'owner')
            .where('conference_id', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
