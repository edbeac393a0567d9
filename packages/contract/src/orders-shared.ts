import * as v from 'valibot';
import { call } from './call.ts';
import { InvoiceForm, OrderState, paying, PayMethods } from './orders.ts';
import { Currency, Fen, Id, Instant } from './shapes.ts';

/** `over`: made anew, a person of it was cancelled or paid alone, or the time is over. */
export const SharedState = v.picklist(['open', 'paid', 'over']);

export const SharedOrder = v.object({
  sharedId: Id,
  number: v.string(),
  cid: Id,
  conference: v.string(),
  total: Fen,
  currency: Currency,
  state: SharedState,
  /** The places of everybody are kept until then, while open. */
  holdUntil: v.nullable(Instant),
  people: v.array(v.object({ orderId: Id, regId: Id, name: v.string(), total: Fen, refunded: Fen, state: OrderState })),
  methods: PayMethods,
  /** Whose places were gone when the payment came: their part went back by itself. */
  notice: v.string(),
  invoice: v.nullable(InvoiceForm),
  /** The conference gives invoices. */
  hasInvoice: v.boolean(),
  /** Empty while none was asked for. */
  invoiceState: v.string(),
});
export type SharedOrder = v.InferOutput<typeof SharedOrder>;

const answer = v.object({ shared: SharedOrder, now: Instant });
const sharedid = Id;

export const sharedCalls = {
  /** One payment for the open orders of several people whom this account may pay for; made twice for the same, one. */
  share: call({
    path: '/medapp/api/order/shared/create',
    who: 'account',
    effect: 'write',
    body: v.object({ orderids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)) }),
    answer,
    errors: ['order_unknown', 'order_state', 'order_expired'],
  }),
  shared: call({
    path: '/medapp/api/order/shared/read',
    who: 'account',
    effect: 'read',
    body: v.object({ sharedid }),
    answer,
    errors: ['order_unknown'],
  }),
  payShared: call({
    path: '/medapp/api/order/shared/pay',
    who: 'account',
    effect: 'write',
    body: v.object({ sharedid, ...paying.begin.body }),
    answer: paying.begin.answer,
    errors: paying.begin.errors,
  }),
  /** As the provider says now. */
  sharedState: call({
    path: '/medapp/api/order/shared/state',
    who: 'account',
    effect: 'write',
    body: v.object({ sharedid }),
    answer: paying.stands,
    errors: ['order_unknown'],
  }),
  /** One invoice for all of them; what single people asked for is taken back with it. */
  saveSharedInvoice: call({
    path: '/medapp/api/order/shared/invoice',
    who: 'account',
    effect: 'write',
    body: v.object({ sharedid, invoice: InvoiceForm }),
    answer,
    errors: ['order_unknown', 'registration_locked', 'invoice_invalid'],
  }),
} as const;
