import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { checkInvoice, type InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { settingForStaff, settingIn } from '../../registration/configuration/queries.ts';
import { lockAtDesk, lockOwn } from '../../registration/record/queries-locked.ts';
import { findInvoice, sharedInvoiceOver } from './queries-request.ts';

export interface SaveInvoice {
  regId: number;
  /** Whose registration it must be, or the conference of the member of staff who writes for the person. */
  of: { accountId: number } | { conferenceId: number };
  invoice: InvoiceForm;
  now: Date;
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'registration_unknown' | 'registration_locked' | 'invoice_currency' }
  | { ok: false; reason: 'invoice_invalid'; faults: InvoiceFault[] };

/** Requests an invoice, changes a pending or refused request, or withdraws it with kind `none`. An issued one stays unchanged. */
export function saveInvoice(db: Database, { regId, of, invoice, now }: SaveInvoice): Promise<Outcome> {
  return inTransaction(db, async (transaction): Promise<Outcome> => {
    const row =
      'accountId' in of
        ? await lockOwn(transaction, regId, of.accountId)
        : await lockAtDesk(transaction, of.conferenceId, regId);
    if (!row) return { ok: false, reason: 'registration_unknown' };
    const earlier = await findInvoice(transaction, regId);
    const over = row.state === 'cancelled' || row.state === 'gone' || row.state === 'refused';
    const together = await sharedInvoiceOver(transaction, regId);
    const fixed = earlier && earlier.state !== 'asked' && earlier.state !== 'refused';
    if (over || together || fixed) return { ok: false, reason: 'registration_locked' };
    const { kind, taxNumber: tax_number, ...rest } = invoice;
    if (kind !== 'none') {
      const setting = await settingForStaff(transaction, row.conference_id);
      if (!setting || settingIn(setting, row).currency !== HOME_CURRENCY)
        return { ok: false, reason: 'invoice_currency' };
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
