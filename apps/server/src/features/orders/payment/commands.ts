import type { PayInstructions, PayMethod } from '@meetingapp/contract/orders/order.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { StepKey } from '../../../db/rows/step-key.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import type { PaymentProvider, PaymentStart } from '../../../ports/payment/provider.ts';
import type { PaymentRow } from '../order/queries.ts';
import { beginAttempt, openedAlone, type Attempt, type StartPayment, type StartReason } from './commands-attempt.ts';
import { beginWithOthers, openWithOthers } from './commands-together.ts';

/** What the provider needs to know about an attempt. */
export type AskProvider = Omit<StartPayment, 'orderId' | 'payerId' | 'describe'> & { description: string };

export type StartOutcome =
  | { ok: true; paymentId: number; instructions: PayInstructions }
  | { ok: false; reason: StartReason };

/**
 * Starts a payment attempt. Idempotent: with the same method, returns the running attempt, so that a second tap, a second tab or a
 * lost response never makes a second payment.
 */
export async function startPayment(
  db: Database,
  payment: PaymentPort,
  wish: StartPayment,
  key?: StepKey,
): Promise<StartOutcome> {
  const begun = key
    ? await beginWithOthers(db, { payment, wish, key })
    : await inTransaction(db, (transaction) => beginAttempt(transaction, payment, wish));
  if (!begun.ok) return begun;
  const { row } = await begun.started;
  const description = wish.describe(begun.conference);
  return createAtProvider(db, begun.provider, { ...wish, description }, { ok: true, row, until: begun.until }, key);
}

/** Creates an attempt at the provider and stores its payment instructions. */
export async function createAtProvider(
  db: Database,
  provider: PaymentProvider,
  wish: AskProvider,
  attempt: Extract<Attempt, { ok: true }>,
  key?: StepKey,
): Promise<StartOutcome> {
  if (attempt.row.instructions)
    return {
      ok: true,
      paymentId: attempt.row.id,
      instructions: attempt.row.instructions as unknown as PayInstructions,
    };
  const created = await provider.create({
    method: wish.method,
    outTradeNo: attempt.row.out_trade_no,
    amount: attempt.row.amount,
    currency: attempt.row.currency,
    description: wish.description,
    expiresAt: attempt.until,
    openid: wish.openid,
    ip: wish.address,
    returnUrl: wish.returnUrl,
  });
  if (!created.ok) return { ok: false, reason: 'payment_unreachable' };
  const instructions = instructionsOf(wish.method, created.start);
  const answer = { paymentId: attempt.row.id, instructions };
  const opened = { paymentId: attempt.row.id, instructions: JSON.stringify(instructions) };
  const saved = key
    ? await key.saveBy((kept) => openWithOthers(db, { ...opened, ...kept }), answer)
    : (await openedAlone(db, opened)).length > 0;
  if (!saved && (await isClosed(db, attempt.row.id))) {
    // The order was paid or ended during the call to the provider: the payment just opened there must not be paid. The job closes it,
    // and again while the provider is unreachable.
    await inTransaction(db, (transaction) => closeLater(transaction, attempt.row));
    return { ok: false, reason: 'order_state' };
  }
  return { ok: true, ...answer };
}

/** Payment instructions in the contract's form. They are stored with an attempt and returned again for it. */
function instructionsOf(method: PayMethod, start: PaymentStart): PayInstructions {
  if (start.kind === 'jsapi') return { method: 'jsapi', ...start.parameters };
  if (start.kind === 'code') return { method: 'native', codeUrl: start.codeUrl };
  if (start.kind === 'redirect') return { method: method === 'alipay_wap' ? 'alipay_wap' : 'h5', url: start.url };
  const { accountName, accountNumber, bankName, referenceCode } = start.instructions;
  return {
    method: 'bank_transfer',
    account: accountName,
    bank: bankName,
    number: accountNumber,
    reference: referenceCode,
  };
}

/** Marks an attempt as open at its provider, and queues the job that closes it there. */
async function closeLater(transaction: DatabaseTransaction, payment: PaymentRow): Promise<void> {
  await transaction
    .updateTable('payment')
    .set({ state: 'pending', settled_at: null })
    .where('id', '=', payment.id)
    .where('state', '=', 'closed')
    .execute();
  const part = await transaction
    .selectFrom('shared_part')
    .select('order_id')
    .where('shared_id', '=', payment.shared_id)
    .executeTakeFirst();
  const orderId = payment.order_id ?? part?.order_id;
  if (orderId !== undefined) await addJob(transaction, 'orders.close', { orderId }, { key: `orders.close:${orderId}` });
}

const isClosed = async (db: Database, paymentId: number): Promise<boolean> =>
  (await db.selectFrom('payment').select('state').where('id', '=', paymentId).executeTakeFirst())?.state === 'closed';
