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
  feesInOthers,
  figuresByDay,
  figuresByFee,
  frameOf,
  moneyInOthers,
  priceEnds,
  roomsByNight,
} from './queries.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface MoneyOfDay {
  day: string;
  online: number;
  transferred: number;
  refunded: number;
}

/** Sums of the days of one currency. */
function totalsOf(days: readonly MoneyOfDay[], today: string) {
  const received = (some: readonly MoneyOfDay[]) => sum(some.map(({ online, transferred }) => online + transferred));
  return {
    received: received(days),
    refunded: sum(days.map(({ refunded }) => refunded)),
    receivedToday: received(days.filter(({ day }) => day === today)),
  };
}

/** Registrations by day of the society's conference before this one, when the caller may read that one as well. */
async function earlierDays(
  db: Database,
  { society_id, starts_on }: { society_id: number; starts_on: string },
  grants: Grants,
) {
  const before = await conferenceBefore(db, society_id, starts_on);
  if (!before || !mayReadPeople(before.id, grants)) return null;
  const days = await figuresByDay(db, before.id, before);
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
    const [people, days, fees, nights, duties, shares, rooms, ends, earlier, others, otherFees] = await Promise.all([
      countPeople(db, cid),
      figuresByDay(db, cid, frame),
      figuresByFee(db, cid, now),
      freeRoomNights(db, cid, today, now),
      dutiesOf(db, cid),
      countShares(db, cid),
      roomsByNight(db, cid, now),
      priceEnds(db, cid, frame.zone),
      earlierDays(db, frame, staff.grants),
      moneyInOthers(db, cid, frame),
      feesInOthers(db, cid),
    ]);
    return {
      at: now.toISOString(),
      currency: frame.currency,
      startsOn: frame.starts_on,
      ...people,
      ...totalsOf(days, today),
      others: [...new Set(others.map(({ currency }) => currency))].map((currency) => {
        const own = others.flatMap(({ currency: of, ...day }) => (of === currency ? [day] : []));
        return { currency, ...totalsOf(own, today), days: own };
      }),
      nights: nights.size === null ? null : { free: nights.free, size: nights.size },
      shares,
      rooms,
      priceEnds: ends.map(({ day, title }) => ({ day, title: pickLanguage(title, language) })),
      earlier: earlier && { ...earlier, title: pickLanguage(earlier.title, language) },
      days,
      fees: fees.map(({ id, title, ...figures }) => ({
        feeId: id,
        title: pickLanguage(title, language),
        ...figures,
        others: otherFees.flatMap(({ id: feeId, ...sum }) => (feeId === id ? [sum] : [])),
      })),
      duties: presentDuties(duties),
    };
  },
};
