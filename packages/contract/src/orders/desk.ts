import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Reason } from '../registration/list.ts';
import { Currency, Fen, Id, Instant, Nothing } from '../shapes.ts';

const Amount = v.pipe(Fen, v.minValue(0));
const why = v.pipe(Reason, v.minLength(1));
/** False: the person is not notified. */
const Tell = v.optional(v.boolean(), true);

/** `waits`: nothing has happened yet; another member of staff has to approve it. */
export const RefundAsked = v.object({ waits: v.boolean() });

/** A refund above the conference's sum, which waits for a second person. */
export const RefundRequest = v.object({
  id: Id,
  registrationId: Id,
  /** The order on whose page it was asked for; null: over all orders of the registration. */
  orderId: v.nullable(Id),
  /** Of the order, otherwise of the registration. */
  number: v.string(),
  name: v.string(),
  amount: Fen,
  currency: Currency,
  /** The registration ends with it. */
  ends: v.boolean(),
  reason: v.string(),
  by: v.string(),
  /** True when the caller asked for it and cannot approve it. */
  own: v.boolean(),
  at: Instant,
});
export type RefundRequest = v.InferOutput<typeof RefundRequest>;

const Request = v.object({ cid: Id, requestId: Id });

/** What staff do with a registration that moves money. */
export const orderDeskCalls = {
  /** Ends a registration and releases its claims at once. Refunds `amount`, which needs the right to move money; 0 refunds nothing. */
  cancelAtDesk: call({
    path: '/medapp/api/console/registration/give-up',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, id: Id, amount: Amount, reason: why, tell: Tell }),
    answer: RefundAsked,
    errors: ['registration_locked', 'order_state', 'refund_too_large', 'refund_requested'],
  }),
  /** Refunds part of what was paid; the registration is unchanged. */
  refundAtDesk: call({
    path: '/medapp/api/console/registration/refund',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ cid: Id, id: Id, amount: v.pipe(Fen, v.minValue(1)), reason: why, tell: Tell }),
    answer: RefundAsked,
    errors: ['order_state', 'refund_too_large', 'refund_requested'],
  }),
  /** Refunds that wait for a second person, oldest first, at most 200. */
  refundRequests: call({
    path: '/medapp/api/console/orders/refund/requests',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ requests: v.array(RefundRequest) }),
    errors: [],
  }),
  /** Carries out a refund that another member of staff asked for. */
  approveRequest: call({
    path: '/medapp/api/console/orders/refund/requests/approve',
    who: { staff: roles.money },
    effect: 'write',
    body: Request,
    answer: Nothing,
    errors: ['refund_request_decided', 'refund_own_proposal', 'registration_locked', 'order_state', 'refund_too_large'],
  }),
  /** Rejects a requested refund; the person who requested it may withdraw it. No money moves and no place changes. */
  rejectRequest: call({
    path: '/medapp/api/console/orders/refund/requests/reject',
    who: { staff: roles.money },
    effect: 'write',
    body: Request,
    answer: Nothing,
    errors: ['refund_request_decided'],
  }),
} as const;
