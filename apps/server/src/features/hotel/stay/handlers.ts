import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel/server.ts';
import { hotelServer as zh } from '@meetingapp/locales/zh/hotel/server.ts';
import type { GroupedCall } from '../../../http/calls/grouped.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findRecentConfiguration, findSetting } from '../../registration/configuration/queries.ts';
import { bookStay, bookStays, leaveStay, type BookOutcome } from './commands.ts';
import { presentBooking, presentHotels, presentInvitation, stayFields } from './present.ts';
import { findBookings, findHotels, findInvitations, findNights, findRoomTypes, takenOfNights } from './queries.ts';

const texts = { zh, en };

export const hotelHandlers: Handlers<typeof hotelCalls> = {
  list: async ({ cid, feeCurrency }, { db, language, now }) => {
    const conference = await findRecentConfiguration(db, cid);
    const setting = await findSetting(db, conference);
    if (!setting) return refuse('conference_unknown');
    const [hotels, roomTypes, nights] = await Promise.all([
      findHotels(db, conference),
      findRoomTypes(db, conference),
      findNights(db, conference),
    ]);
    const taken = await takenOfNights(db, nights);
    const chosen = feeCurrency === setting.currency || feeCurrency === '' ? null : feeCurrency;
    const days = nights.map((night) => night.night).sort();
    return {
      hotels: presentHotels({ hotels, roomTypes, nights, taken, chosen, now, closedText: texts[language] }, language),
      currency: chosen ?? setting.currency,
      firstNight: days[0] ?? null,
      lastNight: days.at(-1) ?? null,
    };
  },

  book: async ({ regid, ...stay }, { db, accountId, language, now }) => {
    const outcome = await bookStay(db, { ...stay, accountId, regId: regid, now });
    if (!outcome.ok) return refuseStay(outcome);
    const [booking] = await findBookings(db, [regid]);
    return booking ? { booking: presentBooking(booking, language) } : refuse('booking_failed');
  },

  invitations: async ({ regid }, { db, accountId, language }) => {
    const rows = await findInvitations(db, { regId: regid, accountId });
    return rows ? { invitations: rows.map((row) => presentInvitation(row, language)) } : refuse('registration_unknown');
  },

  leave: async ({ regid }, { db, accountId }) => {
    const outcome = await leaveStay(db, { accountId, regId: regid });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

function refuseStay(outcome: Extract<BookOutcome, { ok: false }>) {
  if (!('faults' in outcome)) return refuse(outcome.reason);
  const faults = outcome.faults.map((reason) => ({ field: stayFields[reason], reason }));
  return refuse('stay_invalid', faults);
}

/** Stays of one room type that are asked for at once are booked in one transaction. */
export const bookTogether: GroupedCall<typeof hotelCalls.book> = {
  call: hotelCalls.book,
  lineOf: ({ roomTypeId }) => String(roomTypeId),
  perform: async (transaction, requests) => {
    const outcomes = await bookStays(
      transaction,
      requests.map(({ body: { regid, ...stay }, accountId, now }) => ({ ...stay, accountId, regId: regid, now })),
    );
    const granted = requests.filter((_, index) => outcomes[index]?.ok).map(({ body }) => body.regid);
    const bookings = new Map((await findBookings(transaction, granted)).map((row) => [row.registration_id, row]));
    return requests.map(({ body, language }, index) => {
      const outcome = outcomes[index];
      if (!outcome) return null;
      if (!outcome.ok) return refuseStay(outcome);
      const booking = bookings.get(body.regid);
      if (!booking) throw new Error('a stay was booked and is missing');
      return { booking: presentBooking(booking, language) };
    });
  },
};
