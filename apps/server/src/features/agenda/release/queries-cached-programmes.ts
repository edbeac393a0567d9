import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Database } from '../../../db/connection/database.ts';
import { currentRelease, releasedProgramme } from './queries.ts';

/** Programmes in memory, for the most read conferences; some 500 kB each. */
const MOST = 30;
const kept = new WeakMap<Database, Map<string, Programme>>();

/** The programme in force; null when none is released. A release never changes, so each process reads it once. */
export async function programmeInForce(db: Database, conferenceId: number): Promise<Programme | null> {
  const current = await currentRelease(db, conferenceId);
  return current ? programmeOf(db, conferenceId, current.number) : null;
}

/** One release; null when that number does not exist. */
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
