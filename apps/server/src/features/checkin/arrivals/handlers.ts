import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { throughputOf } from '@meetingapp/domain/checkin/forecast.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { presentDevice } from '../device/present.ts';
import { findDevices } from '../device/queries.ts';
import { findPoints, rulesOf, zoneOf } from '../point/queries.ts';
import { countInside } from '../scan/queries.ts';
import { dueOf } from './present-wall.ts';
import { ARRIVAL_MINUTES, presentDoors, presentForecast, presentMinutes } from './present.ts';
import { admissionsByMinute, countAdmissible, enteredByDoor, enteredByPoint, refusalsSince } from './queries.ts';
import { nextBegin } from './queries-wall.ts';

export const arrivalHandlers: Pick<Handlers<typeof checkinConsoleCalls>, 'arrivals'> = {
  arrivals: async ({ cid, pointId }, { db, now }) => {
    const [zone, points, devices, byPoint] = await Promise.all([
      zoneOf(db, cid),
      findPoints(db, cid),
      findDevices(db, cid),
      enteredByPoint(db, cid),
    ]);
    const kinds = points.map(({ id, kind, name }) => ({ id, kind, name, entered: byPoint.get(id) ?? 0 }));
    const point = points.find(({ id }) => id === pointId) ?? points[0];
    const common = { now: now.toISOString(), zone, kinds };
    if (!point) {
      const nothing = {
        entered: 0,
        expected: 0,
        inside: 0,
        minutes: [],
        forecast: [],
        throughput: 0,
        doors: [],
        refusals: [],
      };
      return { ...common, ...nothing, pointId: null };
    }
    const since = new Date(now.getTime() - ARRIVAL_MINUTES * 60_000);
    const midnight = momentIn(zone, `${dayIn(zone, now)}T00:00`) ?? since;
    const [rows, entered, expected, inside, refusals, next] = await Promise.all([
      admissionsByMinute(db, cid, point.id, since),
      enteredByDoor(db, cid, point.id),
      countAdmissible(db, cid, rulesOf(point)),
      countInside(db, point.id, point.ways),
      refusalsSince(db, point.id, midnight),
      nextBegin(db, cid, point.hall_id === null ? [] : [point.hall_id], now),
    ]);
    const here = devices
      .filter((row) => row.point_id === point.id && row.enrolled_at && !row.locked_at && !row.purged_at)
      .map((row) => ({ door: row.door, online: presentDevice(row, now).state === 'online' }));
    const minutes = presentMinutes(rows, now);
    const toCome = Math.max(0, expected - entered.entered);
    const dueIn = dueOf({ next, points: [point], now });
    return {
      ...common,
      pointId: point.id,
      entered: entered.entered,
      expected,
      inside,
      minutes,
      forecast: presentForecast(minutes, toCome, now),
      throughput: throughputOf(here.filter(({ online }) => online).length),
      doors: presentDoors({ rows, devices: here, entered: entered.doors, toCome, dueIn, now }),
      refusals,
    };
  },
};
