import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { checkInvoice, type InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { lockOwn } from '../../registration/record/queries-locked.ts';
import { findInvoice, sharedInvoiceOver } from './queries-request.ts';

export interface SaveInvoice {
  regId: number;
  accountId: number;
  invoice: InvoiceForm;
  now: Date;
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'registration_unknown' | 'registration_locked' }
  | { ok: false; reason: 'invoice_invalid'; faults: InvoiceFault[] };

/** Requests an invoice, changes a pending or refused request, or withdraws it with kind `none`. An issued one stays unchanged. */
export function saveInvoice(db: Database, { regId, accountId, invoice, now }: SaveInvoice): Promise<Outcome> {
  return inTransaction(db, async (transaction): Promise<Outcome> => {
    const row = await lockOwn(transaction, regId, accountId);
    if (!row) return { ok: false, reason: 'registration_unknown' };
    const earlier = await findInvoice(transaction, regId);
    const over = row.state === 'cancelled' || row.state === 'gone' || row.state === 'refused';
    const together = await sharedInvoiceOver(transaction, regId);
    const fixed = earlier && earlier.state !== 'asked' && earlier.state !== 'refused';
    if (over || together || fixed) return { ok: false, reason: 'registration_locked' };
    const { kind, taxNumber: tax_number, ...rest } = invoice;
    if (kind !== 'none') {
      const faults = checkInvoice({ ...invoice, kind }).filter((fault) => fault.severity === 'error');
      if (faults.length > 0) return { ok: false, reason: 'invoice_invalid', faults };
    }
    if (earlier?.state === 'asked')
      await transaction
        .updateTable('invoice')
        .set({ state: 'withdrawn', updated_at: now })
        .where('id', '=', earlier.id)
        .execute();
    if (kind !== 'none')
      await transaction
        .insertInto('invoice')
        .values({ registration_id: regId, kind, tax_number, ...rest })
        .execute();
    return { ok: true };
  });
}
