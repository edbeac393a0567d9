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
