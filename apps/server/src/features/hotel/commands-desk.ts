import { checkStay, nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import type { Database } from '../../db/database.ts';
import { reseatNights } from '../../db/places/reseat.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { openChangeOf } from '../orders/queries-change.ts';
import { lockOfConference } from '../registration/queries-locked.ts';
import { bookStay, priceOfStay, wishesOf, type BookOutcome, type BookStay } from './commands.ts';
import { findBookings, findNights, findRoomTypes } from './queries.ts';

export type DeskStay = Omit<BookStay, 'accountId'> & { cid: number };
type Outcome = { ok: true; paid: number; price: number } | Exclude<BookOutcome, { ok: true }>;
const no = <R extends string>(reason: R) => ({ ok: false, reason }) as const;

/**
 * Gives a person a stay or changes it, all nights or none. Unpaid: as the person would. Paid: for good and at once, within what
 * there is; what was paid stays what it was, the difference is for those who move money.
 */
export function saveDeskStay(db: Database, wish: DeskStay): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockOfConference(transaction, wish.regId, wish.cid);
    if (!row) return no('registration_unknown');
    if (row.state === 'draft') {
      const outcome = await bookStay(transaction, { ...wish, accountId: row.account_id });
      if (!outcome.ok) return outcome;
      const [held] = await findBookings(transaction, [row.id]);
      return { ok: true, paid: 0, price: held?.amount ?? 0 };
    }
    // While a change of the person's own waits to be paid, two would fight over one room.
    if ((row.state !== 'confirmed' && row.state !== 'attended') || (await openChangeOf(transaction, row.id)))
      return no('registration_locked');
    const type = (await findRoomTypes(transaction, wish.cid)).find(({ id }) => id === wish.roomTypeId);
    if (!type) return no('booking_failed');
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
    // Given back to the hotel: only what is one's own already.
    const gone = released && (before?.part !== wish.part || stay.some(({ night }) => !has(night)));
    if (gone || (wish.part === 'bed' && !type.sells_beds)) return no('room_unavailable');
    const wishes = await wishesOf(transaction, wish, row, stay, type.beds);
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
        .values({ ...values, registration_id: row.id, amount: 0, state: 'confirmed' })
        .execute();
    await forgetPlaces(transaction, row.id);
    if (!(await reseatNights(transaction, row.id, wishes))) return no(wish.part === 'bed' ? 'bed_full' : 'room_full');
    return { ok: true, paid: before?.amount ?? 0, price: priceOfStay(wish.part, stay) };
  });
}

/** Where somebody was put by hand is of the stay that ends. */
const forgetPlaces = (transaction: DatabaseTransaction, regId: number) =>
  transaction.deleteFrom('room_place').where('registration_id', '=', regId).execute();
