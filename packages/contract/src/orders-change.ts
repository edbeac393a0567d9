import * as v from 'valibot';
import { call } from './call.ts';
import { OrderCard } from './orders.ts';
import { Currency, Day, Fen, Id, OptionalId } from './shapes.ts';

const Stay = v.object({
  roomTypeId: Id,
  checkIn: Day,
  checkOut: Day,
  part: v.picklist(['room', 'bed']),
  gender: v.optional(v.picklist(['', 'male', 'female']), ''),
  mate: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
});

const fee = { regid: Id, kind: v.literal('fee'), feeId: Id, branchId: OptionalId };
/** Null: no room any more. */
const stay = { regid: Id, kind: v.literal('stay'), stay: v.nullable(Stay) };

/** What a change costs or gives back, and by which rule. */
export const ChangeQuote = v.object({
  currency: Currency,
  /** What this part of the registration costs so far, and then. */
  before: Fen,
  after: Fen,
  toPay: Fen,
  refund: Fen,
  /** The share of a lower price that comes back today, by the organiser's rule. */
  percent: v.number(),
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

const May = v.object({ allowed: v.boolean(), until: v.nullable(Day), reason: v.string() });

/** Days before the first day until when people change it alone; null: only staff. */
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
] as const;

export const changeCalls = {
  /** What one may change by oneself on a paid registration, and until which day. */
  changeOptions: call({
    path: '/medapp/api/order/change/options',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({ fee: May, stay: May, openOrderId: v.nullable(Id) }),
    errors: ['registration_unknown'],
  }),
  /** What a change would cost or give back now. */
  changeQuote: call({
    path: '/medapp/api/order/change/quote',
    who: 'account',
    effect: 'read',
    body: v.variant('kind', [v.object(fee), v.object(stay)]),
    answer: v.object({ quote: ChangeQuote }),
    errors,
  }),
  /**
   * Makes the change as it was shown. Something to pay: a further order, whose new places are kept while it is open; what one
   * has stays until it is paid. Nothing to pay: done at once, and what comes back is on its way.
   */
  change: call({
    path: '/medapp/api/order/change/make',
    who: 'account',
    effect: 'write',
    body: v.variant('kind', [
      v.object({ ...fee, toPay: Fen, refund: Fen }),
      v.object({ ...stay, toPay: Fen, refund: Fen }),
    ]),
    answer: v.object({ order: v.nullable(OrderCard) }),
    errors: [...errors, 'price_changed', 'extra_sold_out', 'discount_used_up'],
  }),
  /** Staff: what people may change by themselves. */
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
