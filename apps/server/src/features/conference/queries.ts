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
  'brand',
  'loader',
  'template',
  'registration_opens_at',
  'registration_closes_at',
  'sandbox',
] as const;

/** A conference visible to the public: drafts are not found. */
export function findConference(db: Database, id: number) {
  return anyConference(db, id).where('state', '<>', 'draft').executeTakeFirst();
}

/** A conference in any state, for staff and for work on their behalf. */
export const findForStaff = (db: Database, id: number) => anyConference(db, id).executeTakeFirst();

const anyConference = (db: Database, id: number) => db.selectFrom('conference').select(columns).where('id', '=', id);
export type ConferenceRow = NonNullable<Awaited<ReturnType<typeof findConference>>>;

/** Published and closed conferences without sandboxes, newest first. Words are searched in both languages. */
export function listConferences(db: Database, words: string): Promise<ConferenceRow[]> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('conference')
    .select(columns)
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
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
