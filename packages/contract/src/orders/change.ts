import * as v from 'valibot';
import { call } from '../call.ts';
import { OrderCard } from './order.ts';
import { Currency, Day, Fen, Id, OptionalId } from '../shapes.ts';

const Stay = v.object({
  roomTypeId: Id,
  checkIn: Day,
  checkOut: Day,
  part: v.picklist(['room', 'bed']),
  gender: v.optional(v.picklist(['', 'male', 'female']), ''),
  mate: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
});

const fee = { regid: Id, kind: v.literal('fee'), feeId: Id, branchId: OptionalId };
/** Null: cancels the stay. */
const stay = { regid: Id, kind: v.literal('stay'), stay: v.nullable(Stay) };

/** Added to what the registration has; none is taken back. */
const extras = {
  regid: Id,
  kind: v.literal('extras'),
  extras: v.pipe(
    v.array(v.object({ extraId: Id, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)) })),
    v.minLength(1),
    v.maxLength(40),
  ),
};

/** An extra that can be added after payment. */
const AddedExtra = v.object({
  extraId: Id,
  title: v.string(),
  remark: v.string(),
  amount: Fen,
  left: v.nullable(v.number()),
  /** How many more this registration may have. */
  atMost: v.number(),
  /** How many it has. */
  quantity: v.number(),
});

/** What a change costs or refunds, and by which rule. */
export const ChangeQuote = v.object({
  currency: Currency,
  /** Cost of this part of the registration before and after the change, in fen. */
  before: Fen,
  after: Fen,
  toPay: Fen,
  refund: Fen,
  /** Percentage of a price reduction refunded today, under the organiser's policy. */
  percent: v.number(),
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

const May = v.object({ allowed: v.boolean(), until: v.nullable(Day), reason: v.string() });

/** Days before the first day until when people may change it themselves; null: only staff. */
const Days = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)));
const Policy = { answers: Days, fee: Days, stay: Days };

const errors = [
  'registration_unknown',
  'registration_locked',
  'change_not_allowed',
  'change_nothing',
  'already_registered',
  'fee_not_eligible',
  'fee_sold_out',
  'branch_missing',
  'branch_full',
  'stay_invalid',
  'room_full',
  'bed_full',
  'room_unavailable',
  'extra_not_offered',
  'currency_unpriced',
] as const;

export const changeCalls = {
  /** What a person may change on a paid registration, and until which day. */
  changeOptions: call({
    path: '/medapp/api/order/change/options',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({
      fee: May,
      stay: May,
      /** On sale until the end of the conference, while the organiser has not closed them. */
      extras: v.array(AddedExtra),
      currency: Currency,
      openOrderId: v.nullable(Id),
    }),
    errors: ['registration_unknown'],
  }),
  /** What a change would cost or refund now. */
  changeQuote: call({
    path: '/medapp/api/order/change/quote',
    who: 'account',
    effect: 'read',
    body: v.variant('kind', [v.object(fee), v.object(stay), v.object(extras)]),
    answer: v.object({ quote: ChangeQuote }),
    errors,
  }),
  /**
   * Makes the change as quoted. With an amount due: creates a further order, whose new claims are held while it is open; the current
   * ones remain until it is paid. Otherwise done at once, and any refund is started.
   */
  change: call({
    path: '/medapp/api/order/change/make',
    who: 'account',
    effect: 'write',
    body: v.variant('kind', [
      v.object({ ...fee, toPay: Fen, refund: Fen }),
      v.object({ ...stay, toPay: Fen, refund: Fen }),
      v.object({ ...extras, toPay: Fen, refund: Fen }),
    ]),
    answer: v.object({ order: v.nullable(OrderCard) }),
    errors: [...errors, 'price_changed', 'extra_sold_out', 'discount_used_up'],
  }),
  /** Staff: what people may change themselves. */
  changePolicy: call({
    path: '/medapp/api/staff/order/change/policy',
    who: { staff: ['owner', 'organiser', 'finance', 'reader'] },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ policy: v.object(Policy) }),
    errors: ['conference_unknown'],
  }),
  saveChangePolicy: call({
    path: '/medapp/api/staff/order/change/policy/save',
    who: { staff: ['owner', 'organiser'] },
    effect: 'write',
    body: v.object({ cid: Id, ...Policy }),
    answer: v.object({ policy: v.object(Policy) }),
    errors: ['conference_unknown'],
  }),
} as const;
