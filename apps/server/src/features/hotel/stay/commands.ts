import { sql } from 'kysely';
import { checkStay, nightsBetween, type StayFault } from '@meetingapp/domain/hotel/stay.ts';
import { configurationOf } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { holdPlaces, type PlaceRequest } from '../../../db/places/hold.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { findSetting } from '../../registration/configuration/queries.ts';
import { lockOwn } from '../../registration/record/queries-locked.ts';
import { findMate, findNights, findRoomTypes, isBookable, type NightRow } from './queries.ts';

export interface BookStay {
  accountId: number;
  regId: number;
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
  mate: string;
  now: Date;
}

type Reason =
  | 'registration_unknown'
  | 'registration_locked'
  | 'room_full'
  | 'room_unavailable'
  | 'booking_failed'
  | 'bed_full';
export type BookOutcome =
  | { ok: true }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'stay_invalid'; faults: StayFault[] };

/** Holds every night of a stay or none, and releases the stay held before. */
export function bookStay(db: Database, wish: BookStay): Promise<BookOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<BookOutcome> => {
    const row = await lockOwn(transaction, wish.regId, wish.accountId);
    if (!row) return refused('registration_unknown');
    if (row.state !== 'draft') return refused('registration_locked');
    const conference = await configurationOf(transaction, row.conference_id);
    const setting = await findSetting(transaction, conference);
    const type = (await findRoomTypes(transaction, conference)).find(({ id }) => id === wish.roomTypeId);
    if (!setting || !type) return refused('booking_failed');
    const nights = (await findNights(transaction, conference)).filter(
      (night) => night.room_type_id === type.id && !night.closed,
    );
    const offered = nights.length > 0 ? nights.map((night) => night.night) : [''];
    const faults = checkStay({ ...wish, hotelId: type.hotel_id }, offered);
    if (faults.length > 0) return { ok: false, reason: 'stay_invalid', faults };
    if (!isBookable(type, wish.now) || (wish.part === 'bed' && !type.sells_beds)) return refused('room_unavailable');
    const wanted = new Set(nightsBetween(wish.checkIn, wish.checkOut));
    const stay = nights.filter((night) => wanted.has(night.night));
    // A running hold of the fee keeps its own end; the stay is renewed with it when the order is made.
    const until = new Date(wish.now.getTime() + setting.hold_minutes * 60_000);
    const wishes = await placeRequestsOf(transaction, wish, row, stay, type.beds);
    await releaseBooking(transaction, row.id);
    await insertBooking(transaction, wish, stay);
    if (row.hold_until === null || row.hold_until <= wish.now)
      await transaction.updateTable('registration').set({ hold_until: until }).where('id', '=', row.id).execute();
    const held = await holdPlaces(transaction, { registrationId: row.id, kinds: ['room_night'], wishes, until });
    if (!held.ok) return refused(wish.part === 'bed' ? 'bed_full' : 'room_full');
    return { ok: true };
  });
}

export async function placeRequestsOf(
  transaction: DatabaseTransaction,
  wish: Pick<BookStay, 'part' | 'mate' | 'roomTypeId' | 'gender'>,
  row: RegistrationRow,
  stay: NightRow[],
  beds: number,
): Promise<PlaceRequest[]> {
  const { part, mate, roomTypeId } = wish;
  const gender = wish.gender === '' ? null : wish.gender;
  const wanted = { conferenceId: row.conference_id, registrationId: row.id, roomTypeId, mate };
  const mateId = part === 'bed' ? await findMate(transaction, wanted) : null;
  return stay.map((night) => ({ stockId: night.stock_id, kind: 'room_night', amount: 1, part, gender, mateId, beds }));
}

export const priceOfStay = (part: 'room' | 'bed', stay: NightRow[]): number =>
  stay.reduce(
    (sum, { bed_amount, room_amount }) => sum + (part === 'bed' ? (bed_amount ?? room_amount) : room_amount),
    0,
  );

function insertBooking(transaction: DatabaseTransaction, wish: BookStay, stay: NightRow[]) {
  return transaction
    .insertInto('hotel_booking')
    .values({
      registration_id: wish.regId,
      room_type_id: wish.roomTypeId,
      check_in: wish.checkIn,
      check_out: wish.checkOut,
      part: wish.part,
      gender: wish.gender === '' ? null : wish.gender,
      mate: wish.mate,
      amount: priceOfStay(wish.part, stay),
    })
    .execute();
}

function releaseBooking(transaction: DatabaseTransaction, regId: number) {
  return (
    transaction
      .updateTable('hotel_booking')
      .set({ state: 'released' })
      .where('registration_id', '=', regId)
      // A literal, as in the index condition; otherwise the statement is planned again each time.
      .where('state', '=', sql.lit('held'))
      .execute()
  );
}

type LeaveOutcome = { ok: true } | { ok: false; reason: 'registration_unknown' | 'registration_locked' };

/** Releases the held stay: its nights are free at once. */
export function leaveStay(
  db: Database,
  { accountId, regId }: { accountId: number; regId: number },
): Promise<LeaveOutcome> {
  return inTransaction(db, async (transaction): Promise<LeaveOutcome> => {
    const row = await lockOwn(transaction, regId, accountId);
    if (!row) return { ok: false, reason: 'registration_unknown' };
    if (row.state !== 'draft') return { ok: false, reason: 'registration_locked' };
    await holdPlaces(transaction, { registrationId: regId, kinds: ['room_night'], wishes: [], until: row.created_at });
    await releaseBooking(transaction, regId);
    return { ok: true };
  });
}
