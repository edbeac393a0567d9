import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

const columns = [
  'id',
  'title',
  'introduction',
  'hosts',
  'contacts',
  'emergency',
  'city',
  'venue',
  'address',
  'lat',
  'lng',
  'zone',
  'starts_on',
  'ends_on',
  'state',
  'stop_reason',
  'currency',
  'currencies',
  'brand',
  'loader',
  'template',
  'registration_opens_at',
  'registration_closes_at',
  'sandbox',
  'rehearsal',
] as const;

/** A conference visible to the public: drafts are not found. */
export function findConference(db: Database, id: number) {
  return anyConference(db, id).where('state', '<>', 'draft').executeTakeFirst();
}

/** The same for phones, which find no copy of a rehearsal. */
export const findShown = (db: Database, id: number) =>
  anyConference(db, id).where('state', '<>', 'draft').where('rehearsal', '=', false).executeTakeFirst();

/** A conference in any state, for staff and for work on their behalf. */
export const findForStaff = (db: Database, id: number) => anyConference(db, id).executeTakeFirst();

const anyConference = (db: Database, id: number) => db.selectFrom('conference').select(columns).where('id', '=', id);
export type ConferenceRow = NonNullable<Awaited<ReturnType<typeof findConference>>>;

/** Conferences that one list holds: more than a society has in ten years. */
const MOST_LISTED = 500;

/**
 * Published and closed conferences without sandboxes, the latest first. Of more than `most`, those are left out that are over, the longest
 * ago first, then those that begin last. Words are searched in both languages.
 */
export function listConferences(
  db: Database,
  words: string,
  { most, now }: { most?: number; now: Date },
): Promise<ConferenceRow[]> {
  const today = sql<string>`(${now}::timestamptz at time zone zone)::date`;
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const listed = db
    .selectFrom('conference')
    .select('id')
    .where('state', 'in', ['published', 'closed'])
    .where('sandbox', '=', false)
    .where((where) =>
      where.or([
        where(sql<string>`title ->> 'zh'`, 'ilike', pattern),
        where(sql<string>`title ->> 'en'`, 'ilike', pattern),
        where(sql<string>`city ->> 'zh'`, 'ilike', pattern),
        where(sql<string>`city ->> 'en'`, 'ilike', pattern),
      ]),
    )
    .orderBy(sql`ends_on < ${today}`)
    .orderBy(sql`case when ends_on < ${today} then ${today} - ends_on else starts_on - ${today} end`)
    .orderBy('id', 'desc')
    .limit(most ?? MOST_LISTED);
  return db
    .selectFrom('conference')
    .select(columns)
    .where('id', 'in', listed)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
