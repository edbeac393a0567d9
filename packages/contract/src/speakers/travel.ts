import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Day, Id, inBoth, Instant, Moment, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { documentKinds, legDirections, legEntries, SpeakerStay, TravelLeg } from './person.ts';
import { deskClock, deskPerson } from './task.ts';

const base = '/medapp/api/console/speakers/travel';
const who = { staff: roles.travel } as const;

export const DeskLeg = v.object({
  ...TravelLeg.entries,
  expertId: Id,
  name: Bilingual,
  pickupId: v.nullable(Id),
  /** Time at the conference's place before a change that nobody has seen. */
  wasAt: v.nullable(Instant),
});
export type DeskLeg = v.InferOutput<typeof DeskLeg>;

export const DeskPickup = v.object({
  id: Id,
  version: v.number(),
  direction: v.picklist(legDirections),
  name: v.string(),
  place: v.string(),
  leavesAt: Instant,
  driver: v.string(),
  driverPhone: v.string(),
  plate: v.string(),
  seats: v.number(),
});
export type DeskPickup = v.InferOutput<typeof DeskPickup>;

export const DeskTraveller = v.object({
  ...deskPerson,
  stay: v.nullable(v.object({ ...SpeakerStay.entries, roomTypeId: v.nullable(Id), version: v.number() })),
  /** False: every task was rejected or removed, and the room is still taken. */
  coming: v.boolean(),
  /** A document is there for a ticket. */
  document: v.nullable(v.picklist(documentKinds)),
});
export type DeskTraveller = v.InferOutput<typeof DeskTraveller>;

/** A room type of the conference by night, in rooms. */
export const SpeakerRoomType = v.object({
  roomTypeId: Id,
  hotel: Bilingual,
  roomType: Bilingual,
  nights: v.array(
    v.object({
      night: Day,
      size: v.number(),
      /** Rooms of attendees, paid or held; their beds as the rooms that they fill. */
      attendees: v.number(),
      speakers: v.number(),
      free: v.number(),
    }),
  ),
});
export type SpeakerRoomType = v.InferOutput<typeof SpeakerRoomType>;

export const travelDeskCalls = {
  /** Journeys of all speakers who have not rejected everything. */
  list: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      ...deskClock,
      travellers: v.array(DeskTraveller),
      legs: v.array(DeskLeg),
      pickups: v.array(DeskPickup),
    }),
    errors: [],
  }),
  /** A ticket of the organiser, which the person then confirms. `seen` 0: there was no journey. */
  book: call({
    path: `${base}/book`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, seen: WholeNumber, ...legEntries, seat: trimmed(40) }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Notes that the travel desk has seen a change. */
  noteSeen: call({
    path: `${base}/seen`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, legId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /**
   * Nights of the conference's rooms: what attendees and speakers have, and what is left. Both count together, and none is given
   * twice.
   */
  nights: call({
    path: `${base}/nights`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ roomTypes: v.array(SpeakerRoomType) }),
    errors: [],
  }),
  /**
   * A hotel for a speaker. With `roomTypeId` a room of the conference is taken for each night, or none is and the full nights are
   * named; `hotel`, `address` and `room` are then those of the room. `seen` 0: there was no stay.
   */
  saveStay: call({
    path: `${base}/stay`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      expertId: Id,
      seen: WholeNumber,
      roomTypeId: v.optional(v.nullable(Id), null),
      hotel: inBoth(100),
      address: inBoth(200),
      arrivesOn: Day,
      leavesOn: Day,
      room: trimmed(60),
      confirmation: trimmed(40),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Ends a stay and gives its rooms back. */
  removeStay: call({
    path: `${base}/stay/remove`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** A car; its passengers are notified when its time, place, driver or plate changes. */
  savePickup: call({
    path: `${base}/pickup`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      pickupId: v.nullable(Id),
      seen: WholeNumber,
      direction: v.picklist(legDirections),
      pickupName: v.pipe(trimmed(20), v.minLength(1, 'required')),
      place: v.pipe(trimmed(60), v.minLength(1, 'required')),
      leavesAt: Moment,
      driver: trimmed(40),
      driverPhone: v.pipe(trimmed(30), v.regex(/^[+\d\s-]*$/)),
      plate: trimmed(20),
      seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
    }),
    answer: v.object({ pickupId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  removePickup: call({
    path: `${base}/pickup/remove`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, pickupId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Puts people into a car of their direction, or takes them out of theirs (null), and notifies them. */
  assign: call({
    path: `${base}/assign`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      legIds: v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(60)),
      pickupId: v.nullable(Id),
    }),
    answer: Nothing,
    errors: ['travel_pickup_full'],
  }),
  /** Makes cars by station and time for speakers of a direction who have a time and no car. Messages are sent when a driver is named. */
  groupCars: call({
    path: `${base}/group`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      direction: v.picklist(legDirections),
      /** Minutes that the first one waits at most. */
      within: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)),
      seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
    }),
    answer: v.object({ cars: v.number(), people: v.number() }),
    errors: [],
  }),
  /** The number of a document; the reading is in the audit log. */
  readDocument: call({
    path: `${base}/document`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id }),
    answer: v.object({ document: v.picklist(documentKinds), number: v.string() }),
    errors: ['travel_no_document'],
  }),
  /** All journeys as a workbook, without documents. */
  exportTravel: call({
    path: `${base}/export`,
    who,
    effect: 'write',
    body: v.object({ cid: Id }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
