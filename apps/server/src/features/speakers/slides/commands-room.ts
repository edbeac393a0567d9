import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';

interface Checking {
  id: number;
  seen: number;
  state: 'checked' | 'returned';
  words: string;
  now: Date;
}

/** Marks a file as checked or returned. False when it has changed since it was seen. */
export async function checkSlides(db: Database, { id, seen, state, words, now }: Checking): Promise<boolean> {
  const row = await db
    .updateTable('speaker_slides')
    .set({ state, words: state === 'returned' ? words : '', checked_at: now, version: nextVersion })
    .where('id', '=', id)
    .where('version', '=', seen)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that files were taken to their hall; the first time counts. */
export const noteFetched = (db: Database, ids: readonly number[], now: Date) =>
  db
    .updateTable('speaker_slides')
    .set({ fetched_at: now })
    .where('id', 'in', [...ids])
    .where('fetched_at', 'is', null)
    .execute();
