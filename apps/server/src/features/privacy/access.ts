import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../db/connection/database.ts';
import { isOrderOpen, type allRegistrationsOf } from './queries.ts';

/** States of a registration that has a place, or has used it. */
const live: readonly string[] = ['submitted', 'approved', 'confirmed', 'attended'];

/** Why a person cannot be erased now: a payment or refund is in progress, or they have a place at a conference that has not ended. */
export async function obstacleOf(
  db: Database,
  found: Awaited<ReturnType<typeof allRegistrationsOf>>,
  now: Date,
): Promise<'open_order' | 'live_registration' | null> {
  if (await isOrderOpen(db, found.ids)) return 'open_order';
  const isLive = found.own.some(({ state, ends_on, zone }) => live.includes(state) && ends_on >= dayIn(zone, now));
  return isLive ? 'live_registration' : null;
}
