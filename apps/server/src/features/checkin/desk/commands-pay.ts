import type { ErrorsOf } from '@meetingapp/contract/call.ts';
import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import type { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';

interface DeskPayment {
  cid: number;
  regId: number;
  paid: DeskMethod;
  /** Number on the slip; empty: cash gets our own. */
  receipt: string;
  /** Fen that the desk showed, and that staff took. */
  amount: number;
  staffId: number;
  now: Date;
}

type Reason = ErrorsOf<typeof deskCalls.deskPay> | 'not_found';
type Outcome = { ok: true; receipt: string } | { ok: false; reason: Reason };

/** How registrations record money for an unpaid one; injected when the server is assembled. */
export type TakeMoney = (
  transaction: DatabaseTransaction,
  taking: { cid: number; id: number; paid: DeskMethod; staffId: number; now: Date },
) => Promise<{ ok: true } | { ok: false; reason: Reason }>;

/**
 * Records money that staff took at the desk, with its receipt: the whole sum of the order, once, all or nothing. Of two desks that take
 * it at once the second one is refused, because the registration is no longer unpaid.
 */
export function payAtDesk(db: Database, takeMoney: TakeMoney, payment: DeskPayment): Promise<Outcome> {
  const { cid, regId, paid, receipt, staffId, now } = payment;
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    if (receipt === '' && paid !== 'cash') return refused('receipt_missing');
    const taken = await takeMoney(transaction, { cid, id: regId, paid, staffId, now });
    return taken.ok ? noteReceipt(transaction, payment) : taken;
  });
}

/** A slip pays once. An order without anything to pay has no receipt. */
async function noteReceipt(
  transaction: DatabaseTransaction,
  { cid, regId, paid, receipt, amount, staffId, now }: DeskPayment,
): Promise<Outcome> {
  const made = await transaction
    .selectFrom('payment')
    .innerJoin('orders', 'orders.kept_payment_id', 'payment.id')
    .select(['payment.id', 'payment.amount'])
    .where('orders.registration_id', '=', regId)
    .where('payment.provider', '=', 'desk')
    .where('orders.paid_at', '=', now)
    .executeTakeFirst();
  if ((made?.amount ?? 0) !== amount) return refused('desk_amount');
  if (!made) return { ok: true, receipt: '' };
  const number = receipt || `C${String(made.id).padStart(6, '0')}`;
  const noted = await transaction
    .insertInto('desk_receipt')
    .values({ payment_id: made.id, conference_id: cid, method: paid, number, taken_by: staffId, taken_at: now })
    .onConflict((conflict) => conflict.constraint('desk_receipt_number').doNothing())
    .returning('number')
    .executeTakeFirst();
  return noted ? { ok: true, receipt: number } : refused('receipt_used');
}
