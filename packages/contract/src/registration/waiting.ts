import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, OptionalId } from '../shapes.ts';

/** What a person can join a waiting list for when it is full. */
export const WaitingKind = v.picklist(['fee', 'branch', 'extra']);
export type WaitingKind = v.InferOutput<typeof WaitingKind>;

/** `expired`: the offer lapsed and the place went to the next person; rejoining is possible, at the end. */
export const WaitingState = v.picklist(['waiting', 'offered', 'expired']);

export const WaitingEntry = v.object({
  entryId: Id,
  regId: Id,
  cid: Id,
  kind: WaitingKind,
  /** The fee, branch or extra. */
  targetId: Id,
  title: v.string(),
  name: v.string(),
  quantity: v.number(),
  state: WaitingState,
  /** Number of entries ahead, including people with an open offer. */
  before: v.number(),
  /** While offered: the place is held for this person until then. */
  offerUntil: v.nullable(Instant),
  joinedAt: Instant,
});
export type WaitingEntry = v.InferOutput<typeof WaitingEntry>;

/** For staff: with the registration number. */
export const WaitingListed = v.object({ ...WaitingEntry.entries, number: v.string() });
export type WaitingListed = v.InferOutput<typeof WaitingListed>;

export const WaitingTarget = v.object({
  kind: WaitingKind,
  targetId: Id,
  title: v.string(),
  size: v.nullable(v.number()),
  /** Free places, neither claimed nor held for an offer; null: unlimited. */
  left: v.nullable(v.number()),
});
export type WaitingTarget = v.InferOutput<typeof WaitingTarget>;

const Entries = v.object({ entries: v.array(WaitingEntry), now: Instant });
const organisers = { staff: ['owner', 'organiser'] } as const;
const readers = { staff: ['owner', 'organiser', 'finance', 'reader'] } as const;

export const waitingCalls = {
  /** Joins the waiting list for a full fee, branch or extra with a registration not submitted yet. Idempotent. */
  waitingJoin: call({
    path: '/medapp/api/registration/waiting/join',
    who: 'account',
    effect: 'write',
    body: v.object({
      regid: Id,
      kind: WaitingKind,
      id: Id,
      quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
    }),
    answer: Entries,
    errors: [
      'registration_unknown',
      'registration_locked',
      'registration_not_open',
      'registration_closed',
      'conference_stopped',
      'fee_not_eligible',
      'waiting_not_needed',
    ],
  }),
  /** This account's waiting entries, offers first. */
  waitingMine: call({
    path: '/medapp/api/registration/waiting/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: OptionalId, regid: OptionalId }),
    answer: Entries,
    errors: [],
  }),
  /** Leaves the waiting list, or declines the offer: the place goes to the next person at once. */
  waitingLeave: call({
    path: '/medapp/api/registration/waiting/leave',
    who: 'account',
    effect: 'write',
    body: v.object({ entryid: Id }),
    answer: Entries,
    errors: ['waiting_unknown'],
  }),
  /** Moves the offered place into the registration; it stays held until the offer ends. */
  waitingAccept: call({
    path: '/medapp/api/registration/waiting/accept',
    who: 'account',
    effect: 'write',
    body: v.object({ entryid: Id }),
    answer: Entries,
    errors: ['waiting_unknown', 'offer_over', 'registration_locked'],
  }),
  /** Staff: all waiting entries and offers in order, grouped by target. */
  waitingList: call({
    path: '/medapp/api/staff/registration/waiting',
    who: readers,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      entries: v.array(WaitingListed),
      targets: v.array(WaitingTarget),
      offerHours: v.number(),
      now: Instant,
    }),
    errors: ['conference_unknown'],
  }),
  /** Staff: sets how long an offer is open. Existing offers keep their end. */
  waitingSetting: call({
    path: '/medapp/api/staff/registration/waiting/setting',
    who: organisers,
    effect: 'write',
    body: v.object({ cid: Id, offerHours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(336)) }),
    answer: v.object({ offerHours: v.number() }),
    errors: ['conference_unknown'],
  }),
  /** Staff: offers a place to a person out of turn, if one is free. */
  waitingOffer: call({
    path: '/medapp/api/staff/registration/waiting/offer',
    who: organisers,
    effect: 'write',
    body: v.object({ cid: Id, entryid: Id }),
    answer: v.object({}),
    errors: [
      'waiting_unknown',
      'waiting_no_place',
      'registration_not_open',
      'registration_closed',
      'conference_stopped',
    ],
  }),
  /** Staff: removes an entry; its offer goes to the next person. */
  waitingRemove: call({
    path: '/medapp/api/staff/registration/waiting/remove',
    who: organisers,
    effect: 'write',
    body: v.object({ cid: Id, entryid: Id }),
    answer: v.object({}),
    errors: ['waiting_unknown'],
  }),
} as const;
