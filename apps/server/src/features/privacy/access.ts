import type { Database } from '../../db/connection/database.ts';
import { isOrderOpen, type allRegistrationsOf } from './queries.ts';

const live: readonly string[] = ['submitted', 'approved', 'confirmed'];

/** Why a person cannot be erased now: a payment or refund is in progress, or they still have a place. */
export async function obstacleOf(
  db: Database,
  found: Awaited<ReturnType<typeof allRegistrationsOf>>,
  now: Date,
): Promise<'open_order' | 'live_registration' | null> {
  const today = now.toISOString().slice(0, 10);
  if (await isOrderOpen(db, found.ids)) return 'open_order';
  return found.own.some(({ state, ends_on }) => live.includes(state) && ends_on >= today) ? 'live_registration' : null;
}
