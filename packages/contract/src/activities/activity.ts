import * as v from 'valibot';
import { call } from '../call.ts';
import { Answers, FieldItem } from '../registration/wizard.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

const base = '/medapp/api/activities';

export const activityKinds = ['places', 'stamps'] as const;
export const activityStates = ['draft', 'published', 'running', 'ended'] as const;
export const prizeKinds = ['rank', 'stamps', 'points'] as const;
export const MOST_POINTS = 10_000;

/** `held`: while the person fills in; `offered`: from the waiting list, until a time. */
export const entryStates = ['held', 'joined', 'waiting', 'offered'] as const;

/** The person's own part in an activity. */
const OwnEntry = v.object({
  slotId: Id,
  state: v.picklist(entryStates),
  /** Of a held or offered place: until when. */
  until: v.nullable(Instant),
  /** Of somebody who waits: how many come before. */
  before: v.number(),
  checkedIn: v.boolean(),
});
export type OwnEntry = v.InferOutput<typeof OwnEntry>;

export const ActivityCard = v.object({
  id: Id,
  kind: v.picklist(activityKinds),
  title: Bilingual,
  place: Bilingual,
  startsAt: Instant,
  endsAt: Instant,
  state: v.picklist(activityStates),
  points: v.number(),
  /** Places of all slots together; null: unlimited. */
  size: v.nullable(v.number()),
  taken: v.number(),
  waiting: v.number(),
  checkedIn: v.number(),
  /** Start and name of the person's slot come with it. */
  own: v.nullable(v.object({ ...OwnEntry.entries, name: Bilingual, startsAt: Instant })),
});
export type ActivityCard = v.InferOutput<typeof ActivityCard>;

const OwnStamp = v.object({ id: Id, name: Bilingual, points: v.number(), got: v.boolean() });

const Slot = v.object({
  id: Id,
  name: Bilingual,
  startsAt: Instant,
  endsAt: Instant,
  size: v.nullable(v.number()),
  /** Places that this person can still take; null: unlimited. */
  left: v.nullable(v.number()),
  waiting: v.number(),
  /** What in the person's plan is at the same time; null: nothing. */
  clash: v.nullable(v.object({ title: Bilingual, startsAt: Instant, endsAt: Instant })),
});
export type Slot = v.InferOutput<typeof Slot>;

export const PrizeCard = v.object({
  id: Id,
  kind: v.picklist(prizeKinds),
  name: Bilingual,
  /** Stamps or points that it needs; 0 for a prize by score. */
  needed: v.number(),
  stock: v.number(),
  left: v.number(),
  place: Bilingual,
  pickUpUntil: v.nullable(Instant),
});
export type PrizeCard = v.InferOutput<typeof PrizeCard>;

const OwnAward = v.object({
  prizeId: Id,
  /** Eight digits, the same as in the QR code. */
  code: v.string(),
  rank: v.nullable(v.number()),
  handedAt: v.nullable(Instant),
});

const refusals = ['activity_closed', 'activity_registration'] as const;

export const activityCalls = {
  /** S80. Stamps and points are the caller's; a visitor sees the activities alone. */
  list: call({
    path: `${base}/list`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      activities: v.array(ActivityCard),
      stamps: v.array(OwnStamp),
      points: v.number(),
      /** The nearest prize for stamps that the caller does not have yet. */
      next: v.nullable(v.object({ activityId: Id, prize: PrizeCard, missing: v.number() })),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** S81. */
  read: call({
    path: `${base}/read`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ activityId: Id }),
    answer: v.object({
      cid: Id,
      zone: v.string(),
      activity: ActivityCard,
      rules: v.array(Bilingual),
      stamp: v.nullable(Bilingual),
      /** Minutes before the slot begins until which one may leave. */
      leaveMinutes: v.number(),
      slots: v.array(Slot),
      /** The sign-up form; empty: none. */
      fields: v.array(FieldItem),
      prizes: v.array(PrizeCard),
      stamps: v.array(OwnStamp),
      /** The caller has a confirmed registration of the conference. */
      mayJoin: v.boolean(),
    }),
    errors: [],
  }),
  /** Holds a place for five minutes while the person decides; another slot of the activity is released in the same step. */
  hold: call({
    path: `${base}/hold`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ slotId: Id }),
    answer: v.object({ until: Instant }),
    errors: [...refusals, 'activity_full', 'activity_joined'],
  }),
  /** Takes the place that is held or offered. */
  join: call({
    path: `${base}/join`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ slotId: Id, answers: v.optional(Answers, {}) }),
    answer: Nothing,
    errors: [...refusals, 'activity_lapsed', 'answers_invalid'],
  }),
  /** Waits for a slot that is full; who waits is offered a place in the order of joining. */
  wait: call({
    path: `${base}/wait`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ slotId: Id }),
    answer: v.object({ before: v.number() }),
    errors: [...refusals, 'activity_not_full', 'activity_joined'],
  }),
  /** Gives a place back, held, offered or taken, or leaves the waiting list. */
  leave: call({
    path: `${base}/leave`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ activityId: Id }),
    answer: Nothing,
    errors: ['activity_too_late'],
  }),
  /** Collects a stamp by the signed code of its place. A stamp that the person has is no error. */
  stamp: call({
    path: `${base}/stamp`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      stampId: Id,
      /** Seconds since 1970. */
      until: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000_000)),
      signature: v.pipe(v.string(), v.length(22)),
    }),
    answer: v.object({ cid: Id, name: Bilingual, points: v.number(), first: v.boolean() }),
    errors: ['activity_registration', 'stamp_wrong', 'stamp_over'],
  }),
  /** S82: the prizes, the winners by score once they are published (others' names masked), and the caller's pick-up codes. */
  prizes: call({
    path: `${base}/prizes`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ activityId: Id }),
    answer: v.object({
      cid: Id,
      zone: v.string(),
      title: Bilingual,
      announcedAt: v.nullable(Instant),
      prizes: v.array(PrizeCard),
      own: v.array(OwnAward),
      /** What the caller has of stamps and points. */
      stamps: v.number(),
      points: v.number(),
      winners: v.array(
        v.object({
          prizeId: Id,
          rank: v.number(),
          name: v.string(),
          institution: v.string(),
          score: v.number(),
          mine: v.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  /** Takes a prize for stamps or points while there are any; gives the pick-up code. */
  claim: call({
    path: `${base}/claim`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ prizeId: Id }),
    answer: v.object({ pickUpCode: v.string() }),
    errors: ['activity_registration', 'prize_short', 'prize_none_left', 'prize_over'],
  }),
} as const;
