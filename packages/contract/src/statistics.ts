import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Currency, Day, Fen, Id, Instant } from './shapes.ts';

/** What waits for somebody, the most pressing first; the console leads to where it is done. */
export const DeskDuty = v.object({
  kind: v.picklist(['review', 'refund_failed', 'bank_transfer', 'invoice']),
  count: v.number(),
  /** Since when the oldest of them waits. */
  since: Instant,
});
export type DeskDuty = v.InferOutput<typeof DeskDuty>;

/** One day in the conference's zone. */
export const DayFigures = v.object({
  day: Day,
  /** Registered on this day, in whatever state now, drafts left out. */
  registered: v.number(),
  /** Confirmed on this day. */
  confirmed: v.number(),
  online: Fen,
  transferred: Fen,
  /** Given back on this day, as a positive amount. */
  refunded: Fen,
});
export type DayFigures = v.InferOutput<typeof DayFigures>;

export const statisticsCalls = {
  /** How a conference stands. Figures are what the rows say at `at`; sums of days are what the ledger says. */
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
      /** Room nights and bed nights that can still be had from today on, and how many there are; null without hotels. */
      nights: v.nullable(v.object({ free: v.number(), size: v.number() })),
      /** How often it was shared from the phone. */
      shares: v.number(),
      days: v.array(DayFigures),
      fees: v.array(
        v.object({
          feeId: Id,
          title: v.string(),
          confirmed: v.number(),
          held: v.number(),
          /** Null: without limit. */
          size: v.nullable(v.number()),
          received: Fen,
        }),
      ),
      duties: v.array(DeskDuty),
    }),
    errors: ['conference_unknown'],
  }),
} as const;
