import { sql } from 'kysely';
import { priceOfStay, pricesOfStay } from '@meetingapp/domain/hotel/night-price.ts';
import { checkStay, nightsBetween, type StayFault } from '@meetingapp/domain/hotel/stay.ts';
import { recentConfigurationOf, type Configuration } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { holdPlaces, holdTogether } from '../../../db/places/hold.ts';
import type { PlaceRequest } from '../../../db/places/place-request.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { writeTogether } from '../../../db/connection/write-together.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { findSetting } from '../../registration/configuration/queries.ts';
import { lockFree, lockOwn } from '../../registration/record/queries-locked.ts';
import { notifyInvited } from './commands-notify.ts';
import { findMate, findNights, findRoomTypes, isBookable, nightPriceOf, type NightRow } from './queries.ts';

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
  | 'currency_unpriced'
  | 'bed_full';
export type BookOutcome =
  | { ok: true }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'stay_invalid'; faults: StayFault[] };

/** Holds every night of a stay or none, and releases the stay held before. */
export function bookStay(db: Database, wish: BookStay): Promise<BookOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<BookOutcome> => {
    const row = await lockOwn(transaction, wish.regId, wish.accountId);
    const [outcome] = await book(transaction, [wish], new Map(row ? [[row.id, row]] : []));
    return outcome ?? refused('registration_unknown');
  });
}

/**
 * As `bookStay` for several people in one transaction, with the outcomes of one after the other. A refused stay writes nothing. Null: the
 * registration is in use by another transaction, or a second time in this group, and the stay must be booked alone.
 */
export async function bookStays(
  transaction: DatabaseTransaction,
  wishes: readonly BookStay[],
): Promise<(BookOutcome | null)[]> {
  const first = wishes.filter((wish, index) => wishes.findIndex(({ regId }) => regId === wish.regId) === index);
  const rows = await lockFree(
    transaction,
    first.map((wish) => wish.regId),
  );
  const free = first.filter(({ regId, accountId }) => rows.get(regId)?.account_id === accountId);
  const outcomes = await book(transaction, free, rows);
  return wishes.map((wish) => outcomes[free.indexOf(wish)] ?? null);
}

interface CheckedStay {
  wish: BookStay;
  conferenceId: number;
  stay: NightRow[];
  until: Date;
  /** Until when the registration holds its places, when that is not to change. */
  runs: boolean;
  wishes: PlaceRequest[];
}

/** Books stays of registrations that are locked. */
async function book(
  transaction: DatabaseTransaction,
  wishes: readonly BookStay[],
  rows: ReadonlyMap<number, RegistrationRow>,
): Promise<BookOutcome[]> {
  const outcomes = new Map<BookStay, BookOutcome>();
  const checked: CheckedStay[] = [];
  const configurations = new Map<number, Configuration>();
  for (const wish of wishes) {
    const row = rows.get(wish.regId);
    const id = row?.conference_id ?? 0;
    const conference = configurations.get(id) ?? (await recentConfigurationOf(transaction, id));
    configurations.set(id, conference);
    const found = await check(transaction, wish, row, conference);
    if ('stay' in found) checked.push(found);
    else outcomes.set(wish, found);
  }
  const held = await holdTogether(
    transaction,
    checked.map(({ wish, wishes: nights, until }) => ({
      registrationId: wish.regId,
      kinds: ['room_night'],
      wishes: nights,
      until,
    })),
  );
  const granted = checked.filter((_, index) => held[index]?.ok);
  for (const { wish } of checked) outcomes.set(wish, refused(wish.part === 'bed' ? 'bed_full' : 'room_full'));
  for (const { wish } of granted) outcomes.set(wish, { ok: true });
  await saveBookings(transaction, granted);
  return wishes.map((wish) => outcomes.get(wish) ?? refused('booking_failed'));
}

async function check(
  transaction: DatabaseTransaction,
  wish: BookStay,
  row: RegistrationRow | undefined,
  conference: Configuration,
): Promise<CheckedStay | Extract<BookOutcome, { ok: false }>> {
  if (!row) return refused('registration_unknown');
  if (row.state !== 'draft') return refused('registration_locked');
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
  if (priceOfStay(wish.part, stay.map(nightPriceOf), row.price_currency) === null) return refused('currency_unpriced');
  return {
    wish,
    conferenceId: row.conference_id,
    stay,
    // A running hold of the fee keeps its own end; the stay is renewed with it when the order is made.
    until: new Date(wish.now.getTime() + setting.hold_minutes * 60_000),
    runs: row.hold_until !== null && row.hold_until > wish.now,
    wishes: await placeRequestsOf(transaction, wish, row, stay, type.beds),
  };
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

/** Replaces the bookings of registrations whose nights are held, and starts the holds that do not run. */
async function saveBookings(transaction: DatabaseTransaction, stays: readonly CheckedStay[]): Promise<void> {
  if (stays.length === 0) return;
  await releaseBookings(
    transaction,
    stays.map(({ wish }) => wish.regId),
  );
  for (const { wish, conferenceId } of stays)
    if (wish.mate !== '') await notifyInvited(transaction, { regId: wish.regId, conferenceId, mate: wish.mate });
  const begun = stays.filter(({ runs }) => !runs);
  await writeTogether(transaction, [
    ...(begun.length > 0
      ? [
          sql`
      update registration set hold_until = begun.until
      from unnest(${begun.map(({ wish }) => wish.regId)}::bigint[], ${begun.map(({ until }) => until)}::timestamptz[])
        as begun (id, until) where registration.id = begun.id
    `,
        ]
      : []),
    sql`
      insert into hotel_booking (registration_id, room_type_id, check_in, check_out, part, gender, mate, amount, prices)
      select * from jsonb_to_recordset(${JSON.stringify(
        stays.map(({ wish, stay }) => ({
          registration_id: wish.regId,
          room_type_id: wish.roomTypeId,
          check_in: wish.checkIn,
          check_out: wish.checkOut,
          part: wish.part,
          gender: wish.gender === '' ? null : wish.gender,
          mate: wish.mate,
          amount: priceOfStay(wish.part, stay.map(nightPriceOf), null),
          prices: pricesOfStay(wish.part, stay.map(nightPriceOf)),
        })),
      )}::jsonb) as booking (
        registration_id bigint, room_type_id bigint, check_in date, check_out date, part text, gender text, mate text, amount bigint,
        prices jsonb
      )
    `,
  ]);
}

function releaseBookings(transaction: DatabaseTransaction, regIds: readonly number[]) {
  return (
    transaction
      .updateTable('hotel_booking')
      .set({ state: 'released' })
      .where('registration_id', '=', sql<number>`any(${[...regIds]}::bigint[])`)
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
    await releaseBookings(transaction, [regId]);
    return { ok: true };
  });
}
