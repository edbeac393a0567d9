import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Notes the first time that a person saw their tasks. Versions stay: what the person sees is not changed. */
export const noteOpened = (db: Database, expertIds: readonly number[], now: Date) =>
  db
    .updateTable('speaker_invitation')
    .set({ opened_at: sql<Date>`coalesce(opened_at, ${now})` })
    .where('expert_id', 'in', [...expertIds])
    .where('gone_at', 'is', null)
    .where('opened_at', 'is', null)
    .execute();
