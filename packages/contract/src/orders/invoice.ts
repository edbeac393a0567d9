import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { InvoiceForm } from './order.ts';
import { Day, Fen, Id, Instant, Nothing, OptionalId, WholeNumber } from '../shapes.ts';

export const InvoiceState = v.picklist([
  'asked',
  'refused',
  'withdrawn',
  'issued',
  'sent',
  'partly_red',
  'red_letter',
  'reissued',
]);
export type InvoiceState = v.InferOutput<typeof InvoiceState>;

/** Work queue: requested and paid, requested and unpaid, a file to send, money refunded since issue. */
export const InvoiceView = v.picklist(['all', 'to_issue', 'unpaid', 'to_send', 'to_red']);
export type InvoiceView = v.InferOutput<typeof InvoiceView>;

const form = v.omit(InvoiceForm, ['kind']);

export const RedLetter = v.object({ id: Id, number: v.string(), day: Day, amount: Fen, reason: v.string() });

export const InvoiceRow = v.object({
  id: Id,
  /** Serial of the request, as in the tax office's batch. */
  serial: v.string(),
  state: InvoiceState,
  /** The registration, or null for an invoice of an exhibitor's order. */
  regId: v.nullable(Id),
  exhibitorId: v.nullable(Id),
  name: v.string(),
  kind: v.picklist(['ordinary', 'special']),
  ...form.entries,
  /** Paid for the registration, less refunds made or in progress, in fen. */
  net: Fen,
  /** Amount it was issued over, in fen; null before. */
  amount: v.nullable(Fen),
  number: v.string(),
  code: v.string(),
  issuedOn: v.nullable(Day),
  /** URL of the PDF; empty when there is none. */
  file: v.string(),
  sentAt: v.nullable(Instant),
  /** Oldest first. */
  reds: v.array(RedLetter),
  /** Sum of all red letters, in fen. */
  redAmount: Fen,
  /** Amount refunded since issue that a red letter must take off, in fen. */
  redDue: Fen,
  /** Additional amount due once refunds in progress have completed, in fen. */
  redComing: Fen,
  reason: v.string(),
  replacesId: v.nullable(Id),
  createdAt: Instant,
});
export type InvoiceRow = v.InferOutput<typeof InvoiceRow>;

export const InvoiceSetting = v.object({
  /** Item text as printed on the invoice. */
  item: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(90)),
  taxCode: v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{19})?$/)),
  taxRate: v.picklist(['0', '0.01', '0.03', '0.06', '0.09', '0.13']),
});
export type InvoiceSetting = v.InferOutput<typeof InvoiceSetting>;

export const ResultOutcome = v.picklist([
  'matched',
  'issued',
  'double',
  'differs',
  'title_differs',
  'nothing',
  'red_matched',
  'red',
  'unreadable',
]);
export type ResultOutcome = v.InferOutput<typeof ResultOutcome>;

export const ResultRow = v.object({
  /** Line number in the spreadsheet. */
  row: v.number(),
  number: v.string(),
  day: v.nullable(Day),
  amount: v.nullable(Fen),
  title: v.string(),
  fate: ResultOutcome,
  invoiceId: v.nullable(Id),
  name: v.string(),
  net: v.nullable(Fen),
});
export type ResultRow = v.InferOutput<typeof ResultRow>;

const who = { staff: roles.money } as const;
const one = v.object({ cid: Id, invoiceId: Id });
const Number = v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{20}|\d{8})$/));
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const invoiceCalls = {
  /** Newest first; `before`: only those with a smaller number. */
  invoices: call({
    path: '/medapp/api/console/orders/invoices',
    who,
    effect: 'read',
    body: v.object({
      cid: Id,
      view: v.optional(InvoiceView, 'all'),
      state: v.optional(v.nullable(InvoiceState), null),
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      before: OptionalId,
    }),
    answer: v.object({
      invoices: v.array(InvoiceRow),
      more: v.boolean(),
      counts: v.record(InvoiceView, v.number()),
      setting: InvoiceSetting,
    }),
    errors: [],
  }),
  /** The invoice of one registration, with what the desk may suggest for it. `shared`: title of one invoice for several people. */
  registrationInvoice: call({
    path: '/medapp/api/console/orders/invoices/registration',
    who,
    effect: 'read',
    body: v.object({ cid: Id, regId: Id }),
    answer: v.object({
      invoice: v.nullable(InvoiceForm),
      state: v.union([InvoiceState, v.literal('')]),
      shared: v.string(),
      title: v.string(),
      email: v.string(),
    }),
    errors: [],
  }),
  /** Requests it for the person by the rules that hold on their phone, or withdraws it with kind `none` before it is issued. */
  saveRegistrationInvoice: call({
    path: '/medapp/api/console/orders/invoices/registration/save',
    who,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, invoice: InvoiceForm }),
    answer: Nothing,
    errors: ['registration_locked', 'invoice_invalid', 'invoice_currency'],
  }),
  issueInvoice: call({
    path: '/medapp/api/console/orders/invoices/issue',
    who,
    effect: 'write',
    body: v.object({
      ...one.entries,
      number: Number,
      code: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{10}|\d{12})?$/)), ''),
      day: Day,
      amount: v.pipe(Fen, v.minValue(1)),
    }),
    answer: Nothing,
    errors: ['invoice_state', 'invoice_amount', 'invoice_day', 'invoice_number_used'],
  }),
  /** Attaches the PDF of an issued invoice; replaces an earlier one. */
  attachInvoice: call({
    path: '/medapp/api/console/orders/invoices/file',
    who,
    effect: 'write',
    multipart: true,
    largestFile: 5 * 1024 * 1024,
    body: one,
    answer: Nothing,
    errors: ['invoice_state', 'file_missing', 'file_not_pdf'],
  }),
  /** Mails the invoices that are issued and have a file. */
  sendInvoices: call({
    path: '/medapp/api/console/orders/invoices/send',
    who,
    effect: 'write',
    body: v.object({ cid: Id, ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) }),
    answer: v.object({ sent: v.number(), left: v.number() }),
    errors: [],
  }),
  /** Issues a red letter, over at most the refunded amount or over the whole invoice. */
  redInvoice: call({
    path: '/medapp/api/console/orders/invoices/red',
    who,
    effect: 'write',
    body: v.object({ ...one.entries, number: Number, day: Day, amount: v.pipe(Fen, v.minValue(1)), reason: Reason }),
    answer: Nothing,
    errors: ['invoice_state', 'invoice_red_amount', 'invoice_day', 'invoice_number_used'],
  }),
  /** Requests the invoice again, with changes, after a red letter over all of it. */
  reissueInvoice: call({
    path: '/medapp/api/console/orders/invoices/reissue',
    who,
    effect: 'write',
    body: v.object({ ...one.entries, invoice: InvoiceForm }),
    answer: v.object({ invoiceId: Id }),
    errors: ['invoice_state', 'invoice_invalid', 'invoice_amount'],
  }),
  refuseInvoice: call({
    path: '/medapp/api/console/orders/invoices/refuse',
    who,
    effect: 'write',
    body: v.object({ ...one.entries, reason: Reason }),
    answer: Nothing,
    errors: ['invoice_state'],
  }),
  saveInvoiceSetting: call({
    path: '/medapp/api/console/orders/invoices/setting',
    who,
    effect: 'write',
    body: v.object({ cid: Id, setting: InvoiceSetting }),
    answer: Nothing,
    errors: [],
  }),
  /** Invoices that can be issued, in the tax office's batch template; without `ids` all of them. */
  exportInvoices: call({
    path: '/medapp/api/console/orders/invoices/export',
    who,
    effect: 'write',
    body: v.object({ cid: Id, ids: v.optional(v.pipe(v.array(Id), v.maxLength(5000)), []) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /**
   * The register of invoices in some days of the conference's zone, both included, as a file: issued invoices and red letters by
   * the day printed on them, requests by the day on which they were made.
   */
  exportInvoiceRegister: call({
    path: '/medapp/api/console/orders/invoices/register/export',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({
      cid: Id,
      from: v.nullable(Day),
      until: v.nullable(Day),
      format: v.picklist(['xlsx', 'csv']),
    }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Uploads the tax office's result file; issues nothing. */
  uploadInvoiceResult: call({
    path: '/medapp/api/console/orders/invoices/result/upload',
    who,
    effect: 'write',
    multipart: true,
    body: v.object({ cid: Id }),
    answer: v.object({ resultId: Id }),
    errors: ['file_missing', 'sheet_unreadable', 'sheet_columns'],
  }),
  /** Current outcome of each row, before issuing. */
  invoiceResult: call({
    path: '/medapp/api/console/orders/invoices/result',
    who,
    effect: 'read',
    body: v.object({ cid: Id, resultId: Id }),
    answer: v.object({ name: v.string(), rows: v.array(ResultRow) }),
    errors: [],
  }),
  /** Issues the rows that match. */
  applyInvoiceResult: call({
    path: '/medapp/api/console/orders/invoices/result/apply',
    who,
    effect: 'write',
    body: v.object({ cid: Id, resultId: Id, rows: v.pipe(v.array(WholeNumber), v.minLength(1), v.maxLength(5000)) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
