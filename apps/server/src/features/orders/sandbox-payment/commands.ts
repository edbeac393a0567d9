import type { Database } from '../../../db/connection/database.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import { syncWithProviders } from '../settlement/commands-sync.ts';

export type SandboxDecision = 'succeeded' | 'failed';

/** Pays or declines an attempt of a sandbox, and applies the outcome. False: it was decided before, or its time has passed. */
export async function decideAttempt(
  db: Database,
  payment: PaymentPort,
  { outTradeNo, decision, now }: { outTradeNo: string; decision: SandboxDecision; now: Date },
): Promise<boolean> {
  const decided = await payment.sandbox.decide(outTradeNo, decision);
  const row = await db
    .selectFrom('payment')
    .select('order_id')
    .where('out_trade_no', '=', outTradeNo)
    .where('provider', '=', 'sandbox')
    .executeTakeFirst();
  // Also when it was decided before: the server may have stopped in between.
  if (row) await syncWithProviders(db, payment, row.order_id, now);
  return decided;
}

/** Decides the newest attempt of an order in a sandbox. False: it has none that can be decided. */
export async function decideOrder(
  db: Database,
  payment: PaymentPort,
  { orderId, decision, now }: { orderId: number; decision: SandboxDecision; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('out_trade_no')
    .where('order_id', '=', orderId)
    .where('provider', '=', 'sandbox')
    .where('state', 'in', ['created', 'pending'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row !== undefined && decideAttempt(db, payment, { outTradeNo: row.out_trade_no, decision, now });
}
