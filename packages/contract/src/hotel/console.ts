import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Currency, Day, Fen, Id, Instant, Moment, Nothing, OptionalId } from '../shapes.ts';

const Words = (longest: number) =>
  v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(longest)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(longest)),
  });
const Name = v.object({
  zh: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  en: v.pipe(v.string(), v.trim(), v.maxLength(120)),
});
const Price = v.pipe(Fen, v.minValue(0), v.maxValue(9_999_999_99));
/** Prices of a night in further currencies of the conference, by their codes; absent: it is not sold in that currency. */
const NightPrices = v.record(v.pipe(v.string(), v.length(3)), v.object({ room: Price, bed: v.nullable(Price) }));

export const HotelDraft = v.object({
  /** Null creates a new one. */
  id: v.nullable(Id),
  name: Name,
  address: Words(200),
  distance: Words(60),
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  /** After this moment no bookings are accepted, and unsold rooms go back to the hotel. */
  releaseAt: v.nullable(Moment),
  /** An earlier, partial release: this percentage of the unsold rooms goes back then. */
  releaseFirstAt: v.optional(v.nullable(Moment), null),
  releaseFirstPercent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
});
export type HotelDraft = v.InferOutput<typeof HotelDraft>;

export const RoomTypeDraft = v.object({
  id: v.nullable(Id),
  hotelId: Id,
  name: Name,
  beds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  sellsBeds: v.boolean(),
  breakfast: v.boolean(),
  open: v.boolean(),
});
export type RoomTypeDraft = v.InferOutput<typeof RoomTypeDraft>;

export const NightCell = v.object({
  night: Day,
  size: v.number(),
  closed: v.boolean(),
  /** In rooms: the beds of a room go to one gender. */
  confirmed: v.number(),
  held: v.number(),
  /** Of the confirmed ones: rooms that the organiser gives to speakers. */
  speakers: v.number(),
  free: v.number(),
  /** Beds left for one more person of each gender, half-occupied rooms included; 0 when beds are not sold. */
  bedsMale: v.number(),
  bedsFemale: v.number(),
  roomAmount: Fen,
  bedAmount: v.nullable(Fen),
  prices: NightPrices,
});
export type NightCell = v.InferOutput<typeof NightCell>;

export const GridType = v.object({
  ...RoomTypeDraft.entries,
  id: Id,
  /** True once anybody booked it: it stays in its hotel. */
  booked: v.boolean(),
  nights: v.array(NightCell),
});
export type GridType = v.InferOutput<typeof GridType>;
export const GridHotel = v.object({
  ...HotelDraft.entries,
  id: Id,
  /** True after the release date: unsold rooms are the hotel's again. */
  released: v.boolean(),
  releaseFirstAt: v.nullable(v.string()),
  releaseFirstPercent: v.number(),
  /** Released rooms per night. */
  releases: v.array(
    v.object({
      stage: v.picklist(['first', 'last']),
      at: Instant,
      nights: v.array(v.object({ roomTypeId: Id, night: Day, rooms: v.number() })),
    }),
  ),
  roomTypes: v.array(GridType),
});
export type GridHotel = v.InferOutput<typeof GridHotel>;

const Stay = {
  roomTypeId: Id,
  checkIn: Day,
  checkOut: Day,
  part: v.picklist(['room', 'bed']),
  gender: v.optional(v.picklist(['', 'male', 'female']), ''),
  mate: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
};

export const StayRow = v.object({
  regId: Id,
  bookId: Id,
  number: v.string(),
  name: v.string(),
  hotel: Bilingual,
  roomType: Bilingual,
  hotelId: Id,
  ...Stay,
  gender: v.picklist(['', 'male', 'female']),
  mate: v.string(),
  /** Amount paid or due. */
  amount: Fen,
  /** Of `amount` and `refundable`. */
  currency: Currency,
  /** `lapsed`: the payment deadline has passed, nothing is held. */
  state: v.picklist(['confirmed', 'held', 'lapsed']),
  /** Refund under the organiser's policy if it is cancelled today. */
  refundable: Fen,
});
export type StayRow = v.InferOutput<typeof StayRow>;

const SeenStay = v.object(Stay);

const SeenNight = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  closed: v.boolean(),
  roomAmount: Fen,
  bedAmount: v.nullable(Fen),
  prices: v.optional(NightPrices, {}),
});

const person = { cid: Id, roomTypeId: Id, night: Day, regId: Id };

export const hotelConsoleCalls = {
  /** Every hotel, room type and night with what is left. */
  grid: call({
    path: '/medapp/api/console/hotel/grid',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      currency: Currency,
      /** Further ones. */
      currencies: v.array(Currency),
      zone: v.string(),
      firstDay: Day,
      lastDay: Day,
      hotels: v.array(GridHotel),
    }),
    errors: [],
  }),
  saveHotel: call({
    path: '/medapp/api/console/hotel/saveHotel',
    who: { staff: roles.setUp },
    effect: 'write',
    /** `seen`: the hotel as the user read it; one changed by another person since then is refused. */
    body: v.object({ cid: Id, hotel: HotelDraft, seen: v.optional(v.nullable(HotelDraft), null) }),
    answer: v.object({ hotelId: Id }),
    errors: ['changed_meanwhile'],
  }),
  saveType: call({
    path: '/medapp/api/console/hotel/saveType',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, roomType: RoomTypeDraft, seen: v.optional(v.nullable(RoomTypeDraft), null) }),
    answer: v.object({ roomTypeId: Id }),
    errors: ['beds_in_use', 'room_type_booked', 'changed_meanwhile'],
  }),
  /** Removes a hotel or, with `roomTypeId`, one room type. Only if it was never booked. */
  remove: call({
    path: '/medapp/api/console/hotel/remove',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, hotelId: Id, roomTypeId: OptionalId }),
    answer: Nothing,
    errors: ['hotel_in_use'],
  }),
  /** Sets the nights from the first to the last day, both included; null leaves a value unchanged. Existing claims are unaffected. */
  saveNights: call({
    path: '/medapp/api/console/hotel/saveNights',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({
      cid: Id,
      roomTypeId: Id,
      from: Day,
      until: Day,
      size: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
      closed: v.nullable(v.boolean()),
      roomAmount: v.nullable(Price),
      bedAmount: v.nullable(Price),
      /** Of the named currencies; null: not sold in it. A bed without a price costs its part of the room. */
      prices: v.optional(
        v.pipe(
          v.record(
            v.pipe(v.string(), v.length(3)),
            v.nullable(v.object({ room: Price, bed: v.optional(v.nullable(Price), null) })),
          ),
          v.maxEntries(12),
        ),
        {},
      ),
      /** One night as the user read it; null to skip the check. */
      seen: v.optional(v.nullable(SeenNight), null),
    }),
    answer: v.object({
      nights: v.number(),
      /** Nights with more rooms taken than the new size. */
      over: v.array(v.object({ night: Day, taken: v.number(), size: v.number() })),
    }),
    errors: ['changed_meanwhile'],
  }),
  stays: call({
    path: '/medapp/api/console/hotel/stays',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({
      cid: Id,
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      hotelId: OptionalId,
      night: v.optional(v.nullable(Day), null),
      /** Rows to skip. */
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
    }),
    answer: v.object({
      /** At most 100. */
      stays: v.array(StayRow),
      total: v.number(),
      /** True: there are more than `total`, which is then COUNTED_AT_MOST. */
      totalMore: v.boolean(),
    }),
    errors: [],
  }),
  /** People without a stay, so that the desk can assign one. */
  guests: call({
    path: '/medapp/api/console/hotel/guests',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id, words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
    answer: v.object({ people: v.array(v.object({ regId: Id, name: v.string(), number: v.string() })) }),
    errors: [],
  }),
  /** Assigns or changes a stay, all nights or no night. Moves no money: answers what was paid and the list price. */
  saveStay: call({
    path: '/medapp/api/console/hotel/saveStay',
    who: { staff: roles.desk },
    effect: 'write',
    /** `seen`: the stay as the user read it; null to skip the check. */
    body: v.object({ cid: Id, regId: Id, ...Stay, seen: v.optional(v.nullable(SeenStay), null) }),
    answer: v.object({ paid: Fen, price: Fen, currency: Currency }),
    errors: [
      'changed_meanwhile',
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
  /** Cancels a stay: its nights are released at once, the refund under the policy is started. */
  cancelStay: call({
    path: '/medapp/api/console/hotel/cancelStay',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, refund: Fen }),
    answer: Nothing,
    errors: ['registration_unknown', 'registration_locked', 'price_changed'],
  }),
  /**
   * Moves a person into another one's room, or (null) into a single room: this night and the following ones as far as the rules allow.
   */
  move: call({
    path: '/medapp/api/console/hotel/move',
    who: { staff: ['owner', 'organiser', 'door'] },
    effect: 'write',
    body: v.object({ ...person, beside: v.nullable(Id) }),
    /** Number of nights moved. */
    answer: v.object({ nights: v.number() }),
    errors: ['room_whole', 'room_gender', 'room_no_bed', 'room_none_left'],
  }),
  /** Sets the room number for this night and the following nights of the stay. */
  number: call({
    path: '/medapp/api/console/hotel/number',
    who: { staff: ['owner', 'organiser', 'door'] },
    effect: 'write',
    body: v.object({ ...person, number: v.pipe(v.string(), v.trim(), v.maxLength(20)) }),
    answer: Nothing,
    errors: ['room_number_used'],
  }),
  /** Discards the manual room assignments of one night and matches the rooms again. */
  rematch: call({
    path: '/medapp/api/console/hotel/rematch',
    who: { staff: ['owner', 'organiser', 'door'] },
    effect: 'write',
    body: v.object({ cid: Id, roomTypeId: Id, night: Day }),
    answer: Nothing,
    errors: [],
  }),
  /** The rooming list of a hotel as xlsx. */
  export: call({
    path: '/medapp/api/console/hotel/export',
    who: { staff: ['owner', 'organiser', 'door'] },
    effect: 'write',
    body: v.object({ cid: Id, hotelId: Id }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
