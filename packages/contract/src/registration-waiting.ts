import * as v from 'valibot';
import { call } from './call.ts';
import { Id, Instant, OptionalId } from './shapes.ts';

/** What one may wait for when it is full. */
export const WaitingKind = v.picklist(['fee', 'branch', 'extra']);
export type WaitingKind = v.InferOutput<typeof WaitingKind>;

/** `expired`: the offer's time is over and the place went to the next; one may join again, at the end. */
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
  /** How many come first, those included to whom a place is offered. */
  before: v.number(),
  /** The place is kept for this person until then, while offered. */
  offerUntil: v.nullable(Instant),
  joinedAt: Instant,
});
export type WaitingEntry = v.InferOutput<typeof WaitingEntry>;

/** For staff: with the number by which a person is found. */
export const WaitingListed = v.object({ ...WaitingEntry.entries, number: v.string() });
export type WaitingListed = v.InferOutput<typeof WaitingListed>;

export const WaitingTarget = v.object({
  kind: WaitingKind,
  targetId: Id,
  title: v.string(),
  size: v.nullable(v.number()),
  /** Neither taken nor kept for an offer; null: without limit. */
  left: v.nullable(v.number()),
});
export type WaitingTarget = v.InferOutput<typeof WaitingTarget>;

const Entries = v.object({ entries: v.array(WaitingEntry), now: Instant });
const organisers = { staff: ['owner', 'organiser'] } as const;
const readers = { staff: ['owner', 'organiser', 'finance', 'reader'] } as const;

export const waitingCalls = {
  /** Waits for a full fee, branch or extra with a registration that is not handed in yet; made twice, one entry. */
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
  /** What this account waits for, offers first. */
  waitingMine: call({
    path: '/medapp/api/registration/waiting/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: OptionalId, regid: OptionalId }),
    answer: Entries,
    errors: [],
  }),
  /** Waits no longer, or declines the offer: the place goes to the next at once. */
  waitingLeave: call({
    path: '/medapp/api/registration/waiting/leave',
    who: 'account',
    effect: 'write',
    body: v.object({ entryid: Id }),
    answer: Entries,
    errors: ['waiting_unknown'],
  }),
  /** Takes the offered place into the registration; it stays kept until the offer's end. */
  waitingAccept: call({
    path: '/medapp/api/registration/waiting/accept',
    who: 'account',
    effect: 'write',
    body: v.object({ entryid: Id }),
    answer: Entries,
    errors: ['waiting_unknown', 'offer_over', 'registration_locked'],
  }),
  /** Staff: everybody who waits or has an offer, in their order, by what they wait for. */
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
  /** Staff: how long an offered place is kept. Offers already made keep their time. */
  waitingSetting: call({
    path: '/medapp/api/staff/registration/waiting/setting',
    who: organisers,
    effect: 'write',
    body: v.object({ cid: Id, offerHours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(336)) }),
    answer: v.object({ offerHours: v.number() }),
    errors: ['conference_unknown'],
  }),
  /** Staff: offers a place to somebody before their turn, if one is free. */
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
  /** Staff: takes somebody off the list; what was offered to them goes to the next. */
  waitingRemove: call({
    path: '/medapp/api/staff/registration/waiting/remove',
    who: organisers,
    effect: 'write',
    body: v.object({ cid: Id, entryid: Id }),
    answer: v.object({}),
    errors: ['waiting_unknown'],
  }),
} as const;
