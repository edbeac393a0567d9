import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The society of a conference and its name. */
export const societyOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .innerJoin('society', 'society.id', 'conference.society_id')
    .select(['society.id', 'society.name'])
    .where('conference.id', '=', conferenceId)
    .executeTakeFirstOrThrow();

/** The key that signs for a society. */
export const currentKey = (db: Database, societyId: number) =>
  db
    .selectFrom('society_document_key')
    .select(['id', 'certificate', 'issuers', 'sealed_key'])
    .where('society_id', '=', societyId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** A society, locked: its key is replaced by one act at a time. */
export const lockSociety = (db: Database, id: number) =>
  db.selectFrom('society').select('name').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** All keys of a society, the newest first, with how many documents each has signed. */
export const keysOf = (db: Database, societyId: number) =>
  db
    .selectFrom('society_document_key as key')
    .select(['key.id', 'certificate', 'issuers', 'source', 'made_at', 'retired_at'])
    .select(
      sql<number>`(select count(*) from speaker_signature as signature where signature.key_id = key.id)::int`.as(
        'signatures',
      ),
    )
    .where('society_id', '=', societyId)
    .orderBy('key.id', 'desc')
    .execute();
export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number];
