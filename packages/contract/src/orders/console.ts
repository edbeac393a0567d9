import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { DeskMethod, OrderLine, OrderState, PayMethod } from './order.ts';
import { RefundAsked } from './desk.ts';
import { RefundProposal, RefundState, RefundTouches, RefundWay } from './refund.ts';
import { Currency, Day, Fen, Id, Instant, Nothing, OptionalId } from '../shapes.ts';

export const Provider = v.picklist(['wechat', 'alipay', 'bank', 'desk', 'sandbox']);
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
  /** Received, less completed refunds; null when it was never paid. */
  paidNow: v.nullable(Fen),
  currency: Currency,
  state: OrderState,
  /** Provider of the payment, paid or pending; null before. */
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
  /** Paid together with other orders: only part of the amount is for this one. */
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
  state: RefundState,
  /** Refunded by staff themselves, who then confirm it. */
  byHand: v.boolean(),
  /** How the money goes back: by the provider of the payment, or by staff after a second person approved. */
  way: v.picklist(['provider', ...RefundWay.options]),
  /** True when the refund failed and another refund in this list replaces it. */
  replaced: v.boolean(),
  /** The undecided proposal of staff after the refund failed; null when none exists. */
  proposal: v.nullable(RefundProposal),
  /** Other payments of the order through which a failed refund can be sent. */
  choices: v.array(v.object({ paymentId: Id, provider: Provider, number: v.string() })),
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
  /** All ledger rows; append-only. */
  ledger: v.array(v.object({ at: Instant, kind: v.string(), amount: Fen })),
  /** `by`: the person's name; empty for the system. `amount`: fen that the event starts to refund or has refunded. */
  events: v.array(
    v.object({
      at: Instant,
      by: v.string(),
      event: v.string(),
      from: v.string(),
      to: v.string(),
      why: v.string(),
      amount: v.nullable(Fen),
    }),
  ),
  /** Refundable amount in fen: paid, less what was refunded or is being refunded. */
  left: Fen,
  touches: RefundTouches,
});
export type ConsoleOrder = v.InferOutput<typeof ConsoleOrder>;

const One = v.object({ cid: Id, orderId: Id });

const OrderFilterFields = {
  /** `received`: every order that was paid, also when the money went back since. */
  state: v.optional(v.nullable(v.picklist([...OrderState.options, 'received'])), null),
  provider: v.optional(v.nullable(Provider), null),
  currency: v.optional(v.nullable(Currency), null),
  /** First and last day on which the order was made, in the conference's zone, both included; null: no limit. */
  from: v.optional(v.nullable(Day), null),
  until: v.optional(v.nullable(Day), null),
  /** Part of a number, a name or a telephone number. */
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
};
const Filter = v.object(OrderFilterFields);
export type ConsoleOrderFilter = v.InferOutput<typeof Filter>;
const Format = v.picklist(['xlsx', 'csv']);

export const orderConsoleCalls = {
  /** Newest first; `before`: only those with a smaller number. */
  list: call({
    path: '/medapp/api/console/orders/list',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({
      cid: Id,
      ...OrderFilterFields,
      before: OptionalId,
    }),
    answer: v.object({
      orders: v.array(OrderRow),
      /** The main one of the conference. */
      currency: Currency,
      /** Those of all its orders, whatever the filter. */
      currencies: v.array(Currency),
      total: v.number(),
      /** True: there are more than `total`, which is then COUNTED_AT_MOST. */
      totalMore: v.boolean(),
      /** True: there is another page. */
      more: v.boolean(),
    }),
    errors: [],
  }),
  /** The orders that a filter finds, as a file. */
  exportOrders: call({
    path: '/medapp/api/console/orders/export',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, filter: Filter, format: Format }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Every movement of money in some days of the conference's zone, both included, as a file. */
  exportLedger: call({
    path: '/medapp/api/console/orders/ledger/export',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, from: v.nullable(Day), until: v.nullable(Day), format: Format }),
    answer: v.object({ taskId: Id }),
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
  /**
   * Refunds part or all of what is left; with `end` the registration ends too and its claims are released at once. Above
   * the conference's sum it waits for a second person (`waits`), and nothing changes before.
   */
  refund: call({
    path: '/medapp/api/console/orders/refund',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({
      ...One.entries,
      amount: v.pipe(Fen, v.minValue(1)),
      reason: Reason,
      end: v.boolean(),
      /** False: the person is not notified. */
      tell: v.optional(v.boolean(), true),
    }),
    answer: RefundAsked,
    errors: ['order_state', 'refund_too_large', 'registration_locked', 'refund_requested'],
  }),
  /** Retries a failed refund under the same number. */
  retryRefund: call({
    path: '/medapp/api/console/orders/refund/retry',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ cid: Id, refundId: Id }),
    answer: Nothing,
    errors: ['refund_state'],
  }),
  /**
   * Confirms that staff sent back money of a bank transfer or a desk payment themselves. A refund that a provider refused needs a
   * second person: `proposeRefund`.
   */
  confirmRefund: call({
    path: '/medapp/api/console/orders/refund/confirm',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({
      cid: Id,
      refundId: Id,
      /** The bank's transfer number. */
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
