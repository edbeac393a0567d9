import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { gateStates } from './arrivals.ts';
import { PointDraft, PointKind, TicketRole } from './point.ts';

const door = { staff: roles.door } as const;

export const PointRow = v.object({
  ...PointDraft.entries,
  id: Id,
  version: WholeNumber,
  name: Bilingual,
  hint: Bilingual,
  closed: v.boolean(),
  /** Admissions so far. */
  admitted: v.number(),
  /** Median seconds from one scan to the next at the same device among the last 500, without pauses above a minute; null: none. */
  secondsPerScan: v.nullable(v.number()),
  devices: v.number(),
});
export type PointRow = v.InferOutput<typeof PointRow>;

export const DeviceRow = v.object({
  id: Id,
  label: v.string(),
  door: v.string(),
  pointId: Id,
  point: Bilingual,
  state: v.picklist(['waiting', 'online', 'offline', 'locked', 'purged']),
  seenAt: v.nullable(Instant),
  battery: v.nullable(v.number()),
  /** Milliseconds that its clock is ahead. */
  clockAhead: v.number(),
  unsent: v.number(),
});
export type DeviceRow = v.InferOutput<typeof DeviceRow>;

const Passage = v.object({ at: Instant, device: v.string(), offline: v.boolean() });
export const DoubleRow = v.object({
  scanId: v.string(),
  regId: Id,
  name: v.string(),
  number: v.string(),
  point: Bilingual,
  /** `void`: the ticket was cancelled when a device without network admitted it. */
  cause: v.picklist(['double', 'void']),
  first: Passage,
  second: Passage,
  answer: v.nullable(v.picklist(['dismissed', 'both'])),
  why: v.string(),
});
export type DoubleRow = v.InferOutput<typeof DoubleRow>;

const Label = v.pipe(trimmed(12), v.minLength(1));

export const checkinConsoleCalls = {
  points: call({
    path: '/medapp/api/console/checkin/points',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      /** Codes on phones change every 30 seconds. */
      movingCodes: v.boolean(),
      points: v.array(PointRow),
      fees: v.array(v.object({ id: Id, name: Bilingual })),
      branches: v.array(v.object({ id: Id, name: Bilingual })),
      halls: v.array(v.object({ id: Id, name: Bilingual })),
      /** Open forms with the purpose `checkin`. */
      forms: v.array(v.object({ id: Id, name: Bilingual })),
      /** Valid tickets by role. */
      tickets: v.array(v.object({ role: TicketRole, count: v.number() })),
    }),
    errors: [],
  }),
  savePoint: call({
    path: '/medapp/api/console/checkin/point/save',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, point: PointDraft }),
    answer: v.object({ id: Id, version: WholeNumber }),
    errors: ['changed_meanwhile', 'point_rules'],
  }),
  /**
   * Whether the codes on phones change every 30 seconds. Doors then refuse codes on phones that stand still; printed badges count. Devices
   * learn it with their next contact, phones when their page is opened again.
   */
  saveMovingCodes: call({
    path: '/medapp/api/console/checkin/moving/save',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, movingCodes: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  /** The address of a code for a wall or a screen, valid for some minutes from now. */
  wallCode: call({
    path: '/medapp/api/console/checkin/wall/code',
    who: door,
    effect: 'read',
    body: v.object({ cid: Id, id: Id, minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_160)) }),
    /** `guestLink`: the form for guests who are not registered; with `&form=` and an id one of several. */
    answer: v.object({
      link: v.string(),
      guestLink: v.string(),
      /** Open on-site forms. */
      guestForms: v.array(v.object({ id: Id, name: Bilingual })),
      until: Instant,
    }),
    errors: ['self_check_in_off'],
  }),
  /** A closed point refuses everybody; its scans stay. */
  closePoint: call({
    path: '/medapp/api/console/checkin/point/close',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, id: Id, closed: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  devices: call({
    path: '/medapp/api/console/checkin/devices',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ now: Instant, devices: v.array(DeviceRow) }),
    errors: [],
  }),
  /** A new device, or (with `id`) a new code for one; the code is shown once and works for an hour. */
  enrolDevice: call({
    path: '/medapp/api/console/checkin/device/code',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, id: v.nullable(Id), pointId: Id, label: Label, door: trimmed(20) }),
    answer: v.object({ id: Id, enrolCode: v.string(), until: Instant }),
    errors: [],
  }),
  /** Puts a device at another point or door, without a new code. */
  moveDevice: call({
    path: '/medapp/api/console/checkin/device/move',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, id: Id, pointId: Id, door: trimmed(20) }),
    answer: Nothing,
    errors: [],
  }),
  /** Takes effect at the device's next contact. Scans that it still has are accepted, nothing else. */
  lockDevice: call({
    path: '/medapp/api/console/checkin/device/lock',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, id: Id }),
    answer: Nothing,
    errors: [],
  }),
  doubles: call({
    path: '/medapp/api/console/checkin/doubles',
    who: { staff: roles.readDoor },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ open: v.number(), doubles: v.array(DoubleRow) }),
    errors: [],
  }),
  answerDouble: call({
    path: '/medapp/api/console/checkin/double/answer',
    who: door,
    effect: 'write',
    body: v.object({
      cid: Id,
      scanId: v.pipe(v.string(), v.uuid()),
      answer: v.picklist(['dismissed', 'both']),
      why: trimmed(200),
    }),
    answer: Nothing,
    errors: ['double_reason', 'double_answered'],
  }),
  /** The state of the door by the minute. */
  arrivals: call({
    path: '/medapp/api/console/checkin/arrivals',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, pointId: v.nullable(Id) }),
    answer: v.object({
      now: Instant,
      zone: v.string(),
      pointId: v.nullable(Id),
      /** People admitted at the point, and all whom it admits. */
      entered: v.number(),
      expected: v.number(),
      inside: v.number(),
      /** Admissions of each minute of the last two hours, oldest first. */
      minutes: v.array(v.object({ at: Instant, people: v.number() })),
      /** Expected admissions of the next minutes, from the shape of the last hour and those still to come. */
      forecast: v.array(v.object({ at: Instant, people: v.number() })),
      /** Admissions per minute that the devices in use can make. */
      throughput: v.number(),
      doors: v.array(
        v.object({
          door: v.string(),
          devices: v.number(),
          online: v.number(),
          perMinute: v.number(),
          /** Whole minutes that a person waits who comes now; null: nobody serves there. */
          wait: v.nullable(v.number()),
          /** People waiting there, estimated. */
          queued: v.number(),
          state: v.picklist(gateStates),
          /** Each of the last 20 minutes, oldest first. */
          minutes: v.array(v.number()),
          entered: v.number(),
        }),
      ),
      refusals: v.array(v.object({ reason: v.string(), count: v.number() })),
      kinds: v.array(v.object({ id: Id, kind: PointKind, name: Bilingual, entered: v.number() })),
    }),
    errors: [],
  }),
} as const;
