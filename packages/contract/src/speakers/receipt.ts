import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { pictureErrors } from '../files/file.ts';
import { Day, Fen, Id, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { deskPerson, FormLinkKey, LinkKey, personErrors } from './task.ts';

const base = '/medapp/api/speakers/receipts';
const desk = '/medapp/api/console/speakers/receipts';
/** Bank data are shown to them only. */
const finance = { staff: roles.money } as const;

export const receiptKinds = ['ticket', 'taxi', 'hotel', 'meal', 'other'] as const;
export const receiptStates = ['sent', 'approved', 'refused', 'paid'] as const;
export const receiptGaps = ['bank', 'tickets', 'refused'] as const;

export const Receipt = v.object({
  id: Id,
  version: v.number(),
  kind: v.picklist(receiptKinds),
  amount: Fen,
  /** YYYY-MM-DD. */
  spentOn: v.string(),
  words: v.string(),
  state: v.picklist(receiptStates),
  /** Why it was refused. */
  reason: v.string(),
  sentAt: Instant,
  /** A JPEG under a signed address that ends after an hour. */
  picture: v.string(),
});
export type Receipt = v.InferOutput<typeof Receipt>;

const Sums = v.object({ sent: Fen, approved: Fen, paid: Fen });
const who = { cid: Id, linkKey: LinkKey };

export const speakerReceiptCalls = {
  /** Receipts of the person, their sums, and what is still missing. */
  receipts: call({
    path: `${base}/list`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({
      receipts: v.array(Receipt),
      sums: Sums,
      /** Last four digits of the account; null: none was given. The number is never read back. */
      bankEnding: v.nullable(v.string()),
      missing: v.array(v.picklist(receiptGaps)),
    }),
    errors: personErrors,
  }),
  /** One receipt with its picture. */
  addReceipt: call({
    path: `${base}/add`,
    who: 'accountOrVisitor',
    effect: 'write',
    multipart: true,
    body: v.object({
      ...who,
      linkKey: FormLinkKey,
      receiptKind: v.picklist(receiptKinds),
      /** Fen. */
      receiptAmount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
      spentOn: Day,
      receiptWords: trimmed(200),
    }),
    answer: v.object({ receiptId: Id }),
    errors: [...personErrors, ...pictureErrors, 'receipt_there', 'receipt_too_many'],
  }),
  /** Takes a receipt back that is not approved. */
  removeReceipt: call({
    path: `${base}/remove`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ ...who, receiptId: Id, seen: WholeNumber }),
    answer: Nothing,
    errors: [...personErrors, 'changed_meanwhile', 'receipt_gone'],
  }),
  /** The account to pay to; it replaces an earlier one. */
  saveBank: call({
    path: `${base}/bank`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      bankHolder: v.pipe(trimmed(80), v.minLength(1, 'required')),
      bankName: v.pipe(trimmed(100), v.minLength(1, 'required')),
      bankNumber: v.pipe(trimmed(40), v.minLength(1, 'required')),
    }),
    answer: Nothing,
    errors: personErrors,
  }),
} as const;

export const receiptDeskCalls = {
  /** People with receipts, newest sent first; without bank data. */
  list: call({
    path: `${desk}/list`,
    who: finance,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      people: v.array(
        v.object({
          ...deskPerson,
          bankEnding: v.nullable(v.string()),
          sums: Sums,
          missing: v.array(v.picklist(receiptGaps)),
          receipts: v.array(Receipt),
        }),
      ),
    }),
    errors: [],
  }),
  /** Approves a receipt, or refuses it with a reason, which is sent to the person. */
  decideReceipt: call({
    path: `${desk}/decide`,
    who: finance,
    effect: 'write',
    body: v.object({ cid: Id, receiptId: Id, seen: WholeNumber, approve: v.boolean(), words: trimmed(300) }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile', 'receipt_gone'],
  }),
  /** The account of a person; the reading is in the audit log. */
  readBank: call({
    path: `${desk}/bank`,
    who: finance,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id }),
    answer: v.object({ bankHolder: v.string(), bankName: v.string(), bankNumber: v.string() }),
    errors: ['receipt_no_bank'],
  }),
  /** A signed address of a workbook with approved receipts by person, their sum and account, which ends after an hour. */
  payList: call({
    path: `${desk}/pay-list`,
    who: finance,
    effect: 'write',
    body: v.object({ cid: Id }),
    answer: v.object({ address: v.string(), people: v.number() }),
    errors: ['receipt_none'],
  }),
  /** Notes that approved receipts of people with an account were paid: all that the pay list had, named by id. */
  markPaid: call({
    path: `${desk}/paid`,
    who: finance,
    effect: 'write',
    body: v.object({ cid: Id, receiptIds: v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(2000)) }),
    answer: v.object({ paid: v.number() }),
    errors: ['changed_meanwhile'],
  }),
} as const;
