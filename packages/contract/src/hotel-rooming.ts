import * as v from 'valibot';
import { call } from './call.ts';
import { Day, Id } from './shapes.ts';

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
      confirmed: v.boolean(),
    }),
  ),
  free: v.number(),
  /** On the door; empty while nobody said. */
  number: v.string(),
  /** Staff put these people here; they stay together. */
  byHand: v.boolean(),
});
export type RoomingRoom = v.InferOutput<typeof RoomingRoom>;

export const roomingCalls = {
  /** Staff: who sleeps with whom, night by night; beds of one room by gender, and those together who named each other. */
  rooming: call({
    path: '/medapp/api/staff/hotel/rooming',
    who: { staff: ['owner', 'organiser', 'door', 'reader'] },
    effect: 'read',
    body: v.object({
      cid: Id,
      /** One night only; without it all. */
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
              /** Rooms there are; null: without limit. */
              size: v.nullable(v.number()),
              rooms: v.array(RoomingRoom),
            }),
          ),
        }),
      ),
    }),
    errors: ['conference_unknown'],
  }),
} as const;
