import type { Database } from '../../../db/connection/database.ts';
import type { PaymentNotice, PaymentProvider } from '../../../ports/payment/provider.ts';
import { saveForgedNotice, signatureOf, type Received } from './commands-forged-notices.ts';
import { noticeWrite } from './commands-ordinary.ts';
import { settleWithOthers } from './commands-together.ts';
import { settleRefund } from '../refund/commands.ts';
import { settleOtherwise } from './commands.ts';

/**
 * Receives a provider's notice: verifies, applies and stores it. True when it is safely stored, also when it was already known. False
 * when it was forged or the provider must send it again.
 */
export async function receiveNotice(db: Database, provider: PaymentProvider, received: Received): Promise<boolean> {
  const parsed = await provider.parseNotice(received.raw, received.headers);
  if (!parsed.ok) {
    await saveForgedNotice(db, provider.id, received, parsed.reason);
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
  // An ordinary notice is stored together with its effects in one statement.
  if (notice.kind === 'payment' && notice.merchant === provider.merchant) {
    const news = { provider: provider.id, facts: notice, now: received.now };
    if (await settleWithOthers(db, { news, notice: { ...kept, verdict: 'applied' } })) return true;
  }
  const verdict = await apply(db, provider, notice, received.now);
  // A repeated notice is stored once.
  await noticeWrite(db, { ...kept, verdict }).execute();
  return verdict !== 'amount_differs' && verdict !== 'unknown_number';
}

async function apply(db: Database, provider: PaymentProvider, notice: PaymentNotice, now: Date): Promise<string> {
  if (notice.kind === 'refund') return (await settleRefund(db, notice, now)) ? 'applied' : 'unknown_number';
  if (notice.merchant !== provider.merchant) return 'other_merchant';
  return settleOtherwise(db, { provider: provider.id, facts: notice, now });
}
