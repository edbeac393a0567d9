import { integerAt, textAt, type JsonObject } from '../../json.ts';
import type { Outcome, RefundFacts, RefundRequest, RefundState } from '../provider.ts';
import type { WechatPayClient } from './client.ts';

const REASON_LENGTH = 80;

export async function refundOrder(
  client: WechatPayClient,
  request: RefundRequest,
  notifyUrl: string,
): Promise<Outcome<{ refund: RefundFacts }>> {
  const taken = await client.call('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: request.outTradeNo,
    out_refund_no: request.outRefundNo,
    reason: request.reason.slice(0, REASON_LENGTH),
    notify_url: notifyUrl,
    amount: { refund: request.amount, total: request.total, currency: request.currency },
  });
  return taken.ok ? answerOf(taken.answer, request.outRefundNo) : taken;
}

export async function queryRefund(
  client: WechatPayClient,
  outRefundNo: string,
): Promise<Outcome<{ refund: RefundFacts }>> {
  const found = await client.call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`);
  return found.ok ? answerOf(found.answer, outRefundNo) : found;
}

function answerOf(content: JsonObject, outRefundNo: string): Outcome<{ refund: RefundFacts }> {
  const refund = readRefund(content);
  if (refund === null || refund.outRefundNo !== outRefundNo)
    return { ok: false, reason: 'untrusted', detail: 'unexpected content' };
  return { ok: true, refund };
}

const STATES: Record<string, RefundState> = {
  PROCESSING: 'processing',
  SUCCESS: 'succeeded',
  CLOSED: 'closed',
  ABNORMAL: 'failed',
};

/**
 * Reads a refund from an answer (`status`) or a notice (`refund_status`); null when it is not a refund. Answers always name the
 * currency; notices have no field for it, and a refund has the currency of its payment.
 */
export function readRefund(content: JsonObject): RefundFacts | null {
  const answered = textAt(content, 'status');
  const state = STATES[answered || textAt(content, 'refund_status')];
  const currency = textAt(content, 'amount', 'currency');
  const outRefundNo = textAt(content, 'out_refund_no');
  const amount = integerAt(content, 'amount', 'refund');
  if (state === undefined || outRefundNo === '' || amount === null) return null;
  if (answered !== '' && currency === '') return null;
  const doneAt = Date.parse(textAt(content, 'success_time'));
  return {
    outTradeNo: textAt(content, 'out_trade_no'),
    outRefundNo,
    providerNumber: textAt(content, 'refund_id'),
    amount,
    currency: currency || 'CNY',
    state,
    at: Number.isNaN(doneAt) ? null : new Date(doneAt),
  };
}
