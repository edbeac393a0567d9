import * as v from 'valibot';
import { call } from '../call.ts';
import { Currency, Fen, Id } from '../shapes.ts';
import { paying, PayMethods } from './order.ts';

/** `12.` and 32 hexadecimal digits: the row of the link and its signature. */
const Key = v.pipe(v.string(), v.maxLength(60));

/** What somebody who was asked to pay may see: whose order it is and the sum, nothing else. */
export const LinkedOrder = v.object({
  conference: v.string(),
  cid: Id,
  name: v.string(),
  total: Fen,
  currency: Currency,
  ...paying.stands.entries,
  methods: PayMethods,
});
export type LinkedOrder = v.InferOutput<typeof LinkedOrder>;

/** An order is paid by a colleague or a department that opens a link. The link ends with the order, or when its owner ends it. */
export const paymentLinkCalls = {
  /** The link of an open order; a repeated call returns the same one until it is ended. */
  makePaymentLink: call({
    path: '/medapp/api/order/link/create',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ orderid: Id }),
    answer: v.object({ paymentKey: v.string() }),
    errors: ['order_unknown', 'order_state', 'order_expired'],
  }),
  /** Ends the link at once; a payment that was begun through it is not stopped. */
  endPaymentLink: call({
    path: '/medapp/api/order/link/end',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ orderid: Id }),
    answer: v.object({}),
    errors: ['order_unknown'],
  }),
  linkedOrder: call({
    path: '/medapp/api/order/link/read',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ paymentKey: Key }),
    answer: v.object({ linked: LinkedOrder }),
    errors: ['payment_link_over'],
  }),
  /** Starts a payment attempt; a repeated call for the same method returns the running attempt. `jsapi` needs an account. */
  payLinked: call({
    path: '/medapp/api/order/link/pay',
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ paymentKey: Key, ...paying.begin.body }),
    answer: paying.begin.answer,
    errors: [...paying.begin.errors, 'payment_link_over'],
  }),
  /** As the provider reports now. */
  linkedState: call({
    path: '/medapp/api/order/link/state',
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ paymentKey: Key }),
    answer: paying.stands,
    errors: ['payment_link_over'],
  }),
} as const;
