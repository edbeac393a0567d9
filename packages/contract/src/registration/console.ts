import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { OrderState, RegisteredExtra } from '../orders/order.ts';
import { RefundTouches } from '../orders/refund.ts';
import { ShownAnswer } from './form.ts';
import { Answers, FeeReason, FieldItem, RegistrationState } from './wizard.ts';
import {
  Chosen,
  ListCursor,
  ListedColumn,
  ListedRegistration,
  Reason,
  RegistrationFilter,
  RegistrationSort,
  SavedView,
} from './list.ts';
import { Currency, Id, Instant, Nothing } from '../shapes.ts';

const Named = v.object({ id: Id, title: v.string() });

/** Explains a person's price: the conditions met, the alternatives, and what would change it. */
const Price = v.object({
  fee: v.string(),
  amount: v.nullable(v.number()),
  why: v.array(FeeReason),
  wouldChange: v.array(v.string()),
  windows: v.array(
    v.object({ title: v.string(), amount: v.number(), from: Instant, until: Instant, holds: v.boolean() }),
  ),
});

/** Empty: the action is possible. Otherwise the reason as text. */
const Acts = v.object({
  approve: v.string(),
  refuse: v.string(),
  reopen: v.string(),
  edit: v.string(),
  move: v.string(),
  cancel: v.string(),
  refund: v.string(),
});

const DeskOrder = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  total: v.number(),
  refunded: v.number(),
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  lines: v.array(v.object({ title: v.string(), remark: v.string(), quantity: v.number(), amount: v.number() })),
  payments: v.array(v.object({ method: v.string(), state: v.string(), amount: v.number(), at: Instant })),
  refunds: v.array(v.object({ amount: v.number(), state: v.string(), reason: v.string(), at: Instant })),
});

export const RegistrationAtDesk = v.object({
  id: Id,
  number: v.string(),
  name: v.string(),
  /** The name in pinyin; empty when it is in Latin letters already. */
  spelled: v.string(),
  phone: v.string(),
  email: v.string(),
  company: v.string(),
  branchId: v.nullable(Id),
  branch: v.string(),
  feeId: v.nullable(Id),
  fee: v.string(),
  member: v.boolean(),
  source: v.string(),
  state: RegistrationState,
  currency: v.string(),
  holdUntil: v.nullable(Instant),
  /** How often the person renewed the hold, at most twice. */
  holdRenewals: v.number(),
  createdAt: Instant,
  changedAt: Instant,
  /** Form version that was answered, and the newest one of that form. */
  formNumber: v.number(),
  /** Its name; empty: the first form. */
  form: v.string(),
  newestForm: v.number(),
  answers: v.array(ShownAnswer),
  price: v.nullable(Price),
  orders: v.array(DeskOrder),
  /** Fen: refund under the organiser's policy today, and the maximum refundable. */
  refundNow: v.number(),
  refundable: v.number(),
  /** Fen received, less completed refunds; null when nothing was ever paid. `refunding`: of these, fen under way back. */
  paidNow: v.nullable(v.number()),
  refunding: v.number(),
  touches: RefundTouches,
  stays: v.array(
    v.object({
      hotel: v.string(),
      roomType: v.string(),
      checkIn: v.string(),
      checkOut: v.string(),
      amount: v.number(),
      kept: v.boolean(),
    }),
  ),
  extras: v.array(RegisteredExtra),
  messages: v.array(
    v.object({
      id: Id,
      text: v.string(),
      channel: v.picklist(['inbox', 'messenger', 'phone', 'email']),
      state: v.string(),
      at: Instant,
    }),
  ),
  history: v.array(v.object({ at: Instant, by: v.string(), event: v.string(), text: v.string(), why: v.string() })),
  can: Acts,
});
export type RegistrationAtDesk = v.InferOutput<typeof RegistrationAtDesk>;

const Text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
export const BulkMessage = v.object({
  subject: v.object({ zh: Text(120), en: Text(120) }),
  text: v.object({ zh: Text(1000), en: Text(1000) }),
});
export type BulkMessage = v.InferOutput<typeof BulkMessage>;

const Row = { cid: Id, id: Id };
const desk = { staff: roles.desk } as const;
const readers = { staff: roles.readPeople } as const;

export const registrationConsoleCalls = {
  /** A page of the registrations a filter matches, and their total number. */
  list: call({
    path: '/medapp/api/console/registration/list',
    who: readers,
    effect: 'read',
    body: v.object({
      cid: Id,
      filter: RegistrationFilter,
      sort: v.optional(RegistrationSort, 'changed'),
      descending: v.optional(v.boolean(), true),
      after: v.optional(v.nullable(ListCursor), null),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
    }),
    answer: v.object({
      rows: v.array(ListedRegistration),
      next: v.nullable(ListCursor),
      count: v.number(),
      /** True: there are more than `count`, which is then COUNTED_AT_MOST. */
      more: v.boolean(),
      all: v.number(),
      milliseconds: v.number(),
    }),
    errors: [],
  }),
  /** Options of the filters, and the saved views with their current number of matches. */
  choices: call({
    path: '/medapp/api/console/registration/choices',
    who: readers,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** The main one of the conference, in which amounts are that name none. */
      currency: Currency,
      branches: v.array(Named),
      fees: v.array(Named),
      /** Forms by which people register or registered; empty where there is only the first, whose id is 0. */
      forms: v.array(v.object({ id: v.number(), title: v.string() })),
      toReview: v.number(),
      toPay: v.number(),
      all: v.number(),
      views: v.array(SavedView),
    }),
    errors: [],
  }),
  detail: call({
    path: '/medapp/api/console/registration/detail',
    who: readers,
    effect: 'read',
    body: v.object(Row),
    answer: v.object({ registration: RegistrationAtDesk }),
    errors: [],
  }),
  approve: call({
    path: '/medapp/api/console/registration/approve',
    who: desk,
    effect: 'write',
    body: v.object(Row),
    answer: Nothing,
    errors: ['registration_locked', 'fee_sold_out', 'branch_full', 'extra_sold_out', 'room_full', 'discount_used_up'],
  }),
  /** Refuses a registration: its claims are released at once; the person is notified, with the reason if `tell` is set. */
  refuse: call({
    path: '/medapp/api/console/registration/refuse',
    who: desk,
    effect: 'write',
    body: v.object({ ...Row, reason: v.pipe(Reason, v.minLength(1)), tell: v.optional(v.boolean(), true) }),
    answer: Nothing,
    errors: ['registration_locked'],
  }),
  /** Reverts an approval or refusal to review. Refused once there is an order. */
  reopen: call({
    path: '/medapp/api/console/registration/reopen',
    who: desk,
    effect: 'write',
    body: v.object(Row),
    answer: Nothing,
    errors: ['registration_locked', 'fee_sold_out', 'branch_full', 'already_registered'],
  }),
  /** The form version that was answered, with the answers, for correction by staff. */
  form: call({
    path: '/medapp/api/console/registration/form',
    who: desk,
    effect: 'read',
    body: v.object(Row),
    answer: v.object({ fields: v.array(FieldItem) }),
    errors: [],
  }),
  edit: call({
    path: '/medapp/api/console/registration/edit',
    who: desk,
    effect: 'write',
    /** `seen`: the answers as the user read them; any of these changed by another person since then is refused. Null skips the check. */
    body: v.object({
      ...Row,
      answers: Answers,
      seen: v.optional(v.nullable(Answers), null),
      reason: v.optional(Reason, ''),
    }),
    answer: Nothing,
    errors: ['registration_locked', 'answers_invalid', 'already_registered', 'fee_not_eligible', 'changed_meanwhile'],
  }),
  /** Moves a registration to another branch, at the same fee. */
  move: call({
    path: '/medapp/api/console/registration/move',
    who: desk,
    effect: 'write',
    body: v.object({ ...Row, branchId: Id, reason: v.optional(Reason, '') }),
    answer: Nothing,
    errors: ['registration_locked', 'branch_missing', 'branch_full', 'fee_not_eligible', 'already_registered'],
  }),
  note: call({
    path: '/medapp/api/console/registration/note',
    who: desk,
    effect: 'write',
    body: v.object({ ...Row, note: v.pipe(Reason, v.minLength(1)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Performs one action on many registrations as a background task, with a result per row. */
  bulk: call({
    path: '/medapp/api/console/registration/bulk',
    who: desk,
    effect: 'write',
    body: v.object({
      cid: Id,
      act: v.picklist(['approve', 'refuse', 'reopen', 'message', 'cancel']),
      chosen: Chosen,
      /** Reason of the refusal or cancellation. */
      reason: v.optional(Reason, ''),
      /** Message in each recipient's language; {name}, {number} and {conference} are filled in. */
      message: v.optional(v.nullable(BulkMessage), null),
      /** Refund on cancellation: nothing, the amount of the organiser's policy today, or everything. */
      back: v.optional(v.picklist(['nothing', 'policy', 'all']), 'nothing'),
      tell: v.optional(v.boolean(), true),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Undoes a bulk approval or refusal as far as still possible; a result per row. */
  undoBulk: call({
    path: '/medapp/api/console/registration/undoBulk',
    who: desk,
    effect: 'write',
    body: v.object({ cid: Id, taskId: Id }),
    answer: v.object({ taskId: Id }),
    errors: ['change_nothing'],
  }),
  export: call({
    path: '/medapp/api/console/registration/export',
    who: desk,
    effect: 'write',
    body: v.object({
      cid: Id,
      filter: RegistrationFilter,
      format: v.picklist(['xlsx', 'csv']),
      columns: v.pipe(v.array(ListedColumn), v.minLength(1)),
      /** Includes every answer, of every version of the form. */
      answers: v.optional(v.boolean(), true),
      /** Includes the extras: all in one column, and the quantity of each in a column of its own. */
      withExtras: v.optional(v.boolean(), true),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  saveView: call({
    path: '/medapp/api/console/registration/saveView',
    who: readers,
    effect: 'write',
    body: v.object({
      cid: Id,
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
      shared: v.optional(v.boolean(), false),
      filter: RegistrationFilter,
      columns: v.pipe(v.array(ListedColumn), v.minLength(1)),
      sort: v.optional(RegistrationSort, 'changed'),
      descending: v.optional(v.boolean(), true),
    }),
    answer: v.object({ id: Id }),
    errors: [],
  }),
  removeView: call({
    path: '/medapp/api/console/registration/removeView',
    who: readers,
    effect: 'write',
    body: v.object(Row),
    answer: Nothing,
    errors: [],
  }),
} as const;
