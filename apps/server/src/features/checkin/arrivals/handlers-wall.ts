import type { arrivalCalls, arrivalConsoleCalls } from '@meetingapp/contract/checkin/arrivals.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { presentDevice } from '../device/present.ts';
import { findDevices } from '../device/queries.ts';
import { findPoint, rulesOf } from '../point/queries.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { presentGates } from './present-wall.ts';
import { ARRIVAL_MINUTES, presentForecast, presentMinutes } from './present.ts';
import { countAdmissible } from './queries.ts';
import {
  admissionsByGate,
  DESK_MS,
  desksInUse,
  enteredByGate,
  nextBegin,
  titleOf,
  wallPoints,
} from './queries-wall.ts';
import { checkScreen, screenLink } from './writer.ts';

/** Days for which the address of a screen is valid. */
const LINK_DAYS = 14;
const nothing = { zh: '', en: '' };
const everybody = { roles: [], feeIds: [], branchIds: [] };

export const arrivalWallHandlers: Handlers<typeof arrivalCalls> = {
  arrivalWall: async ({ cid, pointId, until, signature }, { db, now }) => {
    const conference = await titleOf(db, cid);
    if (!conference) return refuse('not_found');
    const checked = checkScreen(await keysOf(db, cid), cid, pointId, { until, signature }, now);
    if (checked !== 'valid') return refuse(checked);
    const points = await wallPoints(db, cid, pointId);
    const [point] = points;
    const one = points.length === 1 ? point : undefined;
    const ids = points.map(({ id }) => id);
    const since = new Date(now.getTime() - ARRIVAL_MINUTES * 60_000);
    const halls = points.flatMap(({ hall_id }) => (hall_id === null ? [] : [hall_id]));
    const [devices, admissions, entered, expected, desks, next] = await Promise.all([
      findDevices(db, cid),
      admissionsByGate(db, cid, ids, since),
      enteredByGate(db, cid, ids),
      countAdmissible(db, cid, one ? rulesOf(one) : { ...everybody }),
      ids.length === 0 ? 0 : desksInUse(db, ids, new Date(now.getTime() - DESK_MS)),
      nextBegin(db, cid, halls, now),
    ]);
    const inAll = entered.find((row) => row.pointId === null)?.people ?? 0;
    const toCome = Math.max(0, expected - inAll);
    const minutes = presentMinutes(admissions, now);
    const here = devices
      .filter((row) => row.enrolled_at && !row.locked_at && !row.purged_at)
      .map((row) => ({ pointId: row.point_id, door: row.door, online: presentDevice(row, now).state === 'online' }));
    return {
      title: conference.title,
      point: pointId === null ? nothing : (point?.hall_name ?? point?.name ?? nothing),
      zone: conference.zone,
      now: now.toISOString(),
      gates: presentGates({ points, devices: here, admissions, entered, desks, toCome, next, now }),
      entered: inAll,
      expected,
      perMinute: minutes.at(-2)?.people ?? 0,
      minutes,
      forecast: presentForecast(minutes, toCome, now),
    };
  },
};

export const arrivalWallConsoleHandlers: Handlers<typeof arrivalConsoleCalls> = {
  arrivalWallLink: async ({ cid, pointId }, { db, now }) => {
    if (pointId !== null && !(await findPoint(db, cid, pointId))) return refuse('not_found');
    const until = Math.floor(now.getTime() / 1000) + LINK_DAYS * 86_400;
    return {
      link: screenLink(await keysOf(db, cid), cid, pointId, until),
      until: new Date(until * 1000).toISOString(),
    };
  },
};
