import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { travelDeskCalls } from '@meetingapp/contract/speakers/travel.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { takeSpeakerNights, type WantedNight } from '../../../db/places/speaker-nights.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { lockTraveller } from './queries.ts';
import { nightsOfRoom } from './queries-nights.ts';

type StayBody = Omit<ParsedBodyOf<typeof travelDeskCalls.saveStay>, 'cid' | 'expertId'>;
type Saved =
  | { ok: true; version: number }
  | { ok: false; reason: 'changed_meanwhile' | 'not_found' }
  | { ok: false; reason: 'body_invalid'; faults: FieldFault[] };

const nothing = JSON.stringify({ zh: '', en: '' });
/** More nights than any congress has; prevents an endless list from a mistyped year. */
const MOST_NIGHTS = 62;

/**
 * Saves the hotel of a speaker. In a room of the conference each night is taken, or nothing changes and the nights that are full or
 * were never opened are named.
 */
export const saveStay = (db: Database, conferenceId: number, expertId: number, body: StayBody): Promise<Saved> =>
  inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    if (!(await lockTraveller(transaction, conferenceId, expertId))) return refused('not_found');
    const version = await writeStay(transaction, conferenceId, expertId, body);
    if (version === null) return refused('changed_meanwhile');
    const fault = await takeRooms(transaction, conferenceId, expertId, body);
    return fault ? { ok: false, reason: 'body_invalid', faults: [fault] } : { ok: true, version };
  });

/** Returns the new version; null: somebody else saved meanwhile. */
async function writeStay(
  transaction: DatabaseTransaction,
  conferenceId: number,
  expertId: number,
  body: StayBody,
): Promise<number | null> {
  const own = body.roomTypeId !== null;
  const values = {
    room_type_id: body.roomTypeId,
    hotel: own ? nothing : JSON.stringify(body.hotel),
    address: own ? nothing : JSON.stringify(body.address),
    arrives_on: body.arrivesOn,
    leaves_on: body.leavesOn,
    room: own ? '' : body.room,
    confirmation: body.confirmation,
  };
  const row =
    body.seen === 0
      ? await transaction
          .insertInto('speaker_stay')
          .values({ ...values, conference_id: conferenceId, expert_id: expertId })
          .onConflict((known) => known.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await transaction
          .updateTable('speaker_stay')
          .set({ ...values, version: nextVersion })
          .where('expert_id', '=', expertId)
          .where('version', '=', body.seen)
          .returning('version')
          .executeTakeFirst();
  return row?.version ?? null;
}

/** Takes the nights of a stay; the locks of the rooms block all others until the transaction ends. */
async function takeRooms(
  transaction: DatabaseTransaction,
  conferenceId: number,
  expertId: number,
  { roomTypeId, arrivesOn, leavesOn }: StayBody,
): Promise<FieldFault | null> {
  const field = 'roomTypeId';
  const days = roomTypeId === null ? [] : nightsBetween(arrivesOn, leavesOn);
  if (days.length > MOST_NIGHTS) return { field: 'leavesOn', reason: 'too_many_nights' };
  const known = roomTypeId === null ? [] : await nightsOfRoom(transaction, conferenceId, roomTypeId);
  const byNight = new Map(known.map((row) => [row.night, row]));
  const missing = days.filter((day) => !byNight.has(day));
  if (missing.length > 0) return { field, reason: 'nights_missing', limit: missing.join(', ') };
  const wanted = days.flatMap((day): WantedNight[] => {
    const row = byNight.get(day);
    return row ? [{ stockId: row.stock_id, beds: row.beds }] : [];
  });
  const taken = await takeSpeakerNights(transaction, expertId, wanted);
  if (taken.ok) return null;
  const full = known.filter(({ stock_id: stock }) => taken.full.includes(stock)).map(({ night }) => night);
  return { field, reason: 'nights_full', limit: full.join(', ') };
}

/** Ends a stay; the database gives its rooms back. */
export const removeStay = (
  db: Database,
  { conferenceId, expertId, seen }: { conferenceId: number; expertId: number; seen: number },
): Promise<{ ok: true } | { ok: false; reason: 'changed_meanwhile' | 'not_found' }> =>
  inTransactionIfOk(db, async (transaction) => {
    if (!(await lockTraveller(transaction, conferenceId, expertId))) return refused('not_found');
    const row = await transaction
      .deleteFrom('speaker_stay')
      .where('expert_id', '=', expertId)
      .where('version', '=', seen)
      .returning('expert_id')
      .executeTakeFirst();
    return row ? { ok: true } : refused('changed_meanwhile');
  });
