import type { PointRules } from '@meetingapp/domain/checkin/point-rules.ts';
import type { Database } from '../../../db/connection/database.ts';
import { TimedCache } from '../../../http/serving/timed-cache.ts';
import { changeCursor, ticketListOf } from './queries-list.ts';

interface WholeList {
  bytes: Uint8Array;
  cursor: number;
}

/** Whole lists live ten seconds, because all devices of a door ask for one in the same minutes; at most 64 MB. */
const lists = new TimedCache<WholeList>({ ms: 10_000, most: 64_000_000, size: ({ bytes }) => bytes.length });

/** The whole list of a conference for devices of points with these rules. Its cursor is older than everything it may lack. */
export async function wholeList(db: Database, conferenceId: number, rules: PointRules): Promise<WholeList> {
  const { roles, feeIds, branchIds } = rules;
  const made = async (): Promise<WholeList> => {
    const cursor = await changeCursor(db);
    return { cursor, bytes: await ticketListOf(db, conferenceId, rules, null) };
  };
  return (await lists.get(JSON.stringify([conferenceId, roles, feeIds, branchIds]), made)) ?? made();
}

/** Number of the last change of a ticket: devices ask for differences when it moves. */
export async function lastChange(db: Database, conferenceId: number): Promise<string> {
  const row = await db
    .selectFrom('ticket')
    .select((by) => by.fn.max('changed').as('changed'))
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return String(row?.changed ?? 0);
}
