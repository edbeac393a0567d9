import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Layout } from '../layout.ts';
import { DeskMethod } from '../orders/order.ts';
import { orderAtDeskErrors } from '../registration/desk.ts';
import { Bilingual, Currency, Fen, Id, Instant, Nothing, OptionalId, trimmed } from '../shapes.ts';
import { BadgePaper, BadgeState, Missing } from './badge.ts';
import { TicketRole } from './point.ts';

const counter = { staff: roles.counter } as const;

/** What a person at the desk still needs. `review`: not yet approved; `ended`: refused, cancelled or lapsed. */
export const DeskState = v.picklist(['review', 'pay', 'ready', 'in', 'ended']);
export type DeskState = v.InferOutput<typeof DeskState>;

export const DeskRow = v.object({
  regId: Id,
  number: v.string(),
  name: v.string(),
  institution: v.string(),
  /** The last four digits of the telephone number; the desk never shows more. */
  phoneEnd: v.string(),
  state: DeskState,
});
export type DeskRow = v.InferOutput<typeof DeskRow>;

const Twin = v.object({
  ...DeskRow.entries,
  sameName: v.boolean(),
  samePhone: v.boolean(),
});

export const DeskPerson = v.object({
  ...DeskRow.entries,
  /** The name in Latin letters; empty where the name is. */
  latin: v.string(),
  role: TicketRole,
  fee: v.string(),
  branch: v.string(),
  member: v.boolean(),
  currency: Currency,
  /** Fen to pay; null when nothing is due, or no price applies. */
  due: v.nullable(v.number()),
  receipts: v.array(
    v.object({ method: DeskMethod, number: v.string(), amount: v.number(), at: Instant, by: v.string() }),
  ),
  printedAt: v.nullable(Instant),
  /** Last admission at an entrance, and where. */
  enteredAt: v.nullable(Instant),
  /** The scan of that admission. */
  enteredScan: v.nullable(v.string()),
  enteredWhere: v.string(),
  /** When it was last checked who they are, by whom, and how: a document was seen, or the digits of a number agreed. */
  identity: v.nullable(v.object({ at: Instant, by: v.string(), how: v.picklist(['seen', 'digits']) })),
  /** Other registrations that may be the same person. */
  twins: v.array(Twin),
});
export type DeskPerson = v.InferOutput<typeof DeskPerson>;

export const deskCalls = {
  /** People by name, pinyin or its initials, last digits, number, or the code of their ticket; nine at most. */
  deskFind: call({
    path: '/medapp/api/console/checkin/desk/find',
    who: counter,
    effect: 'read',
    body: v.object({ cid: Id, text: trimmed(300) }),
    answer: v.object({ people: v.array(DeskRow), milliseconds: v.number() }),
    errors: [],
  }),
  deskPerson: call({
    path: '/medapp/api/console/checkin/desk/person',
    who: counter,
    effect: 'read',
    body: v.object({ cid: Id, regId: Id }),
    answer: v.object({ zone: v.string(), person: DeskPerson }),
    errors: [],
  }),
  /**
   * Records that it was checked who a person is. `typed`: the end of a telephone or document number that they said, or the whole number
   * that a card reader typed; it must agree with the registration and is not stored. Empty: staff saw a document.
   */
  deskIdentify: call({
    path: '/medapp/api/console/checkin/desk/identify',
    who: counter,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, typed: trimmed(40) }),
    answer: Nothing,
    errors: ['identity_differs'],
  }),
  /** The badge of a person as it will be printed. */
  deskBadge: call({
    path: '/medapp/api/console/checkin/desk/badge',
    who: counter,
    effect: 'read',
    body: v.object({ cid: Id, regId: Id, paper: BadgePaper }),
    answer: v.object({
      layout: Layout,
      texts: v.record(v.string(), v.string()),
      logos: v.array(v.object({ picture: v.string(), name: Bilingual })),
      /** False: the code is a sample, because there is no valid ticket yet. */
      coded: v.boolean(),
      missing: Missing,
    }),
    errors: [],
  }),
  /**
   * Records money that staff took: the whole sum that the desk showed (`amount`, fen), once. `receipt`: the number on the slip; cash
   * without one gets our own.
   */
  deskPay: call({
    path: '/medapp/api/console/checkin/desk/pay',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({
      cid: Id,
      regId: Id,
      paid: DeskMethod,
      receipt: trimmed(40),
      amount: v.pipe(Fen, v.minValue(0), v.maxValue(100_000_000_000)),
    }),
    answer: v.object({ receipt: v.string() }),
    errors: [...orderAtDeskErrors, 'desk_amount', 'receipt_missing', 'receipt_used'],
  }),
  /**
   * The code with which the person pays the whole sum (`amount`, fen) on their own phone. `link`: address within the phone's app.
   * `until`: the places are held until then; null: without end.
   */
  deskPayCode: call({
    path: '/medapp/api/console/checkin/desk/pay-code',
    who: counter,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, amount: v.pipe(Fen, v.minValue(1), v.maxValue(100_000_000_000)) }),
    answer: v.object({ link: v.string(), until: v.nullable(Instant) }),
    errors: [...orderAtDeskErrors, 'desk_amount'],
  }),
  /**
   * Checks a person in at a point (`pointId`; null: nowhere) and prints the badge, as a PDF in base64. `scanId` is made by the desk, so
   * that a repeated call admits once.
   */
  deskPass: call({
    path: '/medapp/api/console/checkin/desk/pass',
    who: counter,
    effect: 'write',
    body: v.object({
      cid: Id,
      regId: Id,
      scanId: v.pipe(v.string(), v.uuid()),
      pointId: OptionalId,
      paper: BadgePaper,
      renew: v.boolean(),
      /** From the first key for this person to now; null: unknown. */
      deskSeconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600))),
    }),
    answer: v.object({
      pdf: v.string(),
      printId: Id,
      name: v.string(),
      fits: v.boolean(),
      missing: Missing,
      /** Null without a point. `reason`: why a refusal; `at`: the earlier admission of `already`. */
      verdict: v.nullable(
        v.object({
          kind: v.picklist(['admit', 'already', 'refuse']),
          reason: v.string(),
          at: v.nullable(Instant),
        }),
      ),
    }),
    errors: ['ticket_missing'],
  }),
  /** Takes back an admission at the desk, within 30 seconds. */
  deskUndo: call({
    path: '/medapp/api/console/checkin/desk/undo',
    who: counter,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, scanId: v.pipe(v.string(), v.uuid()), undoes: v.pipe(v.string(), v.uuid()) }),
    /** `kept`: stamps and activities that stay, because a prize was given for them. */
    answer: v.object({ kept: v.array(Bilingual) }),
    errors: ['desk_undo_late'],
  }),
  /** Takes back an admission at an entrance at any time, such as that of another person of the same name. */
  deskTakeBack: call({
    path: '/medapp/api/console/checkin/desk/take-back',
    who: { staff: roles.door },
    effect: 'write',
    body: v.object({
      cid: Id,
      regId: Id,
      scanId: v.pipe(v.string(), v.uuid()),
      undoes: v.pipe(v.string(), v.uuid()),
      why: v.pipe(trimmed(200), v.minLength(1)),
    }),
    /** `kept`: stamps and activities that stay, because a prize was given for them. */
    answer: v.object({ kept: v.array(Bilingual) }),
    errors: ['entry_taken_back'],
  }),
  /** What the caller did today, in the conference's zone. */
  deskToday: call({
    path: '/medapp/api/console/checkin/desk/today',
    who: counter,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      printed: v.number(),
      /** Median of what one person took today, at this desk and at all; null: nothing was measured. */
      median: v.nullable(v.number()),
      medianOfAll: v.nullable(v.number()),
      /** Badges of the caller that no print dialog took, or that failed. */
      open: v.array(v.object({ printId: Id, regId: Id, name: v.string(), state: BadgeState, at: Instant })),
      takings: v.array(v.object({ method: DeskMethod, currency: Currency, count: v.number(), amount: v.number() })),
      /** People who wait at the desks as estimated, the whole minutes that the last of them waits, and tickets that have not come. */
      queue: v.object({ waiting: v.number(), minutes: v.number(), toCome: v.number() }),
      /** The last badges, newest first. */
      recent: v.array(v.object({ regId: Id, name: v.string(), at: Instant })),
      /** Entrances at which the desk can check people in. */
      points: v.array(v.object({ id: Id, name: Bilingual })),
    }),
    errors: [],
  }),
} as const;
