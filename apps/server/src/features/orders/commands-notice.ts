import type { Database } from '../../db/database.ts';
import type { PaymentNotice, PaymentProvider } from '../../ports/payment/provider.ts';
import { keepForged, signatureOf, type Received } from './commands-forged.ts';
import { noticeWrite, settleInTime } from './commands-paid.ts';
import { settleRefund } from './commands-refund.ts';
import { settleOtherwise } from './commands-settle.ts';

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
  const kept = {
    provider: provider.id,
    notice_id: notice.id,
    address: received.address,
    headers: signatureOf(received.headers),
    body: received.raw.subarray(0, 16_384),
    received_at: received.now,
  };
  // The ordinary one is kept with what it caused, in one statement.
  if (notice.kind === 'payment' && notice.merchant === provider.merchant) {
    const news = { provider: provider.id, facts: notice, now: received.now };
    if (await settleInTime(db, news, { ...kept, verdict: 'applied' })) return true;
  }
  const verdict = await apply(db, provider, notice, received.now);
  // A repeated one is kept once.
  await noticeWrite(db, { ...kept, verdict }).execute();
  return verdict !== 'amount_differs' && verdict !== 'unknown_number';
}

async function apply(db: Database, provider: PaymentProvider, notice: PaymentNotice, now: Date): Promise<string> {
  if (notice.kind === 'refund') return (await settleRefund(db, notice, now)) ? 'applied' : 'unknown_number';
  if (notice.merchant !== provider.merchant) return 'other_merchant';
  return settleOtherwise(db, { provider: provider.id, facts: notice, now });
}
