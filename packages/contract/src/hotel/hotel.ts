import * as v from 'valibot';
import { call } from '../call.ts';
import { Currency, Day, Fen, Id, Instant } from '../shapes.ts';

/** `bookFl`: 0 none or ended, 1 held, 2 confirmed. */
export const HotelBook = v.object({
  bookId: Id,
  bookFl: v.picklist([0, 1, 2]),
  hotel: v.string(),
  roomType: v.string(),
  checkIn: Day,
  checkOut: Day,
  nights: v.number(),
  part: v.picklist(['room', 'bed']),
  gender: v.picklist(['', 'male', 'female']),
  mate: v.string(),
  /** True when the room-mate named this person too: both share a room. */
  mateAgreed: v.boolean(),
  /** True when the room-mate declined. */
  mateRefused: v.boolean(),
  amount: Fen,
  currency: Currency,
  holdUntil: v.nullable(Instant),
  hotelId: Id,
  roomTypeId: Id,
});
export type HotelBook = v.InferOutput<typeof HotelBook>;

export const RoomNight = v.object({
  night: Day,
  /** Empty rooms left. */
  rooms: v.number(),
  /** Beds left for each gender, half-occupied rooms included. */
  bedsMale: v.number(),
  bedsFemale: v.number(),
  /** Price of the whole room for this night, in fen. */
  roomAmount: Fen,
  /** Price of one bed, in fen; null when beds are not sold. */
  bedAmount: v.nullable(Fen),
});
export type RoomNight = v.InferOutput<typeof RoomNight>;

export const RoomType = v.object({
  id: Id,
  name: v.string(),
  beds: v.number(),
  breakfast: v.boolean(),
  /** False: not on sale now; `closedReason` says why. */
  open: v.boolean(),
  closedReason: v.string(),
  nights: v.array(RoomNight),
});
export type RoomType = v.InferOutput<typeof RoomType>;

export const Hotel = v.object({
  id: Id,
  name: v.string(),
  address: v.string(),
  distance: v.string(),
  stars: v.number(),
  /** After this moment unsold nights go back to the hotel. */
  releaseAt: v.nullable(Instant),
  roomTypes: v.array(RoomType),
});
export type Hotel = v.InferOutput<typeof Hotel>;

/** Somebody with a bed who named this person's mobile number; both share a room once this person books the same room type and names them. */
export const RoomInvitation = v.object({
  bookId: Id,
  /** True when this person has a bed of that room type on one of these nights: accepting needs no booking. */
  joinable: v.boolean(),
  name: v.string(),
  hotel: v.string(),
  hotelId: Id,
  roomType: v.string(),
  roomTypeId: Id,
  checkIn: Day,
  checkOut: Day,
});
export type RoomInvitation = v.InferOutput<typeof RoomInvitation>;

export const hotelCalls = {
  list: call({
    path: '/medapp/api/hotel/list',
    who: 'accountOrVisitor',
    effect: 'read',
    /** `feeCurrency`: of the prices; empty: the main one of the conference. */
    body: v.object({ cid: Id, feeCurrency: v.optional(v.union([v.literal(''), Currency]), '') }),
    answer: v.object({
      hotels: v.array(Hotel),
      currency: Currency,
      firstNight: v.nullable(Day),
      lastNight: v.nullable(Day),
    }),
    errors: ['conference_unknown'],
  }),
  /** Holds every night of the stay or none; replaces the registration's earlier hold. */
  book: call({
    path: '/medapp/api/hotel/book',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      regid: Id,
      roomTypeId: Id,
      checkIn: Day,
      checkOut: Day,
      part: v.picklist(['room', 'bed']),
      gender: v.optional(v.picklist(['', 'male', 'female']), ''),
      /** Requested room-mate: name or phone. */
      mate: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    }),
    answer: v.object({ booking: HotelBook }),
    errors: [
      'registration_unknown',
      'registration_locked',
      'stay_invalid',
      'room_full',
      'room_unavailable',
      'booking_failed',
      'bed_full',
      'currency_unpriced',
    ],
  }),
  /** Who would like to share a room with this registration's person, and is not yet in one with them. Nobody is matched before they book. */
  invitations: call({
    path: '/medapp/api/hotel/invitations',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({ invitations: v.array(RoomInvitation) }),
    errors: ['registration_unknown'],
  }),
  /** Releases the held stay of an unpaid registration. */
  leave: call({
    path: '/medapp/api/hotel/leave',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ regid: Id }),
    answer: v.object({}),
    errors: ['registration_unknown', 'registration_locked'],
  }),
} as const;
