import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Currency, Day, Fen, Id, Instant, Nothing } from '../shapes.ts';

/** Providers that supply a bill. */
export const BillProvider = v.picklist(['wechat', 'alipay']);
export type BillProvider = v.InferOutput<typeof BillProvider>;

export const BillOutcome = v.picklist(['matched', 'amount_differs', 'missing_here', 'missing_there']);
export type BillOutcome = v.InferOutput<typeof BillOutcome>;

/** One day of a provider. Refunds count as negative; `difference` is the ledger's total less the bill's, in fen. */
export const BillDay = v.object({
  /** Null: not fetched. */
  id: v.nullable(Id),
  provider: BillProvider,
  day: Day,
  state: v.picklist(['missing', 'fetched', 'failed']),
  /** Why the last fetch failed. */
  fault: v.picklist(['', 'bill_not_ready', 'bill_unreachable', 'bill_untrusted']),
  fetchedAt: v.nullable(Instant),
  lines: v.number(),
  ours: Fen,
  theirs: Fen,
  fees: Fen,
  difference: Fen,
  /** Unresolved findings, and all of them. */
  open: v.number(),
  findings: v.number(),
});
export type BillDay = v.InferOutput<typeof BillDay>;

export const BillLine = v.object({
  id: Id,
  kind: v.picklist(['payment', 'refund']),
  number: v.string(),
  providerNumber: v.string(),
  at: v.nullable(Instant),
  ours: v.nullable(Fen),
  theirs: v.nullable(Fen),
  fee: Fen,
  fate: BillOutcome,
  orderId: v.nullable(Id),
  orderNumber: v.string(),
  name: v.string(),
  conferenceId: v.nullable(Id),
  conference: v.string(),
  note: v.string(),
  resolvedAt: v.nullable(Instant),
  resolvedBy: v.string(),
});
export type BillLine = v.InferOutput<typeof BillLine>;

// A bill covers the society's account, across conferences.
const who = { staff: roles.money, society: true } as const;

export const billCalls = {
  /** The days of a month, newest first: fetched ones, and those with movements in the ledger. */
  bills: call({
    path: '/medapp/api/console/orders/bills',
    who,
    effect: 'read',
    body: v.object({ cid: Id, month: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)) }),
    answer: v.object({
      days: v.array(BillDay),
      currency: Currency,
      providers: v.array(BillProvider),
      /** The society whose bills these are: they cover all its conferences. */
      society: v.string(),
      /** The latest day for which a bill can exist. */
      latest: Day,
    }),
    errors: [],
  }),
  bill: call({
    path: '/medapp/api/console/orders/bills/day',
    who,
    effect: 'read',
    body: v.object({ cid: Id, billId: Id }),
    answer: v.object({ bill: BillDay, lines: v.array(BillLine) }),
    errors: [],
  }),
  /** Fetches a day's bill, again if needed; staff notes remain where the finding is the same. */
  fetchBill: call({
    path: '/medapp/api/console/orders/bills/fetch',
    who,
    effect: 'write',
    body: v.object({ cid: Id, provider: BillProvider, day: Day }),
    answer: v.object({ taskId: Id }),
    errors: ['bill_day'],
  }),
  /** Resolves a finding with a note; an empty note opens it again. */
  resolveLine: call({
    path: '/medapp/api/console/orders/bills/resolve',
    who,
    effect: 'write',
    body: v.object({ cid: Id, lineId: Id, note: v.pipe(v.string(), v.trim(), v.maxLength(500)) }),
    answer: Nothing,
    errors: [],
  }),
} as const;
