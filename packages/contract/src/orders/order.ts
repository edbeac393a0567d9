import * as v from 'valibot';
import { call } from '../call.ts';
import { Currency, Day, Fen, Id, Instant, OptionalId } from '../shapes.ts';

export const OrderState = v.picklist([
  'open',
  'paid',
  'partly_refunded',
  'refunding',
  'refunded',
  'expired',
  'cancelled',
]);
export type OrderState = v.InferOutput<typeof OrderState>;

export const OrderLine = v.object({
  kind: v.picklist(['fee', 'extra', 'night', 'discount']),
  title: v.string(),
  remark: v.string(),
  quantity: v.number(),
  amount: Fen,
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

/** An extra that a registration has: how many, and the price of all of them in fen. */
export const RegisteredExtra = v.object({ title: v.string(), quantity: v.number(), amount: Fen });
export type RegisteredExtra = v.InferOutput<typeof RegisteredExtra>;

/** Payment method; `jsapi` only inside the messenger, `h5` only outside it on a phone, `native` shows a QR code. */
export const PayMethod = v.picklist(['jsapi', 'h5', 'native', 'alipay_wap', 'bank_transfer']);
export type PayMethod = v.InferOutput<typeof PayMethod>;

/** Methods to choose from; `simulated`: no money moves. */
export const PayMethods = v.array(v.object({ method: PayMethod, simulated: v.boolean() }));

/** How staff took money: cash, card, or another way not specified here. */
export const DeskMethod = v.picklist(['cash', 'pos', 'elsewhere']);
export type DeskMethod = v.InferOutput<typeof DeskMethod>;

export const OrderCard = v.object({
  orderId: Id,
  number: v.string(),
  regId: Id,
  cid: Id,
  conference: v.string(),
  name: v.string(),
  total: Fen,
  refunded: Fen,
  currency: Currency,
  state: OrderState,
  createdAt: Instant,
  /** While open, the claims are held until then. */
  holdUntil: v.nullable(Instant),
});
export type OrderCard = v.InferOutput<typeof OrderCard>;

export const OrderDetail = v.object({
  ...OrderCard.entries,
  lines: v.array(OrderLine),
  paidAt: v.nullable(Instant),
  method: v.nullable(PayMethod),
  methods: PayMethods,
  /** `at`: when it was requested; `doneAt`: when the money was sent, null until then. */
  refunds: v.array(
    v.object({ amount: Fen, state: v.string(), reason: v.string(), at: Instant, doneAt: v.nullable(Instant) }),
  ),
  /** Refund of a cancellation now under the organiser's policy, in fen; null when the person cannot cancel it themselves. */
  refundNow: v.nullable(Fen),
  refundPolicy: v.array(v.object({ until: Day, percent: v.number() })),
  /** For a bank transfer: the payee's account and the reference to use. */
  bank: v.nullable(v.object({ account: v.string(), bank: v.string(), number: v.string(), reference: v.string() })),
  /** Set when a payment came too late for the claims and was refunded automatically. */
  notice: v.string(),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;

/** Contents of the registration before the order is created. */
export const Preview = v.object({
  lines: v.array(OrderLine),
  total: Fen,
  currency: Currency,
  holdUntil: v.nullable(Instant),
  discountCode: v.string(),
  extras: v.array(
    v.object({
      extraId: Id,
      title: v.string(),
      remark: v.string(),
      amount: Fen,
      left: v.nullable(v.number()),
      atMost: v.number(),
      quantity: v.number(),
    }),
  ),
  /** True: staff review the registration first, and payment follows their approval. */
  review: v.boolean(),
});
export type Preview = v.InferOutput<typeof Preview>;

const choiceErrors = [
  'registration_unknown',
  'registration_locked',
  'fee_missing',
  'fee_sold_out',
  'fee_not_eligible',
  'extra_sold_out',
  'discount_unknown',
  'discount_used_up',
  'discount_not_valid',
  'discount_other_fee',
  'discount_other_person',
  'discount_other_currency',
  'currency_unpriced',
] as const;

export const InvoiceForm = v.object({
  kind: v.picklist(['none', 'ordinary', 'special']),
  holder: v.optional(v.picklist(['organisation', 'person']), 'organisation'),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  taxNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30)), ''),
  address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  bank: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  account: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
});
export type InvoiceForm = v.InferOutput<typeof InvoiceForm>;

/** The outcome of an invoice request; empty fields while it is only requested. */
export const IssuedInvoice = v.object({
  number: v.string(),
  day: v.nullable(Day),
  amount: v.nullable(Fen),
  /** Amount taken off by red letters, in fen. */
  redAmount: Fen,
  /** URL of the PDF; empty when there is none. */
  file: v.string(),
  /** Why it was refused or cancelled. */
  reason: v.string(),
});
export type IssuedInvoice = v.InferOutput<typeof IssuedInvoice>;

/** What the phone needs to start a payment, by method. */
export const PayInstructions = v.variant('method', [
  v.object({
    method: v.literal('jsapi'),
    appId: v.string(),
    timeStamp: v.string(),
    nonceStr: v.string(),
    package: v.string(),
    signType: v.string(),
    paySign: v.string(),
  }),
  v.object({ method: v.literal('h5'), url: v.string() }),
  v.object({ method: v.literal('native'), codeUrl: v.string() }),
  v.object({ method: v.literal('alipay_wap'), url: v.string() }),
  v.object({
    method: v.literal('bank_transfer'),
    account: v.string(),
    bank: v.string(),
    number: v.string(),
    reference: v.string(),
  }),
]);
export type PayInstructions = v.InferOutput<typeof PayInstructions>;

/** Schemas shared by paying one order and paying several together: starting a payment and receiving its state. */
export const paying = {
  begin: {
    body: { method: PayMethod, back: v.optional(v.pipe(v.string(), v.maxLength(500)), '') },
    answer: v.object({ paymentId: Id, instructions: PayInstructions }),
    errors: ['order_unknown', 'order_state', 'order_expired', 'payment_method_missing', 'payment_unreachable'],
  },
  stands: v.object({ state: OrderState, holdUntil: v.nullable(Instant), now: Instant, notice: v.string() }),
} as const;

export const orderCalls = {
  /** The person's current choices with their price. */
  preview: call({
    path: '/medapp/api/order/preview',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({ preview: Preview }),
    errors: ['registration_unknown', 'fee_missing', 'currency_unpriced'],
  }),
  /** S116: discount code and extras next to the fee. */
  choose: call({
    path: '/medapp/api/order/choose',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      regid: Id,
      discountCode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
      extras: v.optional(
        v.array(v.object({ extraId: Id, quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) })),
        [],
      ),
    }),
    answer: v.object({ preview: Preview }),
    errors: choiceErrors,
  }),
  /** Confirms the choices: claims or renews all stock, all or nothing, and creates the order. A free order is confirmed at once. */
  create: call({
    path: '/medapp/api/order/create',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      regid: Id,
      /** The total the person saw; a different one is refused with `price_changed`. */
      total: Fen,
    }),
    answer: v.object({
      /** Null when staff must approve first. */
      order: v.nullable(OrderCard),
      regFl: v.picklist([0, 1, 2, 3]),
    }),
    errors: [
      ...choiceErrors,
      'price_changed',
      'branch_full',
      'room_full',
      'bed_full',
      'room_unavailable',
      'already_registered',
      'registration_closed',
      'registration_not_open',
      'conference_stopped',
      'form_closed',
    ],
  }),
  /** S119 */
  mine: call({
    path: '/medapp/api/order/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: OptionalId }),
    answer: v.object({ orders: v.array(OrderCard), now: Instant }),
    errors: [],
  }),
  read: call({
    path: '/medapp/api/order/read',
    who: 'account',
    effect: 'read',
    body: v.object({ orderid: Id }),
    answer: v.object({ order: OrderDetail, now: Instant }),
    errors: ['order_unknown'],
  }),
  /** Starts a payment attempt; a repeated call for the same method returns the running attempt. */
  pay: call({
    path: '/medapp/api/order/pay',
    who: 'account',
    effect: 'write',
    stepwise: true,
    body: v.object({ orderid: Id, ...paying.begin.body }),
    answer: paying.begin.answer,
    errors: paying.begin.errors,
  }),
  /** The order's payment state, queried from the provider now; the page's own claim is not trusted. */
  state: call({
    path: '/medapp/api/order/state',
    who: 'account',
    effect: 'write',
    body: v.object({ orderid: Id }),
    answer: paying.stands,
    errors: ['order_unknown'],
  }),
  /** Cancels an unpaid order; its registration ends and its claims are released at once. */
  cancel: call({
    path: '/medapp/api/order/cancel',
    who: 'account',
    effect: 'write',
    body: v.object({ orderid: Id }),
    answer: v.object({ order: OrderCard }),
    errors: ['order_unknown', 'order_state'],
  }),
  /** Cancels a paid registration; the refund follows the organiser's policy. */
  refund: call({
    path: '/medapp/api/order/refund',
    who: 'account',
    effect: 'write',
    body: v.object({
      orderid: Id,
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
      amount: Fen,
    }),
    answer: v.object({ order: OrderCard }),
    errors: ['order_unknown', 'order_state', 'refund_not_allowed', 'price_changed', 'payment_unreachable'],
  }),
  invoice: call({
    path: '/medapp/api/order/invoice',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({
      invoice: v.nullable(InvoiceForm),
      state: v.string(),
      issued: v.nullable(IssuedInvoice),
      /** One invoice for several people paid for together; they cannot have separate ones. */
      shared: v.nullable(v.object({ title: v.string(), issued: v.boolean() })),
    }),
    errors: ['registration_unknown'],
  }),
  /** S118: requests an invoice, or withdraws the request with kind `none` before it is issued. */
  saveInvoice: call({
    path: '/medapp/api/order/invoice/save',
    who: 'account',
    effect: 'write',
    body: v.object({ regid: Id, invoice: InvoiceForm }),
    answer: v.object({ state: v.string() }),
    errors: ['registration_unknown', 'registration_locked', 'invoice_invalid', 'invoice_currency'],
  }),
} as const;
