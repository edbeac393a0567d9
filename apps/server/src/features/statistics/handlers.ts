import type { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { updateListed } from '../registration/list/queries-search.ts';
import { presentDuties } from './present.ts';
import { countNights, countPeople, countShares, dutiesOf, figuresByDay, figuresByFee, frameOf } from './queries.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const statisticsHandlers: Handlers<typeof statisticsCalls> = {
  duties: async ({ cid }, { db, now }) => {
    await updateListed(db, cid, now);
    return { duties: presentDuties(await dutiesOf(db, cid)) };
  },

  dashboard: async ({ cid }, { db, now, language }) => {
    const frame = await frameOf(db, cid);
    if (!frame) return refuse('conference_unknown');
    await updateListed(db, cid, now);
    const today = dayIn(frame.zone, now);
    const [people, days, fees, nights, duties, shares] = await Promise.all([
      countPeople(db, cid),
      figuresByDay(db, cid, frame.zone),
      figuresByFee(db, cid, now),
      countNights(db, cid, today, now),
      dutiesOf(db, cid),
      countShares(db, cid),
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
      nights: nights.size === null ? null : { free: nights.size - nights.taken, size: nights.size },
      shares,
      days,
      fees: fees.map(({ id, title, ...figures }) => ({ feeId: id, title: pickLanguage(title, language), ...figures })),
      duties: presentDuties(duties),
    };
  },
};
