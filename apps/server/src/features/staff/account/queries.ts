import { publishedPasswords } from '../../../http/security/published-passwords.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { Grant } from '../../../http/calls/context.ts';
import { checkPassword } from '../../../http/security/passwords.ts';

export function findStaffByEmail(db: Database, email: string) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'society_id', 'password_hash'])
    .where('email', '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export async function findStaffPassword(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('staff_member').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

export function findStaff(db: Database, id: number) {
  return db.selectFrom('staff_member').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
}

export function grantsOf(db: Database, staffId: number) {
  return db.selectFrom('staff_grant').select(['conference_id', 'role']).where('staff_id', '=', staffId).execute();
}

/** Conferences of the society within these grants, drafts included, with their counts so far. */
export function conferencesOf(db: Database, societyId: number, grants: readonly Grant[], words: string) {
  const everywhere = grants.some((grant) => grant.conferenceId === null);
  const ids = grants.flatMap((grant) => (grant.conferenceId === null ? [] : [grant.conferenceId]));
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('conference')
    .selectAll('conference')
    .select((column) => [
      column
        .selectFrom('registration')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('registration.conference_id', '=', 'conference.id')
        .where('registration.state', 'in', ['submitted', 'approved', 'confirmed', 'attended'])
        .as('registrations'),
      column
        .selectFrom('registration')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('registration.conference_id', '=', 'conference.id')
        .where('registration.state', 'in', ['confirmed', 'attended'])
        .as('confirmed'),
    ])
    .where('society_id', '=', societyId)
    .where((where) => (everywhere ? where.lit(true) : where('conference.id', 'in', ids.length > 0 ? ids : [0])))
    .where((where) =>
      where.or([
        where(sql<string>`title ->> 'zh'`, 'ilike', pattern),
        where(sql<string>`title ->> 'en'`, 'ilike', pattern),
      ]),
    )
    .orderBy('starts_on', 'desc')
    .limit(200)
    .execute();
}

/** Active sessions of a member of staff, latest used first. */
export const sessionsOf = (db: Database, staffId: number, now: Date) =>
  db
    .selectFrom('access_token')
    .select(['hash', 'device', 'created_at', 'used_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .limit(100)
    .execute();
export type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

/** E-mail addresses of the demo's staff who still log in with a published password. The demo uses only the reserved domain `.example`. */
export async function staffWithPublishedPassword(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_member')
    .select(['email', 'password_hash'])
    .where('email', 'like', '%.example')
    .orderBy('email')
    .execute();
  const found: string[] = [];
  for (const { email, password_hash } of rows)
    for (const password of publishedPasswords) if (await checkPassword(password_hash, password)) found.push(email);
  return found;
}
