import type { Database } from '../../../db/connection/database.ts';
import { listChanged } from './commands.ts';
import { findPlace } from './queries.ts';
import { findListed } from './queries-page.ts';

/** Registrations of a conference that match the words, last changed first. Updates the search index first. */
export async function searchRegistrations(
  db: Database,
  { cid, words, limit, now }: { cid: number; words: string; limit: number; now: Date },
) {
  await listChanged(db, cid, now);
  const filter = { states: [], branches: [], fees: [], forms: [], orders: [], from: null, until: null, words };
  const wish = { sort: 'changed' as const, descending: true, after: null, limit };
  const { rows } = await findListed(db, await findPlace(db, cid), filter, wish);
  return rows;
}

/** Updates the listed registrations and orders of a conference, as far as a read may take the time. */
export const updateListed = (db: Database, cid: number, now: Date) => listChanged(db, cid, now);
