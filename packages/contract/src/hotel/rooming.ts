import * as v from 'valibot';
import { call } from '../call.ts';
import { Day, Id } from '../shapes.ts';

export const RoomingRoom = v.object({
  kind: v.picklist(['whole', 'shared', 'pair']),
  gender: v.picklist(['', 'male', 'female']),
  people: v.array(
    v.object({
      regId: Id,
      number: v.string(),
      name: v.string(),
      gender: v.picklist(['', 'male', 'female']),
      mate: v.string(),
      /** True when the person whom they name declined. */
      mateRefused: v.boolean(),
      confirmed: v.boolean(),
    }),
  ),
  /** True when two people agreed to share, of one gender or not. */
  agreed: v.boolean(),
  free: v.number(),
  /** Number on the door; empty until it is known. */
  number: v.string(),
  /** True when staff assigned these people to the room; they stay together. */
  byHand: v.boolean(),
});
export type RoomingRoom = v.InferOutput<typeof RoomingRoom>;

/** A speaker in a room that the travel desk gave. */
export const RoomingSpeaker = v.object({ expertId: Id, name: v.string(), confirmation: v.string() });

export const roomingCalls = {
  /** Staff: room assignments night by night; beds of one room by gender, people who named each other together. */
  rooming: call({
    path: '/medapp/api/staff/hotel/rooming',
    who: { staff: ['owner', 'organiser', 'door', 'reader'] },
    effect: 'read',
    body: v.object({
      cid: Id,
      /** One night; null: all nights. */
      night: v.optional(v.nullable(Day), null),
    }),
    answer: v.object({
      nights: v.array(
        v.object({
          night: Day,
          roomTypes: v.array(
            v.object({
              roomTypeId: Id,
              hotelId: Id,
              beds: v.number(),
              hotel: v.string(),
              roomType: v.string(),
              /** Rooms available; null: unlimited. */
              size: v.nullable(v.number()),
              rooms: v.array(RoomingRoom),
              /** Speakers whose rooms the organiser gives: each has one alone. */
              speakers: v.array(RoomingSpeaker),
            }),
          ),
        }),
      ),
    }),
    errors: ['conference_unknown'],
  }),
} as const;
