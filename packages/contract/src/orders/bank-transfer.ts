import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { OrderState } from './order.ts';
import { Day, Fen, Id, Instant, Nothing, WholeNumber } from '../shapes.ts';

export const WaitingTransfer = v.object({
  paymentId: Id,
  orderId: Id,
  orderNumber: v.string(),
  orderState: OrderState,
  name: v.string(),
  amount: Fen,
  /** Reference the payer was asked to use. */
  reference: v.string(),
  createdAt: Instant,
});
export type WaitingTransfer = v.InferOutput<typeof WaitingTransfer>;

export const BankBooking = v.object({
  id: Id,
  orderId: Id,
  orderNumber: v.string(),
  /** The people it pays for. */
  people: v.array(v.string()),
  amount: Fen,
  payer: v.string(),
  remark: v.string(),
  at: Instant,
  by: v.string(),
  undone: v.boolean(),
});
export type BankBooking = v.InferOutput<typeof BankBooking>;

export const BankOutcome = v.picklist([
  'matched',
  'suggested',
  'booked',
  'differs',
  'double',
  'nothing',
  'outgoing',
  'unreadable',
]);
export type BankOutcome = v.InferOutput<typeof BankOutcome>;

export const StatementRow = v.object({
  /** Line number in the spreadsheet. */
  number: v.number(),
  day: v.nullable(Day),
  amount: Fen,
  payer: v.string(),
  remark: v.string(),
  fate: BankOutcome,
  transfer: v.nullable(WaitingTransfer),
});
export type StatementRow = v.InferOutput<typeof StatementRow>;

const who = { staff: roles.money } as const;

export const bankCalls = {
  /** Transfers awaited, and those booked recently. */
  bank: call({
    path: '/medapp/api/console/orders/bank',
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ waiting: v.array(WaitingTransfer), bookings: v.array(BankBooking) }),
    errors: [],
  }),
  /** Uploads a bank statement; books nothing. */
  uploadStatement: call({
    path: '/medapp/api/console/orders/bank/upload',
    who,
    effect: 'write',
    multipart: true,
    body: v.object({ cid: Id }),
    answer: v.object({ statementId: Id }),
    errors: ['file_missing', 'sheet_unreadable', 'sheet_columns'],
  }),
  /** Current outcome of each row, before booking. */
  statement: call({
    path: '/medapp/api/console/orders/bank/statement',
    who,
    effect: 'read',
    body: v.object({ cid: Id, statementId: Id }),
    answer: v.object({ name: v.string(), rows: v.array(StatementRow) }),
    errors: [],
  }),
  /** Books rows of a statement, each to its matching transfer. */
  applyStatement: call({
    path: '/medapp/api/console/orders/bank/apply',
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      statementId: Id,
      matches: v.pipe(v.array(v.object({ number: WholeNumber, paymentId: Id })), v.minLength(1), v.maxLength(5000)),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Undoes a wrong match: the order, or all orders paid together, are open again and await their own transfer. */
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
