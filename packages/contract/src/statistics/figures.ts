import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Currency, Day, Fen, Id, Instant } from '../shapes.ts';

/** Open work, most urgent first; the console links to where it is done. */
export const DeskDuty = v.object({
  kind: v.picklist([
    'review',
    'proof',
    'refund_request',
    'refund_failed',
    'refund_by_hand',
    'bank_transfer',
    'reconciliation',
    'invoice',
    'red_invoice',
    'held_message',
    'comment',
    'question',
    'correction',
    'speaker_answer',
    'receipt',
    'paper_review',
    'paper_decision',
    'stand_page',
    'credit_review',
    'double',
    'rehearsal',
  ]),
  count: v.number(),
  /** When the oldest one began to wait. */
  since: Instant,
});
export type DeskDuty = v.InferOutput<typeof DeskDuty>;

/** Money moved in one currency. `refunded`: as a positive amount. */
const Moved = { online: Fen, transferred: Fen, refunded: Fen };
const DayMoney = v.object({ day: Day, ...Moved });

/** One day in the conference's zone, money in its main currency. */
export const DayFigures = v.object({
  day: Day,
  /** Registered on this day, in any current state except draft. */
  registered: v.number(),
  /** Confirmed on this day. */
  confirmed: v.number(),
  ...Moved,
});
export type DayFigures = v.InferOutput<typeof DayFigures>;

export const statisticsCalls = {
  /** Open work of a conference: the counters of the console's navigation. */
  duties: call({
    path: '/medapp/api/console/statistics/duties',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ duties: v.array(DeskDuty) }),
    errors: [],
  }),
  /** Key figures of a conference. Counts are current rows at `at`; sums of days come from the ledger. */
  dashboard: call({
    path: '/medapp/api/console/statistics/dashboard',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      at: Instant,
      currency: Currency,
      startsOn: Day,
      registered: v.number(),
      confirmed: v.number(),
      /** Live registrations whose order is open. */
      unpaid: v.number(),
      received: Fen,
      refunded: Fen,
      receivedToday: Fen,
      /** The same in each further currency in which money was moved; two currencies are never added. */
      others: v.array(
        v.object({
          currency: Currency,
          received: Fen,
          refunded: Fen,
          receivedToday: Fen,
          /** Days on which money was moved in it. */
          days: v.array(DayMoney),
        }),
      ),
      /** Room nights that are still sold from today on, and all of them; null without hotels. */
      nights: v.nullable(v.object({ free: v.number(), size: v.number() })),
      /** Number of shares from the phone. */
      shares: v.number(),
      /** Rooms of all hotels by night, from the first to the last. */
      rooms: v.array(v.object({ night: Day, size: v.number(), taken: v.number() })),
      /** Ends of the price windows of fees on sale, in the conference's zone. */
      priceEnds: v.array(v.object({ day: Day, title: v.string() })),
      /**
       * Registrations by day of the society's conference before this one, for comparison; null without one, or when the caller may not
       * read it.
       */
      earlier: v.nullable(
        v.object({
          title: v.string(),
          startsOn: Day,
          days: v.array(v.object({ day: Day, registered: v.number() })),
        }),
      ),
      days: v.array(DayFigures),
      fees: v.array(
        v.object({
          feeId: Id,
          title: v.string(),
          confirmed: v.number(),
          held: v.number(),
          /** Null: unlimited. */
          size: v.nullable(v.number()),
          received: Fen,
          /** Received in further currencies. */
          others: v.array(v.object({ currency: Currency, received: Fen })),
        }),
      ),
      duties: v.array(DeskDuty),
    }),
    errors: ['conference_unknown'],
  }),
} as const;
