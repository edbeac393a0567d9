import type { Database } from '../../../db/connection/database.ts';
import { dueOf } from '../arrivals/present-wall.ts';
import { countAdmissible } from '../arrivals/queries.ts';
import {
  admissionsByGate,
  DESK_MS,
  desksInUse,
  enteredByGate,
  nextBegin,
  wallPoints,
} from '../arrivals/queries-wall.ts';
import { presentQueue, QUEUE_MINUTES } from './present-queue.ts';

const everybody = { roles: [], feeIds: [], branchIds: [] };

/** Who waits at the walk-up desks of all open entrances, and how many tickets have not come through any of them. */
export async function queueNow(db: Database, cid: number, now: Date) {
  const points = await wallPoints(db, cid, null);
  const ids = points.map(({ id }) => id);
  const since = new Date(now.getTime() - (QUEUE_MINUTES + 1) * 60_000);
  const [admissions, entered, expected, desks, next] = await Promise.all([
    admissionsByGate(db, cid, ids, since),
    enteredByGate(db, cid, ids),
    countAdmissible(db, cid, everybody),
    ids.length === 0 ? 0 : desksInUse(db, ids, new Date(now.getTime() - DESK_MS)),
    nextBegin(db, cid, [], now),
  ]);
  const inAll = entered.find(({ pointId }) => pointId === null)?.people ?? 0;
  const toCome = Math.max(0, expected - inAll);
  return presentQueue({ admissions, desks, toCome, dueIn: dueOf({ next, points, now }), now });
}
