import * as v from 'valibot';
import { call, roles } from './call.ts';
import { OrderState } from './orders.ts';
import { Day, Fen, Id, Instant, Nothing } from './shapes.ts';

export const WaitingTransfer = v.object({
  paymentId: Id,
  orderId: Id,
  orderNumber: v.string(),
  orderState: OrderState,
  name: v.string(),
  amount: Fen,
  /** What the payer was asked to write. */
  reference: v.string(),
  createdAt: Instant,
});
export type WaitingTransfer = v.InferOutput<typeof WaitingTransfer>;

export const BankBooking = v.object({
  id: Id,
  orderId: Id,
  orderNumber: v.string(),
  /** Whom it paid for. */
  people: v.array(v.string()),
  amount: Fen,
  payer: v.string(),
  remark: v.string(),
  at: Instant,
  by: v.string(),
  undone: v.boolean(),
});
export type BankBooking = v.InferOutput<typeof BankBooking>;

export const BankFate = v.picklist([
  'matched',
  'suggested',
  'booked',
  'differs',
  'double',
  'nothing',
  'outgoing',
  'unreadable',
]);
export type BankFate = v.InferOutput<typeof BankFate>;

export const StatementRow = v.object({
  /** As the spreadsheet shows it. */
  number: v.number(),
  day: v.nullable(Day),
  amount: Fen,
  payer: v.string(),
  remark: v.string(),
  fate: BankFate,
  transfer: v.nullable(WaitingTransfer),
});
export type StatementRow = v.InferOutput<typeof StatementRow>;

const who = { staff: roles.money } as const;

export const bankCalls = {
  /** What is waited for, and what was booked lately. */
  bank: call({
    path: '/medapp/api/console/orders/bank',
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ waiting: v.array(WaitingTransfer), bookings: v.array(BankBooking) }),
    errors: [],
  }),
  /** A bank's statement; nothing is booked by it. */
  uploadStatement: call({
    path: '/medapp/api/console/orders/bank/upload',
    who,
    effect: 'write',
    multipart: true,
    body: v.object({ cid: Id }),
    answer: v.object({ statementId: Id }),
    errors: ['file_missing', 'sheet_unreadable', 'sheet_columns'],
  }),
  /** What would become of each row, now. */
  statement: call({
    path: '/medapp/api/console/orders/bank/statement',
    who,
    effect: 'read',
    body: v.object({ cid: Id, statementId: Id }),
    answer: v.object({ name: v.string(), rows: v.array(StatementRow) }),
    errors: [],
  }),
  /** Books rows of a statement, each for the transfer that it is. */
  applyStatement: call({
    path: '/medapp/api/console/orders/bank/apply',
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      statementId: Id,
      matches: v.pipe(v.array(v.object({ number: v.number(), paymentId: Id })), v.minLength(1), v.maxLength(5000)),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** A wrong match: the order, or all that were paid together, are open again and wait for their own transfer. */
  undoBooking: call({
    path: '/medapp/api/console/orders/bank/undo',
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      bookingId: Id,
      reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    }),
    answer: Nothing,
    errors: ['booking_final'],
  }),
} as const;
