import type { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel/server.ts';
import { hotelServer as zh } from '@meetingapp/locales/zh/hotel/server.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConfiguration, findSetting } from '../../registration/configuration/queries.ts';
import { bookStay, leaveStay } from './commands.ts';
import { presentBooking, presentHotels, stayFields } from './present.ts';
import { findBookings, findHotels, findNights, findRoomTypes, takenOfNights } from './queries.ts';

const texts = { zh, en };

export const hotelHandlers: Handlers<typeof hotelCalls> = {
  list: async ({ cid }, { db, language, now }) => {
    const conference = await findConfiguration(db, cid);
    const setting = await findSetting(db, conference);
    if (!setting) return refuse('conference_unknown');
    const [hotels, roomTypes, nights] = await Promise.all([
      findHotels(db, conference),
      findRoomTypes(db, conference),
      findNights(db, conference),
    ]);
    const taken = await takenOfNights(db, nights);
    const days = nights.map((night) => night.night).sort();
    return {
      hotels: presentHotels({ hotels, roomTypes, nights, taken, now, closedText: texts[language] }, language),
      currency: setting.currency,
      firstNight: days[0] ?? null,
      lastNight: days.at(-1) ?? null,
    };
  },

  book: async ({ regid, ...stay }, { db, accountId, language, now }) => {
    const outcome = await bookStay(db, { ...stay, accountId, regId: regid, now });
    if (!outcome.ok)
      return 'faults' in outcome
        ? refuse(
            'stay_invalid',
            outcome.faults.map((reason) => ({ field: stayFields[reason], reason })),
          )
        : refuse(outcome.reason);
    const [booking] = await findBookings(db, [regid]);
    return booking ? { booking: presentBooking(booking, language) } : refuse('booking_failed');
  },

  leave: async ({ regid }, { db, accountId }) => {
    const outcome = await leaveStay(db, { accountId, regId: regid });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
