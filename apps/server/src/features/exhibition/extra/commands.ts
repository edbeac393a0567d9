import { sql, type Insertable } from 'kysely';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import type { Chosen, ExtraChoice } from '@meetingapp/domain/exhibition/extra.ts';
import { chooseExtras, moveStandOrder } from '@meetingapp/domain/exhibition/extra.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { checkInvoice, type InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { orderNumber } from '../../../db/rows/order-number.ts';
import type { StandOrderTable } from '../../../db/schema/schema.ts';
import type { ExhibitorRow } from '../exhibitor/queries.ts';
import { extraOf, invoicesOf, listExtras, lockExtras, lockOrder } from './queries.ts';

interface Ordering {
  exhibitor: ExhibitorRow;
  accountId: number;
  currency: string;
  wishes: readonly ExtraChoice[];
  invoice: InvoiceForm;
  now: Date;
}

type Ordered = { ok: true; id: number; total: number } | Extract<Chosen, { ok: false }> | InvoiceRefused;

type InvoiceRefused =
  | { ok: false; reason: 'invoice_currency' }
  | { ok: false; reason: 'invoice_invalid'; faults: InvoiceFault[] };

/** Why a request for an invoice over this currency is not stored; null: it is, or none is wanted. */
function invoiceRefused({ kind, ...form }: InvoiceForm, currency: string): InvoiceRefused | null {
  if (kind === 'none') return null;
  if (currency !== HOME_CURRENCY) return refused('invoice_currency');
  const faults = checkInvoice({ ...form, kind }).filter(({ severity }) => severity === 'error');
  return faults.length > 0 ? { ok: false, reason: 'invoice_invalid', faults } : null;
}

/**
 * Orders in one transaction: limited items are locked, counted and taken. The price is the catalogue's at this moment; an order
 * without a price to pay is paid at once.
 */
export const placeOrder = (db: Database, ordering: Ordering): Promise<Ordered> =>
  inTransactionIfOk(db, (transaction) => place(transaction, ordering));

async function place(db: DatabaseTransaction, ordering: Ordering): Promise<Ordered> {
  const { exhibitor, accountId, currency, wishes, invoice, now } = ordering;
  const refusal = invoiceRefused(invoice, currency);
  if (refusal) return refusal;
  const conferenceId = exhibitor.conference_id;
  await lockExtras(
    db,
    conferenceId,
    wishes.map(({ extraId }) => extraId),
  );
  const rows = await listExtras(db, { conferenceId, exhibitorId: exhibitor.id });
  const chosen = chooseExtras(rows.map(extraOf), wishes, now);
  if (!chosen.ok) return chosen;
  const free = chosen.total === 0;
  const id = await insertOrder(db, {
    exhibitor_id: exhibitor.id,
    account_id: accountId,
    currency,
    total: chosen.total,
    created_at: now,
    ...(free ? { state: 'paid' as const, paid_at: now } : {}),
  });
  const nameOf = new Map(rows.map((row) => [row.id, row.name]));
  await db
    .insertInto('stand_order_line')
    .values(
      chosen.lines.map(({ extraId, price, count }) => ({
        order_id: id,
        extra_id: extraId,
        name: JSON.stringify(nameOf.get(extraId) ?? { zh: '', en: '' }),
        price,
        count,
      })),
    )
    .execute();
  if (!free) await insertInvoice(db, id, invoice);
  return { ok: true, id, total: chosen.total };
}

type NewOrder = Omit<Insertable<StandOrderTable>, 'number'> & { created_at: Date };

/** Another order may have drawn the same number: then the next one is tried. */
async function insertOrder(db: Database, values: NewOrder): Promise<number> {
  const made = await db
    .insertInto('stand_order')
    .values({ ...values, number: orderNumber(values.created_at) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? insertOrder(db, values);
}

async function insertInvoice(db: Database, orderId: number, { kind, taxNumber, ...form }: InvoiceForm): Promise<void> {
  if (kind === 'none') return;
  await db
    .insertInto('invoice')
    .values({ ...form, stand_order_id: orderId, kind, tax_number: taxNumber })
    .execute();
}

interface Moving {
  orderId: number;
  event: 'pay' | 'cancel' | 'refund';
  /** Absent: the newest version. */
  seen?: number;
  way?: 'bank' | 'cash' | 'pos';
  reference?: string;
  now: Date;
}

type May = (order: { exhibitorId: number; conferenceId: number }) => boolean | Promise<boolean>;
type Moved = { ok: true } | { ok: false; reason: 'not_found' | 'stand_order_state' };

/** Moves an order; `may`: whether the caller may touch it. An invoice that is only requested goes with a cancelled order. */
export const moveOrder = (db: Database, moving: Moving, may: May): Promise<Moved> =>
  inTransactionIfOk(db, (transaction) => move(transaction, moving, may));

async function move(
  db: DatabaseTransaction,
  { orderId, event, seen, way, reference, now }: Moving,
  may: May,
): Promise<Moved> {
  const row = await lockOrder(db, orderId);
  if (!row || !(await may({ exhibitorId: row.exhibitor_id, conferenceId: row.conference_id })))
    return refused('not_found');
  const next = moveStandOrder(row.state, event);
  if (!next.ok || (seen !== undefined && row.version !== seen)) return refused('stand_order_state');
  await db
    .updateTable('stand_order')
    .set({
      state: next.state,
      version: sql`version + 1`,
      ...(way === undefined ? {} : { way }),
      ...(reference === undefined ? {} : { reference }),
      ...(event === 'pay' ? { paid_at: now } : { ended_at: now }),
    })
    .where('id', '=', orderId)
    .execute();
  if (event !== 'pay')
    await db
      .updateTable('invoice')
      .set({ state: 'withdrawn', updated_at: now })
      .where('stand_order_id', '=', orderId)
      .where('state', '=', 'asked')
      .execute();
  return { ok: true };
}

interface Asking {
  orderId: number;
  invoice: InvoiceForm;
  now: Date;
}

type Requested = { ok: true } | { ok: false; reason: 'stand_order_state' } | InvoiceRefused;

/** Requests an invoice or changes a pending or refused request; the caller has checked whose order it is. Issued ones stay. */
export const requestInvoice = (db: Database, asking: Asking): Promise<Requested> =>
  inTransactionIfOk(db, (transaction) => request(transaction, asking));

async function request(db: DatabaseTransaction, { orderId, invoice, now }: Asking): Promise<Requested> {
  const order = await lockOrder(db, orderId);
  const [earlier] = await invoicesOf(db, [orderId]);
  const fixed = earlier !== undefined && earlier.state !== 'asked' && earlier.state !== 'refused';
  if (!order || (order.state !== 'open' && order.state !== 'paid') || fixed) return refused('stand_order_state');
  const refusal = invoiceRefused(invoice, order.currency);
  if (refusal) return refusal;
  if (earlier?.state === 'asked')
    await db.updateTable('invoice').set({ state: 'withdrawn', updated_at: now }).where('id', '=', earlier.id).execute();
  await insertInvoice(db, orderId, invoice);
  return { ok: true };
}
