import type { Database } from '../../db/database.ts';
import { isOrderOpen, type allRegistrationsOf } from './queries.ts';

const live: readonly string[] = ['submitted', 'approved', 'confirmed'];

/** Why somebody cannot be erased now: money is on its way, or a place is still theirs. */
export async function obstacleOf(
  db: Database,
  found: Awaited<ReturnType<typeof allRegistrationsOf>>,
  now: Date,
): Promise<'open_order' | 'live_registration' | null> {
  const today = now.toISOString().slice(0, 10);
  if (await isOrderOpen(db, found.ids)) return 'open_order';
  return found.own.some(({ state, ends_on }) => live.includes(state) && ends_on >= today) ? 'live_registration' : null;
}
