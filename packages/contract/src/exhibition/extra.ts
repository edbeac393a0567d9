import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { InvoiceForm } from '../orders/order.ts';
import {
  Bilingual,
  Currency,
  Fen,
  Id,
  inBoth,
  inEither,
  Instant,
  Moment,
  Nothing,
  trimmed,
  WholeNumber,
} from '../shapes.ts';

const base = '/medapp/api/exhibition/extra';
const consoleBase = '/medapp/api/console/exhibition/extra';

export const extraKinds = ['pass', 'power', 'furniture', 'other'] as const;
export const standOrderStates = ['open', 'paid', 'cancelled', 'refunded'] as const;
export type StandOrderState = (typeof standOrderStates)[number];
/** How money came or went outside the payment providers. */
export const moneyWays = ['bank', 'cash', 'pos'] as const;

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999));
/** At most 10 million in the smallest unit for one piece. */
const Price = v.pipe(Fen, v.minValue(0), v.maxValue(1_000_000_000));

const Line = v.object({ name: Bilingual, price: Fen, count: v.number() });

const Order = v.object({
  id: Id,
  version: v.number(),
  number: v.string(),
  state: v.picklist(standOrderStates),
  total: Fen,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  lines: v.array(Line),
  invoice: v.nullable(
    v.object({
      form: InvoiceForm,
      state: v.string(),
      number: v.string(),
      /** URL of the PDF; empty when there is none. */
      file: v.string(),
      /** Why it was refused. */
      reason: v.string(),
    }),
  ),
});
export type StandOrder = v.InferOutput<typeof Order>;

const Offer = v.object({
  id: Id,
  kind: v.picklist(extraKinds),
  name: Bilingual,
  text: Bilingual,
  price: Fen,
  /** Pieces that this exhibitor can still order; null: unlimited. */
  left: v.nullable(v.number()),
  closesAt: v.nullable(Instant),
  open: v.boolean(),
});
export type Offer = v.InferOutput<typeof Offer>;

/** O13: what an exhibitor orders for its stand. Anybody else learns that there is no such exhibitor. */
export const extraCalls = {
  list: call({
    path: `${base}/list`,
    who: 'account',
    effect: 'read',
    body: v.object({ showid: Id }),
    answer: v.object({
      cid: Id,
      zone: v.string(),
      currency: Currency,
      offers: v.array(Offer),
      /** Newest first. */
      orders: v.array(Order),
      /** How exhibitors pay, in the organiser's words; '' in both languages: not said yet. */
      paying: Bilingual,
    }),
    errors: [],
  }),
  /** Orders services. Limited stock is taken in the same transaction, in the order of the requests. */
  order: call({
    path: `${base}/order`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      showid: Id,
      lines: v.pipe(v.array(v.object({ extraId: Id, count: Count })), v.minLength(1, 'required'), v.maxLength(50)),
      invoice: InvoiceForm,
    }),
    answer: v.object({ orderId: Id, total: Fen }),
    errors: ['stand_extra_sold_out', 'stand_extra_closed', 'invoice_invalid', 'invoice_currency'],
  }),
  /** Cancels an order that is not paid; its pieces are free again. */
  cancel: call({
    path: `${base}/cancel`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ orderId: Id }),
    answer: Nothing,
    errors: ['stand_order_state'],
  }),
  /** Requests an invoice for an order, or withdraws the request with kind `none` before it is issued. */
  saveInvoice: call({
    path: `${base}/invoice`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ orderId: Id, invoice: InvoiceForm }),
    answer: Nothing,
    errors: ['stand_order_state', 'invoice_invalid', 'invoice_currency'],
  }),
} as const;

const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;
const money = { staff: roles.money } as const;
const one = { cid: Id, orderId: Id, seen: WholeNumber };
const moved = {
  ...one,
  way: v.picklist(moneyWays),
  /** By which the money is found: the bank's number, or of a receipt. */
  reference: v.pipe(trimmed(60), v.minLength(1, 'required')),
};

export const extraConsoleCalls = {
  extras: call({
    path: `${consoleBase}/list`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      currency: Currency,
      paying: Bilingual,
      extras: v.array(
        v.object({
          id: Id,
          version: v.number(),
          kind: v.picklist(extraKinds),
          name: Bilingual,
          text: Bilingual,
          price: Fen,
          stock: v.nullable(v.number()),
          most: v.nullable(v.number()),
          closesAt: v.nullable(Instant),
          offered: v.boolean(),
          /** Pieces in open and paid orders. */
          taken: v.number(),
        }),
      ),
      orders: v.array(
        v.object({
          ...Order.entries,
          exhibitorId: Id,
          exhibitor: Bilingual,
          booth: v.string(),
          reference: v.string(),
        }),
      ),
    }),
    errors: [],
  }),
  saveExtra: call({
    path: `${consoleBase}/save`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({
      cid: Id,
      extra: v.object({
        id: v.nullable(Id),
        seen: v.nullable(WholeNumber),
        kind: v.picklist(extraKinds),
        name: inEither(60, 80),
        text: inBoth(200, 300),
        price: Price,
        stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
        most: v.nullable(Count),
        closesAt: v.nullable(Moment),
        offered: v.boolean(),
      }),
    }),
    answer: v.object({ extraId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** How exhibitors pay: account, bank and what the transfer must name. */
  savePaying: call({
    path: `${consoleBase}/paying`,
    who: money,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, paying: inBoth(300, 400) }),
    answer: Nothing,
    errors: [],
  }),
  /** Only what nobody has ordered. */
  removeExtra: call({
    path: `${consoleBase}/remove`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, extraId: Id }),
    answer: Nothing,
    errors: ['stand_extra_ordered'],
  }),
  /** Records that an order was paid. */
  payStandOrder: call({
    path: `${consoleBase}/pay`,
    who: money,
    effect: 'write',
    whole: true,
    body: v.object(moved),
    answer: Nothing,
    errors: ['stand_order_state'],
  }),
  /** Records that all of it was paid back; its pieces are free again. */
  refundStandOrder: call({
    path: `${consoleBase}/refund`,
    who: money,
    effect: 'write',
    whole: true,
    body: v.object(moved),
    answer: Nothing,
    errors: ['stand_order_state'],
  }),
  cancelStandOrder: call({
    path: `${consoleBase}/cancel`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object(one),
    answer: Nothing,
    errors: ['stand_order_state'],
  }),
} as const;
