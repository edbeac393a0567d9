import * as v from 'valibot';
import { call } from '../call.ts';
import { InvoiceForm, OrderState, paying, PayMethods } from './order.ts';
import { Currency, Fen, Id, Instant } from '../shapes.ts';

/** `over`: replaced by another, one of its orders was cancelled or paid alone, or the time ran out. */
export const SharedState = v.picklist(['open', 'paid', 'over']);

export const SharedOrder = v.object({
  sharedId: Id,
  number: v.string(),
  cid: Id,
  conference: v.string(),
  total: Fen,
  currency: Currency,
  state: SharedState,
  /** While open, all claims are held until then. */
  holdUntil: v.nullable(Instant),
  people: v.array(v.object({ orderId: Id, regId: Id, name: v.string(), total: Fen, refunded: Fen, state: OrderState })),
  methods: PayMethods,
  /** People whose places were gone when the payment arrived: their share was refunded automatically. */
  notice: v.string(),
  invoice: v.nullable(InvoiceForm),
  /** True when the conference issues invoices for this currency. */
  hasInvoice: v.boolean(),
  /** Empty when none was requested. */
  invoiceState: v.string(),
});
export type SharedOrder = v.InferOutput<typeof SharedOrder>;

const answer = v.object({ shared: SharedOrder, now: Instant });
const sharedid = Id;

export const sharedCalls = {
  /** One payment for the open orders of several people whom this account may pay for. Idempotent for the same people. */
  share: call({
    path: '/medapp/api/order/shared/create',
    who: 'account',
    effect: 'write',
    body: v.object({ orderids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)) }),
    answer,
    errors: ['order_unknown', 'order_state', 'order_expired', 'order_currencies'],
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
  /** As the provider reports now. */
  sharedState: call({
    path: '/medapp/api/order/shared/state',
    who: 'account',
    effect: 'write',
    body: v.object({ sharedid }),
    answer: paying.stands,
    errors: ['order_unknown'],
  }),
  /** One invoice for all of them; withdraws the requests of single people. */
  saveSharedInvoice: call({
    path: '/medapp/api/order/shared/invoice',
    who: 'account',
    effect: 'write',
    body: v.object({ sharedid, invoice: InvoiceForm }),
    answer,
    errors: ['order_unknown', 'registration_locked', 'invoice_invalid', 'invoice_currency'],
  }),
} as const;
