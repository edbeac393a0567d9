import type { Database } from '../../db/database.ts';
import type { PaymentNotice, PaymentProvider } from '../../ports/payment/provider.ts';
import { keepForged, signatureOf, type Received } from './commands-forged.ts';
import { settleRefund } from './commands-refund.ts';
import { settlePayment } from './commands-settle.ts';

/**
 * Takes a provider's notice: kept as it came, then verified, then applied. True: safely taken, also when it was known already.
 * False: the provider shall send it again, or it was forged.
 */
export async function takeNotice(db: Database, provider: PaymentProvider, received: Received): Promise<boolean> {
  const parsed = await provider.parseNotice(received.raw, received.headers);
  if (!parsed.ok) {
    await keepForged(db, provider.id, received, parsed.reason);
    return false;
  }
  const { notice } = parsed;
  const verdict = await apply(db, provider, notice, received.now);
  await keep(db, provider.id, received, notice.id, verdict);
  return verdict !== 'amount_differs' && verdict !== 'unknown_number';
}

async function apply(db: Database, provider: PaymentProvider, notice: PaymentNotice, now: Date): Promise<string> {
  if (notice.kind === 'payment') {
    if (notice.merchant !== provider.merchant) return 'other_merchant';
    return settlePayment(db, provider.id, notice, now);
  }
  return (await settleRefund(db, notice, now)) ? 'applied' : 'unknown_number';
}

/** A repeated one is kept once. */
async function keep(
  db: Database,
  provider: string,
  { raw, headers, address, now }: Received,
  noticeId: string,
  verdict: string,
): Promise<void> {
  await db
    .insertInto('payment_notice')
    .values({
      provider,
      notice_id: noticeId,
      address,
      headers: signatureOf(headers),
      body: raw.subarray(0, 16_384),
      verdict,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'notice_id']).doNothing())
    .execute();
}
