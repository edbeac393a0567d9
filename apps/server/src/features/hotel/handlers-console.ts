import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { refundPercent } from '@meetingapp/domain/orders/refund-policy.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { findConfiguration } from '../registration/configuration/queries.ts';
import { saveDeskStay } from './desk/commands.ts';
import { removeInventory, saveHotel, saveType } from './inventory/commands.ts';
import { saveNights } from './inventory/commands-nights.ts';
import { movePerson, numberRoom, rematchNight } from './rooming/commands.ts';
import { stayFields } from './stay/present.ts';
import { presentGrid } from './inventory/present.ts';
import { presentStay } from './desk/present.ts';
import { findHotels, findNights, findRoomTypes } from './stay/queries.ts';
import { releasesIn } from './release/queries.ts';
import { bookedTypes, conferenceOf, nightClaims } from './inventory/queries.ts';
import { guestsOf, staysOf } from './desk/queries.ts';

export const hotelConsoleHandlers: Handlers<Omit<typeof hotelConsoleCalls, 'cancelStay'>> = {
  grid: async ({ cid }, { db, now }) => {
    const row = await conferenceOf(db, cid);
    if (!row) return refuse('not_found');
    const conference = await findConfiguration(db, cid);
    const [hotels, roomTypes, nights] = await Promise.all([
      findHotels(db, conference),
      findRoomTypes(db, conference),
      findNights(db, conference),
    ]);
    const claims = await nightClaims(
      db,
      nights.map((night) => night.stock_id),
    );
    return {
      currency: row.currency,
      currencies: row.currencies,
      zone: row.zone,
      firstDay: row.starts_on,
      lastDay: row.ends_on,
      hotels: presentGrid({
        hotels,
        roomTypes,
        nights,
        claims,
        releases: await releasesIn(db, cid),
        booked: await bookedTypes(db, cid),
        now,
      }),
    };
  },

  saveHotel: async ({ cid, hotel, seen }, { db }) => {
    const outcome = await saveHotel(db, cid, hotel, seen);
    return outcome.ok ? { hotelId: outcome.hotelId } : refuse(outcome.reason);
  },

  saveType: async ({ cid, roomType, seen }, { db }) => {
    const outcome = await saveType(db, cid, roomType, seen);
    return outcome.ok ? { roomTypeId: outcome.roomTypeId } : refuse(outcome.reason);
  },

  remove: async ({ cid, ...what }, { db }) => {
    const outcome = await removeInventory(db, cid, what);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  saveNights: async (wish, { db }) => {
    const outcome = await saveNights(db, wish);
    if (outcome.ok) return { nights: outcome.nights, over: outcome.over };
    return 'faults' in outcome ? refuse('body_invalid', outcome.faults) : refuse(outcome.reason);
  },

  stays: async ({ cid, ...filter }, { db, now }) => {
    const conference = await conferenceOf(db, cid);
    if (!conference) return refuse('not_found');
    const { rows, ...size } = await staysOf(db, cid, filter);
    const percent = refundPercent(conference.refund_policy, dayIn(conference.zone, now), conference.starts_on);
    return { stays: rows.map((row) => presentStay(row, percent)), ...size };
  },

  guests: async ({ cid, words }, { db }) => ({
    people: (await guestsOf(db, cid, words)).map(({ id, name, number }) => ({ regId: id, name, number })),
  }),

  saveStay: async ({ gender, mate, ...stay }, { db, now }) => {
    const shared = stay.part === 'bed' ? { gender, mate } : { gender: '' as const, mate: '' };
    const outcome = await saveDeskStay(db, { ...stay, ...shared, now });
    if (outcome.ok) {
      const { paid, price } = outcome;
      const currency = outcome.currency ?? (await conferenceOf(db, stay.cid))?.currency ?? HOME_CURRENCY;
      return { paid, price, currency };
    }
    if (!('faults' in outcome)) return refuse(outcome.reason);
    return refuse(
      'stay_invalid',
      outcome.faults.map((reason) => ({ field: stayFields[reason], reason })),
    );
  },

  move: async (wish, { db }) => {
    const outcome = await movePerson(db, wish);
    return outcome.ok ? { nights: outcome.nights } : refuse(outcome.reason);
  },

  number: async (wish, { db }) => {
    const outcome = await numberRoom(db, wish);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  rematch: async (wish, { db }) => ((await rematchNight(db, wish)) ? {} : refuse('not_found')),

  export: async ({ cid, hotelId }, { db, staff, language }) => {
    if (!(await findHotels(db, cid)).some(({ id }) => id === hotelId)) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'hotel.rooming', input: { hotelId } }) };
  },
};
