import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { Database } from '../../db/database.ts';
import { currentRelease, releasedProgramme } from './queries.ts';

/** Programmes of the conferences that are read most, each some 500 kB in memory. */
const MOST = 30;
const kept = new WeakMap<Database, Map<string, Programme>>();

/** The programme in force; null where none is released. A release never changes, so that each is read once by each process. */
export async function programmeInForce(db: Database, conferenceId: number): Promise<Programme | null> {
  const current = await currentRelease(db, conferenceId);
  return current ? programmeOf(db, conferenceId, current.number) : null;
}

/** One release; null where there is none of that number. */
export async function programmeOf(db: Database, conferenceId: number, number: number): Promise<Programme | null> {
  const own = kept.get(db) ?? new Map<string, Programme>();
  kept.set(db, own);
  const key = `${conferenceId}/${number}`;
  const programme = own.get(key) ?? (await releasedProgramme(db, conferenceId, number));
  if (!programme) return null;
  own.delete(key);
  own.set(key, programme);
  const [oldest] = own.keys();
  if (own.size > MOST && oldest !== undefined) own.delete(oldest);
  return programme;
}
