import type { deviceCalls } from '@meetingapp/contract/checkin/device.ts';
import { whoRefused } from '@meetingapp/domain/checkin/point-rules.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { momentIn, shiftDays } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findPoint, rulesOf, type PointRow } from '../point/queries.ts';
import { presentPoint } from '../point/present.ts';
import { receiveScans } from '../scan/commands-receive.ts';
import { presentVerdict, presentPassage } from '../scan/present.ts';
import { admittedSince, countInside, passagesAfter } from '../scan/queries.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { lastChange, wholeList } from '../ticket/queries-cached.ts';
import { changeCursor, ticketListOf } from '../ticket/queries-list.ts';
import { roleOf, signBytes } from '../ticket/writer.ts';
import { enrol, noteContact, PURGE_AFTER_DAYS } from './commands.ts';
import { conferenceOfDevice, deviceOf, findPeople, type DeviceIdentity } from './queries.ts';
import type { Database } from '../../../db/connection/database.ts';

const NUMBER_DIGITS = 4;
const MOST_PASSAGES = 1000;
/** Clocks that differ by less are right; milliseconds. */
const CLOCK_TOLERANCE_MS = 2000;

/** What a device reads besides its verdicts: rules, passages of others, counts. */
async function stateFor(db: Database, device: DeviceIdentity, point: PointRow, cursor: number, now: Date) {
  const midnight = momentIn(device.zone, `${dayIn(device.zone, now)}T00:00`) ?? now;
  const [passages, tickets, admittedToday, inside] = await Promise.all([
    passagesAfter(db, point.id, cursor, MOST_PASSAGES),
    lastChange(db, device.conference_id),
    admittedSince(db, device.conference_id, point.id, midnight),
    countInside(db, point.id, point.ways),
  ]);
  return {
    point: presentPoint(point),
    movingCodes: device.moving_codes,
    label: device.label,
    door: device.door,
    cursor: Number(passages.at(-1)?.number ?? cursor),
    more: passages.length === MOST_PASSAGES,
    passages: passages.filter(({ device_id }) => device_id !== device.id).map(presentPassage),
    tickets,
    admittedToday,
    inside,
  };
}

export const deviceHandlers: Handlers<typeof deviceCalls> = {
  enrol: async ({ code }, { db, now }) => {
    const enrolled = await enrol(db, code, now);
    if (!enrolled) return refuse('device_code_wrong');
    const { token, device } = enrolled;
    const [keys, conference] = await Promise.all([
      keysOf(db, device.conference_id),
      conferenceOfDevice(db, device.conference_id),
    ]);
    const ends = momentIn(conference.zone, `${conference.ends_on}T00:00`) ?? now;
    return {
      device: token,
      label: device.label,
      door: device.door,
      cid: device.conference_id,
      title: conference.title,
      zone: conference.zone,
      publicKey: keys.publicKey,
      keyNumber: keys.number,
      movingKey: keys.movingKey,
      purgeAt: shiftDays(conference.zone, ends, PURGE_AFTER_DAYS + 1).getTime(),
    };
  },

  tickets: async ({ device: token, since }, { db, now }) => {
    const device = await deviceOf(db, token);
    const point = device && !device.locked_at ? await findPoint(db, device.conference_id, device.point_id) : undefined;
    if (!device || !point) return refuse('device_locked');
    const cursor = await changeCursor(db);
    const from = since === null ? null : Number(since);
    const rules = rulesOf(point);
    // A cursor from the future is one of another database, such as before a restore.
    const whole = from === null || from > cursor;
    const list = whole
      ? await wholeList(db, device.conference_id, rules)
      : { cursor, bytes: await ticketListOf(db, device.conference_id, rules, from) };
    const keys = await keysOf(db, device.conference_id);
    return {
      whole,
      cursor: String(list.cursor),
      list: Buffer.from(list.bytes).toString('base64'),
      signature: signBytes(keys, list.bytes).toString('base64'),
      at: now.getTime(),
    };
  },

  sync: async ({ device: token, scans, cursor, clock, battery, unsent }, { db, now }) => {
    const device = await deviceOf(db, token);
    if (!device) return refuse('device_locked');
    const ahead = clock - now.getTime();
    const correction = Math.abs(ahead) > CLOCK_TOLERANCE_MS ? ahead : 0;
    const outcomes = await receiveScans(db, device, scans, { now, correction });
    // What a locked device still had is accepted; then it learns that it is locked, and deletes everything.
    if (device.locked_at) return refuse('device_locked');
    const point = cursor === null ? undefined : await findPoint(db, device.conference_id, device.point_id);
    if (cursor !== null) await noteContact(db, device, { now, battery, ahead, unsent });
    return {
      now: now.getTime(),
      verdicts: outcomes.map(presentVerdict),
      state: point && cursor !== null ? await stateFor(db, device, point, cursor, now) : null,
    };
  },

  find: async ({ device: token, text }, { db }) => {
    const device = await deviceOf(db, token);
    const point = device && !device.locked_at ? await findPoint(db, device.conference_id, device.point_id) : undefined;
    if (!device || !point) return refuse('device_locked');
    const rules = rulesOf(point);
    const found = await findPeople(db, device.conference_id, device.point_id, text);
    const admitted = found.filter(({ role, fee_kind_id, branch_id }) => {
      const facts = { role: roleOf(role), feeId: fee_kind_id, branchId: branch_id, valid: true };
      return whoRefused(rules, facts) === null;
    });
    return {
      people: admitted.map((row) => ({
        print: row.print,
        name: row.name,
        number: row.number.slice(-NUMBER_DIGITS),
        institution: row.answers.company ?? '',
        role: roleOf(row.role),
        enteredAt: row.entered_at?.getTime() ?? null,
      })),
    };
  },
};
