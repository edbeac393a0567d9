import type { AlipaySettings } from '../../settings.ts';
import type { NoticeFault, PaymentNotice } from '../provider.ts';
import { noticeIsGenuine } from './signature.ts';
import { readTrade } from './trade.ts';
import { shanghaiInstant } from './zone.ts';

type Parsed = { ok: true; notice: PaymentNotice } | { ok: false; reason: NoticeFault };

/** Form-encoded and signed without a timestamp: repeats are recognised by `notify_id` alone. */
export function parseNotice(settings: AlipaySettings, rawBody: Buffer): Parsed {
  const content = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));
  if (content['sign'] === undefined) return { ok: false, reason: 'no_signature' };
  if (!noticeIsGenuine(content, settings.publicKey)) return { ok: false, reason: 'bad_signature' };
  if (content['app_id'] !== settings.appId) return { ok: false, reason: 'other_merchant' };

  const id = content['notify_id'] ?? '';
  const trade = readTrade(content, settings.appId);
  if (trade === null || id === '') return { ok: false, reason: 'unreadable' };
  const outRefundNo = content['out_biz_no'];
  if (outRefundNo === undefined || content['refund_fee'] === undefined)
    return { ok: true, notice: { kind: 'payment', id, ...trade } };
  return {
    ok: true,
    notice: {
      kind: 'refund',
      id,
      merchant: settings.appId,
      outTradeNo: trade.outTradeNo,
      outRefundNo,
      providerNumber: trade.providerNumber,
      // `refund_fee` is the total refunded so far, not the amount of this refund.
      amount: null,
      currency: 'CNY',
      state: 'succeeded',
      at: shanghaiInstant(content['gmt_refund'] ?? ''),
    },
  };
}
