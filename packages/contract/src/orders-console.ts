import * as v from 'valibot';
import { call, roles } from './call.ts';
import { DeskMethod, OrderLine, OrderState, PayMethod } from './orders.ts';
import { Currency, Day, Fen, Id, Instant, Nothing, OptionalId } from './shapes.ts';

export const Provider = v.picklist(['wechat', 'alipay', 'bank', 'desk']);
export type Provider = v.InferOutput<typeof Provider>;

const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const OrderRow = v.object({
  id: Id,
  number: v.string(),
  regId: Id,
  name: v.string(),
  phone: v.string(),
  kind: v.picklist(['registration', 'change']),
  total: Fen,
  refunded: Fen,
  currency: Currency,
  state: OrderState,
  /** By which it was paid, or is being paid; null before. */
  provider: v.nullable(Provider),
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  note: v.string(),
});
export type OrderRow = v.InferOutput<typeof OrderRow>;

export const OrderPayment = v.object({
  id: Id,
  provider: Provider,
  method: v.picklist([...PayMethod.options, ...DeskMethod.options]),
  number: v.string(),
  providerNumber: v.string(),
  amount: Fen,
  /** Paid together with the orders of others: only a part of the amount is for this one. */
  shared: v.boolean(),
  state: v.picklist(['created', 'pending', 'succeeded', 'failed', 'closed']),
  createdAt: Instant,
  settledAt: v.nullable(Instant),
});

export const OrderRefund = v.object({
  id: Id,
  number: v.string(),
  amount: Fen,
  reason: v.string(),
  state: v.picklist(['asked', 'sent', 'done', 'failed']),
  /** Sent back by staff themselves, who then say so. */
  byHand: v.boolean(),
  createdAt: Instant,
  settledAt: v.nullable(Instant),
});
export type OrderRefund = v.InferOutput<typeof OrderRefund>;

export const ConsoleOrder = v.object({
  ...OrderRow.entries,
  email: v.string(),
  registrationNumber: v.string(),
  registrationState: v.string(),
  holdUntil: v.nullable(Instant),
  lines: v.array(OrderLine),
  payments: v.array(OrderPayment),
  refunds: v.array(OrderRefund),
  /** Every movement of money, which is never altered. */
  ledger: v.array(v.object({ at: Instant, kind: v.string(), amount: Fen })),
  /** `by`: who, in words; empty for the program itself. */
  events: v.array(
    v.object({ at: Instant, by: v.string(), event: v.string(), from: v.string(), to: v.string(), why: v.string() }),
  ),
  /** What may still be given back: paid, less what went back or is on its way. */
  left: Fen,
});
export type ConsoleOrder = v.InferOutput<typeof ConsoleOrder>;

const One = v.object({ cid: Id, orderId: Id });

export const orderConsoleCalls = {
  /** The newest first; `before`: those with a smaller number. */
  list: call({
    path: '/medapp/api/console/orders/list',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({
      cid: Id,
      state: v.optional(v.nullable(OrderState), null),
      provider: v.optional(v.nullable(Provider), null),
      /** On which it was made, in the conference's zone. */
      day: v.optional(v.nullable(Day), null),
      /** Part of a number, a name or a telephone number. */
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      before: OptionalId,
    }),
    answer: v.object({ orders: v.array(OrderRow), total: v.number(), more: v.boolean() }),
    errors: [],
  }),
  detail: call({
    path: '/medapp/api/console/orders/detail',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: One,
    answer: v.object({ order: ConsoleOrder }),
    errors: [],
  }),
  /** Gives back a part or all of what is left; with `end` the registration ends too and its places are free at once. */
  refund: call({
    path: '/medapp/api/console/orders/refund',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ ...One.entries, amount: v.pipe(Fen, v.minValue(1)), reason: Reason, end: v.boolean() }),
    answer: Nothing,
    errors: ['order_state', 'refund_too_large', 'registration_locked'],
  }),
  /** A failed refund goes out again, under the same number. */
  retryRefund: call({
    path: '/medapp/api/console/orders/refund/retry',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ cid: Id, refundId: Id }),
    answer: Nothing,
    errors: ['refund_state'],
  }),
  /** Staff sent it back themselves: by bank, or another way after the provider's no. */
  confirmRefund: call({
    path: '/medapp/api/console/orders/refund/confirm',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({
      cid: Id,
      refundId: Id,
      /** The bank's number of the transfer. */
      reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    }),
    answer: Nothing,
    errors: ['refund_state'],
  }),
  cancelOpen: call({
    path: '/medapp/api/console/orders/cancel',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ ...One.entries, reason: Reason }),
    answer: Nothing,
    errors: ['order_state'],
  }),
  saveNote: call({
    path: '/medapp/api/console/orders/note',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ ...One.entries, note: v.pipe(v.string(), v.trim(), v.maxLength(1000)) }),
    answer: Nothing,
    errors: [],
  }),
} as const;
