import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

/**
 * `pay` of an expired order is a late payment whose claims could be made again; `late_payment` is one without stock left (or whose
 * order was cancelled since then), so it is refunded automatically.
 */
export type OrderEvent =
  | 'pay'
  | 'confirm_free'
  | 'expire'
  | 'cancel'
  | 'late_payment'
  | 'refund'
  | 'refund_part_done'
  | 'refund_done'
  | 'undo_pay';

export const orderStates: Transitions<OrderState, OrderEvent> = {
  open: { pay: 'paid', confirm_free: 'paid', expire: 'expired', cancel: 'cancelled', late_payment: 'refunding' },
  // The payment belonged to another order: this one awaits its own.
  paid: { refund: 'refunding', undo_pay: 'open' },
  partly_refunded: { refund: 'refunding' },
  refunding: { refund_part_done: 'partly_refunded', refund_done: 'refunded' },
  refunded: {},
  expired: { pay: 'paid', late_payment: 'refunding', cancel: 'cancelled' },
  cancelled: { late_payment: 'refunding' },
};

/** The state after an event, or `not_from_here`. */
export const moveOrder = (state: OrderState, event: OrderEvent): Move<OrderState> => moveIn(orderStates, state, event);

/** One payment attempt with one provider. */
export type PaymentState = 'created' | 'pending' | 'succeeded' | 'failed' | 'closed';
export type PaymentEvent = 'send' | 'succeed' | 'fail' | 'close';

/** The provider's latest report is authoritative: money may still arrive for an attempt that failed or was closed on this side. */
export const paymentStates: Transitions<PaymentState, PaymentEvent> = {
  created: { send: 'pending', succeed: 'succeeded', fail: 'failed', close: 'closed' },
  pending: { succeed: 'succeeded', fail: 'failed', close: 'closed' },
  succeeded: {},
  failed: { succeed: 'succeeded' },
  closed: { succeed: 'succeeded' },
};

/** The state after an event, or `not_from_here`. */
export const movePayment = (state: PaymentState, event: PaymentEvent): Move<PaymentState> =>
  moveIn(paymentStates, state, event);

export type RefundState = 'asked' | 'sent' | 'done' | 'failed';
export type RefundEvent = 'send' | 'finish' | 'fail' | 'retry';

/** A retry uses the same number, so that the provider refunds once. */
export const refundStates: Transitions<RefundState, RefundEvent> = {
  asked: { send: 'sent', finish: 'done', fail: 'failed' },
  sent: { finish: 'done', fail: 'failed' },
  done: {},
  failed: { retry: 'asked' },
};

/** The state after an event, or `not_from_here`. */
export const moveRefund = (state: RefundState, event: RefundEvent): Move<RefundState> =>
  moveIn(refundStates, state, event);

export type InvoiceState =
  | 'asked'
  | 'refused'
  | 'withdrawn'
  | 'issued'
  | 'sent'
  | 'partly_red'
  | 'red_letter'
  | 'reissued';
export type InvoiceEvent = 'withdraw' | 'refuse' | 'issue' | 'send' | 'red_part' | 'red_letter' | 'reissue';

/**
 * An issued invoice is never changed: a refund is taken off by a red letter over that part, and a wrong title by one over the whole
 * invoice, after which a new one is requested.
 */
export const invoiceStates: Transitions<InvoiceState, InvoiceEvent> = {
  asked: { withdraw: 'withdrawn', refuse: 'refused', issue: 'issued' },
  refused: {},
  withdrawn: {},
  issued: { send: 'sent', red_part: 'partly_red', red_letter: 'red_letter' },
  sent: { send: 'sent', red_part: 'partly_red', red_letter: 'red_letter' },
  partly_red: { send: 'partly_red', red_part: 'partly_red', red_letter: 'red_letter' },
  red_letter: { reissue: 'reissued' },
  reissued: {},
};

/** The state after an event, or `not_from_here`. */
export const moveInvoice = (state: InvoiceState, event: InvoiceEvent): Move<InvoiceState> =>
  moveIn(invoiceStates, state, event);
