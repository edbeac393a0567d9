import * as v from 'valibot';
import { call } from '../call.ts';
import { RegistrationState } from '../registration/wizard.ts';
import { Currency, Day, Fen, Id, Instant, OptionalId } from '../shapes.ts';

/** States of a link that invites a person into a room; `ended`: the stay no longer exists. */
export const roomLinkStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type RoomLinkState = (typeof roomLinkStates)[number];

/** The key of a link as its address has it. */
const RoomKey = v.pipe(v.string(), v.trim(), v.maxLength(80));

/** The newest link of a person's own stay. */
export const OwnRoomLink = v.object({
  roomKey: v.string(),
  state: v.picklist(roomLinkStates),
  expiresAt: Instant,
  /** Name of the person who answered; empty before an answer, and where they have no registration yet. */
  by: v.string(),
});
export type OwnRoomLink = v.InferOutput<typeof OwnRoomLink>;

/** What a link offers: the stay of the person who invites, and the price of the other bed. */
export const OfferedBed = v.object({
  bookId: Id,
  name: v.string(),
  hotel: v.string(),
  roomType: v.string(),
  checkIn: Day,
  checkOut: Day,
  nights: v.number(),
  /** Fen for all nights, at today's price. */
  amount: Fen,
  currency: Currency,
});
export type OfferedBed = v.InferOutput<typeof OfferedBed>;

export const RoomLinkRegistration = v.object({
  regId: Id,
  name: v.string(),
  state: RegistrationState,
  /** True when this registration has a bed of that room type on one of these nights: accepting needs no booking. */
  joinable: v.boolean(),
});

/**
 * A link to share a room [A4], beside the invitation by mobile number: signed, for one person, and valid for seven days at most. Reading it
 * changes nothing.
 */
export const roomLinkCalls = {
  ownRoomLink: call({
    path: '/medapp/api/hotel/roomLink/own',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({ link: v.nullable(OwnRoomLink) }),
    errors: ['registration_unknown'],
  }),
  /** Makes a link, or returns the one that is still open. Needs a bed that is held or confirmed. */
  makeRoomLink: call({
    path: '/medapp/api/hotel/roomLink/make',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ regid: Id }),
    answer: v.object({ link: OwnRoomLink }),
    errors: ['registration_unknown', 'room_link_no_bed'],
  }),
  /** Ends the open link. A person who opens it later sees that it was withdrawn. */
  withdrawRoomLink: call({
    path: '/medapp/api/hotel/roomLink/withdraw',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ regid: Id }),
    answer: v.object({}),
    errors: ['registration_unknown'],
  }),
  readRoomLink: call({
    path: '/medapp/api/hotel/roomLink/read',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ roomKey: RoomKey }),
    answer: v.object({
      cid: Id,
      conference: v.string(),
      state: v.picklist(roomLinkStates),
      expiresAt: Instant,
      /** The caller is the person who invites. */
      own: v.boolean(),
      /** The caller is the person who answered. */
      mine: v.boolean(),
      /** Both have a bed of one room. */
      together: v.boolean(),
      /** Null for everybody whom the link no longer concerns. */
      offer: v.nullable(OfferedBed),
      /** The caller's registrations for this conference. */
      registrations: v.array(RoomLinkRegistration),
    }),
    errors: ['room_link_unknown'],
  }),
  /**
   * Answers an open link, once. With `accept` and a bed of the same room type both beds are paired at once; without one the person is
   * remembered as the room-mate, and the pair is made when they book that bed.
   */
  answerRoomLink: call({
    path: '/medapp/api/hotel/roomLink/answer',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      roomKey: RoomKey,
      /** The stay that the person saw; the answer is refused when it has changed. */
      bookId: Id,
      accept: v.boolean(),
      /** The registration for which it is accepted; null: none yet. */
      regid: OptionalId,
    }),
    answer: v.object({ together: v.boolean() }),
    errors: ['room_link_unknown', 'room_link_over', 'registration_unknown', 'room_none_left'],
  }),
} as const;
