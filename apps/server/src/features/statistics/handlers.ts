import type { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { freeRoomNights } from '../hotel/inventory/queries-free.ts';
import { updateListed } from '../registration/list/queries-search.ts';
import { presentDuties } from './present.ts';
import { mayReadPeople, type Grants } from './access.ts';
import {
  conferenceBefore,
  countPeople,
  countShares,
  dutiesOf,
  figuresByDay,
  figuresByFee,
  frameOf,
  priceEnds,
  roomsByNight,
} from './queries.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Registrations by day of the society's conference before this one, when the caller may read that one as well. */
async function earlierDays(
  db: Database,
  { society_id, starts_on }: { society_id: number; starts_on: string },
  grants: Grants,
) {
  const before = await conferenceBefore(db, society_id, starts_on);
  if (!before || !mayReadPeople(before.id, grants)) return null;
  const days = await figuresByDay(db, before.id, before.zone);
  const registered = days.flatMap((one) =>
    one.registered === 0 ? [] : [{ day: one.day, registered: one.registered }],
  );
  return registered.length === 0 ? null : { title: before.title, startsOn: before.starts_on, days: registered };
}

export const statisticsHandlers: Handlers<typeof statisticsCalls> = {
  duties: async ({ cid }, { db, now }) => {
    await updateListed(db, cid, now);
    return { duties: presentDuties(await dutiesOf(db, cid)) };
  },

  dashboard: async ({ cid }, { db, now, language, staff }) => {
    const frame = await frameOf(db, cid);
    if (!frame) return refuse('conference_unknown');
    await updateListed(db, cid, now);
    const today = dayIn(frame.zone, now);
    const [people, days, fees, nights, duties, shares, rooms, ends, earlier] = await Promise.all([
      countPeople(db, cid),
      figuresByDay(db, cid, frame.zone),
      figuresByFee(db, cid, now),
      freeRoomNights(db, cid, today, now),
      dutiesOf(db, cid),
      countShares(db, cid),
      roomsByNight(db, cid, now),
      priceEnds(db, cid, frame.zone),
      earlierDays(db, frame, staff.grants),
    ]);
    const received = days.map(({ online, transferred }) => online + transferred);
    const todays = days.find(({ day }) => day === today);
    return {
      at: now.toISOString(),
      currency: frame.currency,
      startsOn: frame.starts_on,
      ...people,
      received: sum(received),
      refunded: sum(days.map(({ refunded }) => refunded)),
      receivedToday: todays ? todays.online + todays.transferred : 0,
      nights: nights.size === null ? null : { free: nights.free, size: nights.size },
      shares,
      rooms,
      priceEnds: ends.map(({ day, title }) => ({ day, title: pickLanguage(title, language) })),
      earlier: earlier && { ...earlier, title: pickLanguage(earlier.title, language) },
      days,
      fees: fees.map(({ id, title, ...figures }) => ({ feeId: id, title: pickLanguage(title, language), ...figures })),
      duties: presentDuties(duties),
    };
  },
};
