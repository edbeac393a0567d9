import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Currency, Day, Fen, Id, Instant, Nothing } from '../shapes.ts';

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const RefundState = v.picklist(['asked', 'sent', 'done', 'failed']);

/** How staff give money back after its provider refused: to a bank account, or otherwise. */
export const RefundWay = v.picklist(['bank', 'hand']);
export type RefundWay = v.InferOutput<typeof RefundWay>;

/** What a refund or cancellation may change besides money: the place, the room and the invoice of a registration. */
export const RefundTouches = v.object({
  /** Title of the fee whose place the registration has; empty when it has none. */
  fee: v.string(),
  stays: v.array(v.object({ hotel: v.string(), roomType: v.string(), checkIn: Day, checkOut: Day })),
  /** The valid invoice over this money, requested or issued; null when there is none. */
  invoice: v.nullable(
    v.object({
      state: v.picklist(['asked', 'issued', 'sent', 'partly_red']),
      number: v.string(),
      /** Amount it was issued over; null before. */
      amount: v.nullable(Fen),
      /** True when it also covers other people, who were paid for together. */
      together: v.boolean(),
    }),
  ),
});
export type RefundTouches = v.InferOutput<typeof RefundTouches>;

/** A proposal of one member of staff that another one decides. */
export const RefundProposal = v.object({
  id: Id,
  way: RefundWay,
  payee: v.string(),
  account: v.string(),
  bank: v.string(),
  reference: v.string(),
  reason: v.string(),
  by: v.string(),
  /** True when the caller proposed it and cannot approve it. */
  own: v.boolean(),
  at: Instant,
});
export type RefundProposal = v.InferOutput<typeof RefundProposal>;

/** A refund that does not proceed until staff act. */
export const WaitingRefund = v.object({
  refundId: Id,
  orderId: Id,
  number: v.string(),
  name: v.string(),
  amount: Fen,
  currency: Currency,
  reason: v.string(),
  /** `failed`: the provider refused it; `asked`: staff send it by bank themselves. */
  state: v.picklist(['asked', 'failed']),
  proposal: v.nullable(RefundProposal),
  since: Instant,
});
export type WaitingRefund = v.InferOutput<typeof WaitingRefund>;

const One = v.object({ cid: Id, refundId: Id });
/** State of the refund after the call. The provider is asked first, and may answer that the refund was done or is under way. */
const After = v.object({ state: RefundState });

export const refundCalls = {
  /** Refunds that wait for staff, oldest first, at most 200. */
  waitingRefunds: call({
    path: '/medapp/api/console/orders/refund/waiting',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ refunds: v.array(WaitingRefund) }),
    errors: [],
  }),
  /** Sends a failed refund as a new one over another payment of the same order that has enough left. */
  moveRefund: call({
    path: '/medapp/api/console/orders/refund/move',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ ...One.entries, paymentId: Id }),
    answer: After,
    errors: ['refund_state', 'refund_too_large', 'payment_unreachable'],
  }),
  /**
   * Proposes how to pay a failed refund. `bank` needs payee, account and bank; `hand` needs a reference by which the money can be
   * found. One open proposal at a time.
   */
  proposeRefund: call({
    path: '/medapp/api/console/orders/refund/propose',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({
      ...One.entries,
      way: RefundWay,
      payee: words(60),
      account: words(60),
      bank: words(100),
      reference: words(60),
      reason: Reason,
    }),
    answer: After,
    errors: ['refund_state', 'body_invalid', 'payment_unreachable'],
  }),
  /**
   * Approves a proposal, which makes the refund done; only another member of staff than the proposer may. `reference` is the bank's
   * number of the transfer.
   */
  approveRefund: call({
    path: '/medapp/api/console/orders/refund/approve',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ ...One.entries, proposalId: Id, reference: words(60) }),
    answer: After,
    errors: ['refund_state', 'refund_own_proposal', 'body_invalid', 'payment_unreachable'],
  }),
  /** Rejects a proposal. Any member of staff with the money role may, the proposer included. The refund stays failed. */
  rejectRefund: call({
    path: '/medapp/api/console/orders/refund/reject',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ ...One.entries, proposalId: Id }),
    answer: Nothing,
    errors: ['refund_state'],
  }),
} as const;
