import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

interface SealedDocument {
  expertId: number;
  kind: 'id_card' | 'passport';
  sealed: Buffer;
  now: Date;
}

/** Saves the encrypted number of a document; it replaces an earlier one. */
export const saveDocument = (db: Database, { expertId, kind, sealed, now }: SealedDocument) =>
  db
    .insertInto('speaker_document')
    .values({ expert_id: expertId, kind, sealed, given_at: now })
    .onConflict((known) => known.column('expert_id').doUpdateSet({ kind, sealed, given_at: now }))
    .execute();

export const removeDocument = (db: Database, expertId: number) =>
  db.deleteFrom('speaker_document').where('expert_id', '=', expertId).execute();

/** Deletes the documents of conferences that ended before a day. */
export const purgeDocumentsBefore = (db: Database, day: Date) =>
  sql`delete from speaker_document using expert, conference
    where expert.id = speaker_document.expert_id and conference.id = expert.conference_id
      and conference.ends_on < ${day}::date`.execute(db);
