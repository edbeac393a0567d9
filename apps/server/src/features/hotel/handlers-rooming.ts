import type { roomingCalls } from '@meetingapp/contract/hotel-rooming.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { findConfiguration, findSetting } from '../registration/queries-configuration.ts';
import { presentRooming } from './present-rooming.ts';
import { findHotels, findNights, findRoomTypes } from './queries.ts';
import { sleepersOf } from './queries-rooming.ts';

export const roomingHandlers: Handlers<typeof roomingCalls> = {
  rooming: async ({ cid, night }, { db, language }) => {
    const conference = await findConfiguration(db, cid);
    if (!(await findSetting(db, conference))) return refuse('conference_unknown');
    const [hotels, roomTypes, nights] = await Promise.all([
      findHotels(db, conference),
      findRoomTypes(db, conference),
      findNights(db, conference),
    ]);
    const sleepers = await sleepersOf(
      db,
      nights.map((one) => one.stock_id),
    );
    const all = presentRooming({ hotels, roomTypes, nights, sleepers }, language);
    return { nights: night === null ? all : all.filter((one) => one.night === night) };
  },
};
