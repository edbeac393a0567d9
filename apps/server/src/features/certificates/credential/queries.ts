import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Public keys of a society up to a number, oldest first; without a number all. */
export const publicKeysOf = (db: Database, societyId: number, upTo = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('certificate_key')
    .select(['number', 'public_key'])
    .where('society_id', '=', societyId)
    .where('number', '<=', Math.min(upTo, 2_000_000_000))
    .orderBy('number')
    .execute();

/** Keys of a society with how many certificates each signed, oldest first. */
export const keysWithUse = (db: Database, societyId: number) =>
  db
    .selectFrom('certificate_key as key')
    .select(['key.number', 'key.public_key', 'key.created_at'])
    .select(
      sql<number>`(select count(*)::int from certificate join conference on conference.id = certificate.conference_id
        where conference.society_id = key.society_id and key_number = key.number)`.as('certificates'),
    )
    .where('key.society_id', '=', societyId)
    .orderBy('key.number')
    .execute();

/** Places of revoked certificates in the list of a conference. */
export async function revokedPlaces(db: Database, conferenceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('certificate')
    .select('running')
    .where('conference_id', '=', conferenceId)
    .where('revoked_at', 'is not', null)
    .execute();
  return rows.map(({ running }) => running);
}

/** The society of a conference. */
export const societyOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .innerJoin('society', 'society.id', 'conference.society_id')
    .select(['society.id', 'society.name'])
    .where('conference.id', '=', conferenceId)
    .executeTakeFirst();
