import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { OrderState } from './order.ts';
import { Currency, Day, Fen, Id, Instant, Nothing, OptionalId, WholeNumber } from '../shapes.ts';

export const WaitingTransfer = v.object({
  /** Null: the person has not chosen to pay by bank transfer. */
  paymentId: v.nullable(Id),
  orderId: Id,
  orderNumber: v.string(),
  orderState: OrderState,
  name: v.string(),
  amount: Fen,
  currency: Currency,
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
  currency: Currency,
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
  'part',
  'differs',
  'double',
  'nothing',
  'outgoing',
  'unreadable',
  'left_out',
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
  /** Of the amounts. */
  currency: Currency,
  /** Cells that cannot be read: position, name and content of each, and why. */
  faults: v.array(v.object({ column: v.nullable(v.number()), label: v.string(), value: v.string(), text: v.string() })),
  /** True when staff typed a cell of it. */
  mended: v.boolean(),
  /** Name of the earlier statement that brought the same line; empty: none. */
  brought: v.string(),
  /** Earlier line of the same statement with the same reference of the bank; null: none. */
  twin: v.nullable(v.number()),
  transfer: v.nullable(WaitingTransfer),
  /** What of the row is not booked for an order, in any conference of the society. */
  left: Fen,
  /** What the row has paid in this conference. */
  booked: v.array(v.object({ orderId: Id, orderNumber: v.string(), name: v.string(), amount: Fen })),
});
export type StatementRow = v.InferOutput<typeof StatementRow>;

/** A statement that was uploaded; it can be opened again. */
export const UploadedStatement = v.object({
  id: Id,
  name: v.string(),
  /** Of the account. */
  currency: Currency,
  by: v.string(),
  at: Instant,
  /** Lines of the file. */
  rows: v.number(),
  /** Incoming lines that are not booked whole, in any conference of the society. */
  left: v.number(),
  /** Lines that cannot be read and are not left out. */
  unread: v.number(),
  /** False: its columns are not matched yet. */
  mapped: v.boolean(),
});
export type UploadedStatement = v.InferOutput<typeof UploadedStatement>;

const who = { staff: roles.money } as const;

export const bankCalls = {
  /** Transfers awaited, those booked recently, and the newest statements, at most 50. */
  bank: call({
    path: '/medapp/api/console/orders/bank',
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      waiting: v.array(WaitingTransfer),
      bookings: v.array(BankBooking),
      statements: v.array(UploadedStatement),
      /** Of the conference, the main one first. */
      currencies: v.array(Currency),
    }),
    errors: [],
  }),
  /** Uploads a bank statement; books nothing. One of an unknown layout has its columns matched by hand first. */
  uploadStatement: call({
    path: '/medapp/api/console/orders/bank/upload',
    who,
    effect: 'write',
    multipart: true,
    /** `feeCurrency`: of the account; empty: the main one of the conference. Rows book only orders in it. */
    body: v.object({ cid: Id, feeCurrency: v.optional(v.pipe(v.string(), v.maxLength(3)), '') }),
    answer: v.object({ statementId: Id }),
    errors: ['file_missing', 'sheet_unreadable', 'sheet_columns', 'currency_not_offered'],
  }),
  /** Current outcome of each row, before booking. */
  statement: call({
    path: '/medapp/api/console/orders/bank/statement',
    who,
    effect: 'read',
    body: v.object({ cid: Id, statementId: Id }),
    answer: v.object({
      name: v.string(),
      /** Of the account. */
      currency: Currency,
      /** False: no line is read before its columns are matched. */
      mapped: v.boolean(),
      /** True while no line is booked: the columns can be changed, and the statement withdrawn. */
      open: v.boolean(),
      /** Titles, first lines and columns; null: uploaded before lines were kept. */
      sheet: v.nullable(
        v.object({
          titles: v.array(v.string()),
          sample: v.array(v.array(v.string())),
          columns: v.array(v.nullable(v.string())),
          targets: v.array(v.object({ id: v.string(), label: v.string() })),
        }),
      ),
      rows: v.array(StatementRow),
    }),
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
      /** `orderId` where the person has not chosen bank transfer, so that there is no payment yet. */
      matches: v.pipe(
        v.array(v.object({ number: WholeNumber, paymentId: OptionalId, orderId: OptionalId })),
        v.minLength(1),
        v.maxLength(5000),
      ),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Unpaid orders by name, phone, organisation, number or amount, newest first, at most 30; several words must all fit. */
  findUnpaid: call({
    path: '/medapp/api/console/orders/bank/find',
    who,
    effect: 'read',
    body: v.object({ cid: Id, words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '') }),
    answer: v.object({ orders: v.array(WaitingTransfer), more: v.boolean() }),
    errors: [],
  }),
  /**
   * Gives a row to orders by hand: each is paid whole, and together they take at most what is left of the row. The rest of the row can
   * be given to further orders later. All or none.
   */
  assignRow: call({
    path: '/medapp/api/console/orders/bank/assign',
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      statementId: Id,
      number: WholeNumber,
      orderIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)),
    }),
    answer: v.object({ left: Fen }),
    errors: [
      'order_currencies',
      'order_state',
      'order_expired',
      'bank_row_booked',
      'bank_row_short',
      'statement_changed',
    ],
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
