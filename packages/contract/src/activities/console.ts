import * as v from 'valibot';
import { call, roles } from '../call.ts';
import {
  Bilingual,
  Id,
  inBoth,
  inEither,
  Instant,
  Moment,
  Nothing,
  OptionalId,
  trimmed,
  WholeNumber,
} from '../shapes.ts';
import {
  ActivityCard,
  activityKinds,
  activityStates,
  entryStates,
  MOST_POINTS,
  PrizeCard,
  prizeKinds,
} from './activity.ts';

const base = '/medapp/api/console/activities';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;
/** Also staff at the desks: they start, check in and hand over. */
const hand = { staff: roles.handOver } as const;

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const EditedSlot = v.object({
  /** Null: a new one. */
  id: v.nullable(Id),
  name: inEither(40, 60),
  startsAt: Moment,
  endsAt: Moment,
  /** Null: unlimited. */
  size: v.nullable(count(0, 100_000)),
});

const EditedPrize = v.object({
  id: v.nullable(Id),
  kind: v.picklist(prizeKinds),
  name: inEither(60, 80),
  needed: count(0, 1_000_000),
  stock: count(0, 100_000),
  place: inBoth(60, 80),
  pickUpUntil: v.nullable(Moment),
});

export const EditedActivity = v.object({
  id: v.nullable(Id),
  seen: v.nullable(WholeNumber),
  kind: v.picklist(activityKinds),
  title: inEither(60, 80),
  place: inBoth(60, 80),
  rules: v.pipe(v.array(inEither(80, 120)), v.maxLength(12)),
  startsAt: Moment,
  endsAt: Moment,
  leaveMinutes: count(0, 20_160),
  points: count(0, MOST_POINTS),
  stampId: OptionalId,
  /** A form with the purpose `activity`. */
  formId: OptionalId,
  /** The check-in point at which one takes part. */
  pointId: OptionalId,
  slots: v.pipe(v.array(EditedSlot), v.maxLength(60)),
  prizes: v.pipe(v.array(EditedPrize), v.maxLength(20)),
});
export type EditedActivity = v.InferOutput<typeof EditedActivity>;

const EntryRow = v.object({
  entryId: Id,
  slotId: Id,
  regId: Id,
  name: v.string(),
  institution: v.string(),
  number: v.string(),
  state: v.picklist(entryStates),
  until: v.nullable(Instant),
  checkedInAt: v.nullable(Instant),
  score: v.nullable(v.number()),
  /** Label and value of each answer. */
  answers: v.array(v.object({ label: v.string(), value: v.string() })),
});
export type EntryRow = v.InferOutput<typeof EntryRow>;

const AwardRow = v.object({
  awardId: Id,
  prize: Bilingual,
  name: v.string(),
  number: v.string(),
  rank: v.nullable(v.number()),
  pickUpCode: v.string(),
  handedAt: v.nullable(Instant),
  handedBy: v.string(),
});
export type AwardRow = v.InferOutput<typeof AwardRow>;

const Stamp = v.object({
  id: Id,
  version: WholeNumber,
  name: Bilingual,
  points: v.number(),
  sessionId: v.nullable(Id),
  opensAt: v.nullable(Instant),
  closesAt: v.nullable(Instant),
  /** People who have it. */
  given: v.number(),
});
export type Stamp = v.InferOutput<typeof Stamp>;

const Named = v.object({ id: Id, name: Bilingual });
const one = { cid: Id, activityId: Id };

export const activityConsoleCalls = {
  list: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ zone: v.string(), activities: v.array(ActivityCard), stamps: v.array(Stamp) }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object(one),
    answer: v.object({
      zone: v.string(),
      card: ActivityCard,
      activity: v.object({
        ...EditedActivity.entries,
        id: Id,
        seen: WholeNumber,
        title: Bilingual,
        place: Bilingual,
        rules: v.array(Bilingual),
        startsAt: Instant,
        endsAt: Instant,
        slots: v.array(
          v.object({
            ...EditedSlot.entries,
            id: Id,
            name: Bilingual,
            startsAt: Instant,
            endsAt: Instant,
            taken: v.number(),
          }),
        ),
        prizes: v.array(PrizeCard),
      }),
      announcedAt: v.nullable(Instant),
      awards: v.array(AwardRow),
    }),
    errors: [],
  }),
  /** What an activity may refer to. */
  choices: call({
    path: `${base}/choices`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      forms: v.array(Named),
      points: v.array(Named),
      stamps: v.array(Named),
      sessions: v.array(Named),
    }),
    errors: [],
  }),
  /** A slot with entries, or a prize with awards, cannot be removed; its size may be lowered. */
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, activity: EditedActivity }),
    answer: v.object({ activityId: Id, version: WholeNumber }),
    errors: ['changed_meanwhile', 'activity_slot_used', 'activity_times'],
  }),
  /** Published, started, ended. Only a draft without entries goes back. */
  move: call({
    path: `${base}/move`,
    who: hand,
    effect: 'write',
    body: v.object({ ...one, state: v.picklist(activityStates) }),
    answer: Nothing,
    errors: ['activity_state'],
  }),
  entries: call({
    path: `${base}/entries`,
    who: hand,
    effect: 'read',
    body: v.object(one),
    answer: v.object({ zone: v.string(), entries: v.array(EntryRow) }),
    errors: [],
  }),
  /** Checks a person in or takes it back, and writes down a score. */
  mark: call({
    path: `${base}/mark`,
    who: hand,
    effect: 'write',
    body: v.object({ cid: Id, entryId: Id, checkedIn: v.boolean(), score: v.nullable(count(0, 1_000_000)) }),
    answer: Nothing,
    errors: ['activity_state', 'activity_spent'],
  }),
  /** Checks in by the code of the person's ticket, scanned or typed. Again it says when that was. */
  checkInCode: call({
    path: `${base}/check-in`,
    who: hand,
    effect: 'write',
    body: v.object({ ...one, ticketCode: v.pipe(trimmed(300), v.minLength(1)) }),
    answer: v.object({ name: v.string(), institution: v.string(), slot: Bilingual, first: v.boolean(), at: Instant }),
    errors: ['activity_state', 'activity_code', 'activity_not_joined', 'code_stale', 'code_still'],
  }),
  /** Gives the prizes by score to the best and publishes the winners, once. */
  announce: call({
    path: `${base}/announce`,
    who: write,
    effect: 'write',
    body: v.object(one),
    answer: v.object({ winners: v.number() }),
    errors: ['activity_state'],
  }),
  saveStamp: call({
    path: `${base}/stamp/save`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      stamp: v.object({
        id: v.nullable(Id),
        seen: v.nullable(WholeNumber),
        name: inEither(20, 30),
        points: count(0, MOST_POINTS),
        sessionId: OptionalId,
        opensAt: v.nullable(Moment),
        closesAt: v.nullable(Moment),
      }),
    }),
    answer: v.object({ stampId: Id, version: WholeNumber }),
    errors: ['changed_meanwhile', 'activity_times'],
  }),
  /** The address of a stamp's code for a wall or a screen, valid for some minutes from now. */
  stampCode: call({
    path: `${base}/stamp/code`,
    who: hand,
    effect: 'read',
    body: v.object({ cid: Id, stampId: Id, minutes: count(1, 20_160) }),
    answer: v.object({ link: v.string(), until: Instant }),
    errors: [],
  }),
  /** Hands over the prize of a code once; repeated by anyone it says when and by whom. */
  handOver: call({
    path: `${base}/hand-over`,
    who: hand,
    effect: 'write',
    body: v.object({ cid: Id, pickUpCode: trimmed(60) }),
    answer: v.object({
      awardId: Id,
      name: v.string(),
      number: v.string(),
      activity: Bilingual,
      prize: Bilingual,
      handedAt: Instant,
      /** False: it was handed over before, then. */
      first: v.boolean(),
      by: v.string(),
    }),
    errors: ['prize_code', 'prize_over'],
  }),
  /** Within five minutes of handing over. */
  undoHandOver: call({
    path: `${base}/hand-over/undo`,
    who: hand,
    effect: 'write',
    body: v.object({ cid: Id, awardId: Id }),
    answer: Nothing,
    errors: ['prize_undo_over'],
  }),
} as const;
