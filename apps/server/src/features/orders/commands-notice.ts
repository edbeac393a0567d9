import type { Database } from '../../db/database.ts';
import type { NoticeHeaders, PaymentNotice, PaymentProvider } from '../../ports/payment/provider.ts';
import { settleRefund } from './commands-refund.ts';
import { settlePayment } from './commands-settle.ts';

/**
 * Takes a provider's notice: kept as it came, then verified, then applied. True: safely taken, also when it was known already.
 * False: the provider shall send it again, or it was forged.
 */
export async function takeNotice(
  db: Database,
  provider: PaymentProvider,
  raw: Buffer,
  headers: NoticeHeaders,
  now: Date,
): Promise<boolean> {
  const parsed = await provider.parseNotice(raw, headers);
  if (!parsed.ok) {
    await keep(db, provider.id, { raw, headers, noticeId: null, verdict: parsed.reason, now });
    return false;
  }
  const { notice } = parsed;
  const verdict = await apply(db, provider, notice, now);
  await keep(db, provider.id, { raw, headers, noticeId: notice.id, verdict, now });
  return verdict !== 'amount_differs' && verdict !== 'unknown_number';
}

async function apply(db: Database, provider: PaymentProvider, notice: PaymentNotice, now: Date): Promise<string> {
  if (notice.kind === 'payment') {
    if (notice.merchant !== provider.merchant) return 'other_merchant';
    return settlePayment(db, provider.id, notice, now);
  }
  return (await settleRefund(db, notice, now)) ? 'applied' : 'unknown_number';
}

interface Kept {
  raw: Buffer;
  headers: NoticeHeaders;
  noticeId: string | null;
  verdict: string;
  now: Date;
}

/** Forged ones are kept too, cut short; a repeated one is kept once. */
async function keep(db: Database, provider: string, { raw, headers, noticeId, verdict, now }: Kept): Promise<void> {
  const signature = Object.entries(headers).filter(
    ([name]) => name.startsWith('wechatpay-') || name === 'content-type',
  );
  await db
    .insertInto('payment_notice')
    .values({
      provider,
      notice_id: noticeId,
      headers: JSON.stringify(Object.fromEntries(signature)),
      body: raw.subarray(0, 16_384),
      verdict,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'notice_id']).doNothing())
    .execute();
}
