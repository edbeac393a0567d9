import type { Database } from '../../../db/connection/database.ts';
import { listChanged } from './commands.ts';
import { findPlace, listedRows, pageOf } from './queries.ts';

/** Registrations of a conference that match the words, last changed first. Updates the search index first. */
export async function searchRegistrations(
  db: Database,
  { cid, words, limit, now }: { cid: number; words: string; limit: number; now: Date },
) {
  await listChanged(db, cid, now);
  const filter = { states: [], branches: [], fees: [], orders: [], from: null, until: null, words };
  const wish = { sort: 'changed' as const, descending: true, after: null, limit };
  const page = await pageOf(db, await findPlace(db, cid), filter, wish);
  return listedRows(
    db,
    cid,
    page.map(({ id }) => id),
  );
}
