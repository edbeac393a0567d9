import { priceOfStay } from '@meetingapp/domain/hotel/night-price.ts';
import { checkStay, nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import type { Database } from '../../../db/connection/database.ts';
import { reseatNights } from '../../../db/places/reseat.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import { openChangeOf } from '../../registration/record/queries-change.ts';
import { lockOfConference } from '../../registration/record/queries-locked.ts';
import { bookStay, placeRequestsOf, type BookOutcome, type BookStay } from '../stay/commands.ts';
import { findBookings, findNights, findRoomTypes, nightPriceOf } from '../stay/queries.ts';

type SeenStay = Pick<BookStay, 'roomTypeId' | 'checkIn' | 'checkOut' | 'part' | 'gender' | 'mate'>;
export type DeskStay = Omit<BookStay, 'accountId'> & {
  cid: number;
  /** The stay as the user read it; null skips the check. */
  seen: SeenStay | null;
};
type Outcome =
  /** `currency` of null is the main one. */
  | { ok: true; paid: number; price: number; currency: string | null }
  | { ok: false; reason: 'changed_meanwhile' }
  | Exclude<BookOutcome, { ok: true }>;

/**
 * Books or changes a stay, all nights or none. Unpaid registration: as the person would. Paid: final at once, within the available
 * nights; what was paid stays unchanged, and the difference is left to the staff who move money.
 */
export function saveDeskStay(db: Database, wish: DeskStay): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockOfConference(transaction, wish.regId, wish.cid);
    if (!row) return refused('registration_unknown');
    if (wish.seen !== null && (await isOvertaken(transaction, wish, wish.seen))) return refused('changed_meanwhile');
    if (row.state === 'draft') {
      const outcome = await bookStay(transaction, { ...wish, accountId: row.account_id });
      if (!outcome.ok) return outcome;
      const [held] = await findBookings(transaction, [row.id]);
      return { ok: true, paid: 0, price: held?.amount ?? 0, currency: row.price_currency };
    }
    // While a change by the person awaits payment, a second one would compete for the same nights.
    if ((row.state !== 'confirmed' && row.state !== 'attended') || (await openChangeOf(transaction, row.id)))
      return refused('registration_locked');
    const type = (await findRoomTypes(transaction, wish.cid)).find(({ id }) => id === wish.roomTypeId);
    if (!type) return refused('booking_failed');
    const [before] = await findBookings(transaction, [row.id]);
    const own = new Set(before ? nightsBetween(before.check_in, before.check_out) : []);
    const has = (night: string) => before?.room_type_id === type.id && own.has(night);
    const offered = (await findNights(transaction, wish.cid)).filter(
      (night) => night.room_type_id === type.id && (!night.closed || has(night.night)),
    );
    const faults = checkStay(
      { ...wish, hotelId: type.hotel_id },
      offered.length > 0 ? offered.map(({ night }) => night) : [''],
    );
    if (faults.length > 0) return { ok: false, reason: 'stay_invalid', faults };
    const wanted = new Set(nightsBetween(wish.checkIn, wish.checkOut));
    const stay = offered.filter(({ night }) => wanted.has(night));
    const released = type.release_at !== null && type.release_at <= wish.now;
    // After the release to the hotel only nights that the registration already has can be kept.
    const gone = released && (before?.part !== wish.part || stay.some(({ night }) => !has(night)));
    if (gone || (wish.part === 'bed' && !type.sells_beds)) return refused('room_unavailable');
    const price = priceOfStay(wish.part, stay.map(nightPriceOf), row.price_currency);
    if (price === null) return refused('currency_unpriced');
    const wishes = await placeRequestsOf(transaction, wish, row, stay, type.beds);
    const values = {
      room_type_id: type.id,
      check_in: wish.checkIn,
      check_out: wish.checkOut,
      part: wish.part,
      gender: wish.part === 'bed' && wish.gender !== '' ? wish.gender : null,
      mate: wish.part === 'bed' ? wish.mate : '',
    };
    if (before) await transaction.updateTable('hotel_booking').set(values).where('id', '=', before.id).execute();
    else
      await transaction
        .insertInto('hotel_booking')
        .values({
          ...values,
          registration_id: row.id,
          amount: 0,
          prices: JSON.stringify(row.price_currency === null ? {} : { [row.price_currency]: 0 }),
          state: 'confirmed',
        })
        .execute();
    await forgetPlaces(transaction, row.id);
    if (!(await reseatNights(transaction, row.id, wishes)))
      return refused(wish.part === 'bed' ? 'bed_full' : 'room_full');
    return { ok: true, paid: before?.amount ?? 0, price, currency: row.price_currency };
  });
}

async function isOvertaken(transaction: DatabaseTransaction, wish: DeskStay, seen: SeenStay): Promise<boolean> {
  const [now] = await findBookings(transaction, [wish.regId]);
  if (!now) return false;
  const of = ({ roomTypeId, checkIn, checkOut, part, gender, mate }: SeenStay) =>
    ({ roomTypeId, checkIn, checkOut, part, gender, mate }) as const;
  const stands: SeenStay = {
    roomTypeId: now.room_type_id,
    checkIn: now.check_in,
    checkOut: now.check_out,
    part: now.part,
    gender: now.gender ?? '',
    mate: now.mate,
  };
  return isChangedMeanwhile(stands, of(seen), of(wish));
}

/** Manual room assignments belong to the stay that ends. */
const forgetPlaces = (transaction: DatabaseTransaction, regId: number) =>
  transaction.deleteFrom('room_place').where('registration_id', '=', regId).execute();
