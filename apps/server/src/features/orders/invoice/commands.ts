import { plainAmount } from '@meetingapp/domain/money.ts';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import type { InvoiceSetting } from '@meetingapp/contract/orders/invoice.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { checkInvoice, type InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import { moveInvoice, type InvoiceEvent, type InvoiceState } from '@meetingapp/domain/orders/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { notifyByMail, queueMessage } from '../../../db/rows/outbox.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { InvoiceResultRow } from '../../../db/schema/json-shapes.ts';
import { contactOf } from '../../accounts/queries-contact.ts';
import { lockInvoiceIn, type InvoiceInRow } from './queries.ts';
import { readResult } from './reader.ts';
import type { Read } from '../order/reader-sheet.ts';
import { type Upload, saveUpload } from '../order/commands-upload.ts';

interface InvoiceAct {
  conferenceId: number;
  invoiceId: number;
  now: Date;
}
type Common = 'not_found' | 'invoice_state';
type Outcome<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

async function movable(transaction: DatabaseTransaction, { conferenceId, invoiceId }: InvoiceAct, event: InvoiceEvent) {
  const row = await lockInvoiceIn(transaction, conferenceId, invoiceId);
  if (!row) return refused('not_found');
  const move = moveInvoice(row.state as InvoiceState, event);
  return move.ok ? ({ ok: true, row, state: move.state } as const) : refused('invoice_state');
}

const PDF = Buffer.from('%PDF-');

/** Stores the PDF of an issued invoice, replacing an earlier one. */
export function attachInvoice(
  db: Database,
  files: FileStore,
  wish: InvoiceAct & { content: Buffer },
): Promise<Outcome<Common | 'file_not_pdf'>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<Common | 'file_not_pdf'>> => {
    const found = await movable(transaction, wish, 'send');
    if (!found.ok) return found;
    // Some programs write a few bytes before the PDF marker.
    if (!wish.content.subarray(0, 1024).includes(PDF)) return refused('file_not_pdf');
    const { key, size } = await files.put(wish.content, 'pdf');
    await transaction
      .insertInto('stored_file')
      .values({ id: key, account_id: found.row.account_id, kind: 'invoice', bytes: size })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await transaction
      .updateTable('invoice')
      .set({ file_key: key, updated_at: wish.now })
      .where('id', '=', found.row.id)
      .execute();
    return { ok: true };
  });
}

/** Mails an invoice with its file to the address the person gave. False when it has no file or its state does not allow sending. */
async function sendInvoice(transaction: DatabaseTransaction, wish: InvoiceAct): Promise<boolean> {
  const found = await movable(transaction, wish, 'send');
  if (!found.ok || found.row.file_key === null) return false;
  const { row, state } = found;
  await tell(transaction, row, 'invoice_sent', {
    variables: { number: row.number, amount: plainAmount(row.amount ?? 0, row.currency), currency: row.currency },
    file: { key: row.file_key ?? '', name: `${row.number}.pdf` },
  });
  await transaction
    .updateTable('invoice')
    .set({ state, sent_at: wish.now, updated_at: wish.now })
    .where('id', '=', row.id)
    .execute();
  return true;
}

interface Telling {
  variables: Record<string, string>;
  file?: { key: string; name: string };
}

/** Returns how many were sent. */
export function sendInvoices(
  db: Database,
  { conferenceId, ids, now }: { conferenceId: number; ids: readonly number[]; now: Date },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    let sent = 0;
    for (const invoiceId of ids) if (await sendInvoice(transaction, { conferenceId, invoiceId, now })) sent += 1;
    return sent;
  });
}

async function tell(
  transaction: DatabaseTransaction,
  row: InvoiceInRow,
  template: 'invoice_sent' | 'invoice_refused',
  { variables, file }: Telling,
): Promise<void> {
  const { account_id: accountId } = row;
  const language = (accountId === null ? undefined : await contactOf(transaction, accountId))?.language ?? 'zh';
  const mail = {
    recipient: row.email,
    language,
    template,
    variables: { ...variables, conference: row.conference_title[language], title: row.title },
    ...(file ? { file } : {}),
  };
  // Who ordered for an exhibitor may have closed their account since; the invoice goes to its address all the same.
  if (accountId === null)
    return queueMessage(transaction, { ...mail, channel: 'email', conferenceId: row.conference_id });
  await notifyByMail(
    transaction,
    {
      accountId,
      conferenceId: row.conference_id,
      kind: 'registration',
      // The inbox and other channels have no attachment.
      template: template === 'invoice_sent' ? 'invoice_ready' : template,
      variables: { ...variables, conference: row.conference_title, title: row.title },
      link:
        row.exhibitor_id === null
          ? href('signOrder', {}, { cid: row.conference_id })
          : href('standOrders', { showid: row.exhibitor_id }),
      ...(row.registration_id === null ? {} : { registrationId: row.registration_id }),
      required: true,
    },
    mail,
  );
}

/** Refuses a request; the person is notified of the reason and may request again. */
export function refuseInvoice(db: Database, wish: InvoiceAct & { reason: string }): Promise<Outcome<Common>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<Common>> => {
    const found = await movable(transaction, wish, 'refuse');
    if (!found.ok) return found;
    const { state, row } = found;
    await transaction
      .updateTable('invoice')
      .set({ state, reason: wish.reason, updated_at: wish.now })
      .where('id', '=', row.id)
      .execute();
    await tell(transaction, row, 'invoice_refused', { variables: { reason: wish.reason } });
    return { ok: true };
  });
}

type Reissued =
  | { ok: true; id: number }
  | { ok: false; reason: Common | 'invoice_amount' }
  | { ok: false; reason: 'invoice_invalid'; faults: InvoiceFault[] };

/** After a full red letter, requests a new invoice in place of the old one. */
export function reissueInvoice(db: Database, wish: InvoiceAct & { invoice: InvoiceForm }): Promise<Reissued> {
  return inTransactionIfOk(db, async (transaction): Promise<Reissued> => {
    const found = await movable(transaction, wish, 'reissue');
    if (!found.ok) return found;
    const { row, state } = found;
    const { kind, taxNumber: tax_number, ...rest } = wish.invoice;
    if (kind === 'none')
      return {
        ...refused('invoice_invalid'),
        faults: [{ field: 'holder', reason: 'not_an_option', severity: 'error' }],
      };
    const faults = checkInvoice({ ...wish.invoice, kind }).filter(({ severity }) => severity === 'error');
    if (faults.length > 0) return { ...refused('invoice_invalid'), faults };
    if (row.net <= 0) return refused('invoice_amount');
    await transaction.updateTable('invoice').set({ state, updated_at: wish.now }).where('id', '=', row.id).execute();
    const { id } = await transaction
      .insertInto('invoice')
      .values({
        registration_id: row.registration_id,
        stand_order_id: row.stand_order_id,
        shared_id: row.shared_id,
        replaces_id: row.id,
        kind,
        tax_number,
        ...rest,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });
}

export async function saveInvoiceSetting(
  db: Database,
  conferenceId: number,
  { item, taxCode: tax_code, taxRate: tax_rate }: InvoiceSetting,
): Promise<void> {
  const values = { item, tax_code, tax_rate };
  await db
    .insertInto('invoice_setting')
    .values({ conference_id: conferenceId, ...values })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet(values))
    .execute();
}

/** Saves the rows of the tax office's file; issues nothing. */
export async function saveResult(
  db: Database,
  upload: Upload,
): Promise<{ ok: true; id: number } | Extract<Read<InvoiceResultRow>, { ok: false }>> {
  const read = await readResult(upload.file);
  return read.ok ? { ok: true, id: await saveUpload(db, 'invoice_result', upload, read.rows) } : read;
}
