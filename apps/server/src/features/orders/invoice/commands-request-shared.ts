import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { checkInvoice, type InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { lockOrders } from '../group-payment/commands.ts';
import { findShared, findSharedInvoice } from '../group-payment/queries.ts';
import { partsOf } from '../order/queries-parts.ts';
import { singleInvoices } from './queries-request.ts';

interface SaveSharedInvoice {
  sharedId: number;
  accountId: number;
  invoice: InvoiceForm;
  now: Date;
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'order_unknown' | 'registration_locked' | 'invoice_currency' }
  | { ok: false; reason: 'invoice_invalid'; faults: InvoiceFault[] };

/** Saves one invoice for everybody paid for together; issued ones, for one person or for all, stay unchanged. */
export function saveSharedInvoice(db: Database, wish: SaveSharedInvoice): Promise<Outcome> {
  const { sharedId, accountId, invoice, now } = wish;
  return inTransaction(db, async (transaction): Promise<Outcome> => {
    const orders = (await findShared(transaction, sharedId, accountId))
      ? await lockOrders(
          transaction,
          (await partsOf(transaction, sharedId)).map((part) => part.order_id),
        )
      : [];
    const shared = await findShared(transaction, sharedId, accountId);
    const [first] = orders;
    if (!first || !shared) return { ok: false, reason: 'order_unknown' };
    const registrations = orders.map((order) => order.registration_id);
    const earlier = await findSharedInvoice(transaction, sharedId);
    const single = await singleInvoices(transaction, registrations);
    if (shared.ended_at !== null || [...(earlier ? [earlier] : []), ...single].some((one) => one.state !== 'asked'))
      return { ok: false, reason: 'registration_locked' };
    const { kind, taxNumber: tax_number, ...rest } = invoice;
    if (kind !== 'none') {
      if (shared.currency !== HOME_CURRENCY) return { ok: false, reason: 'invoice_currency' };
      const faults = checkInvoice({ ...invoice, kind }).filter((fault) => fault.severity === 'error');
      if (faults.length > 0) return { ok: false, reason: 'invoice_invalid', faults };
    }
    if (earlier) await withdraw(transaction, [earlier.id], now);
    if (kind === 'none') return { ok: true };
    await withdraw(
      transaction,
      single.map((one) => one.id),
      now,
    );
    await transaction
      .insertInto('invoice')
      .values({ registration_id: first.registration_id, shared_id: sharedId, kind, tax_number, ...rest })
      .execute();
    return { ok: true };
  });
}

async function withdraw(transaction: DatabaseTransaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('invoice')
    .set({ state: 'withdrawn', updated_at: now })
    .where('id', 'in', [...ids])
    .execute();
}
