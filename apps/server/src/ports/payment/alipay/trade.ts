import { textAt, type JsonObject } from '../../json.ts';
import type {
  Outcome,
  PaymentAttempt,
  PaymentFacts,
  PaymentStart,
  PaymentState,
  RefundFacts,
  RefundRequest,
} from '../provider.ts';
import { fenOfYuan, yuanOfFen } from '../yuan.ts';
import type { AlipayClient } from './client.ts';
import { shanghaiInstant, shanghaiText } from './zone.ts';

export function startTrade(client: AlipayClient, attempt: PaymentAttempt, notifyUrl: string): PaymentStart {
  const url = client.page(
    'alipay.trade.wap.pay',
    {
      out_trade_no: attempt.outTradeNo,
      total_amount: yuanOfFen(attempt.amount),
      subject: attempt.description,
      product_code: 'QUICK_WAP_WAY',
      quit_url: attempt.returnUrl,
      time_expire: shanghaiText(attempt.expiresAt.getTime()),
    },
    { notifyUrl, returnUrl: attempt.returnUrl },
  );
  return { kind: 'redirect', url };
}

/** `not_found` until the payer has opened the cashier: nothing has been paid then. */
export async function queryTrade(
  client: AlipayClient,
  outTradeNo: string,
): Promise<Outcome<{ payment: PaymentFacts }>> {
  const found = await client.call('alipay.trade.query', { out_trade_no: outTradeNo });
  if (!found.ok) return found;
  const payment = readTrade(found.answer, client.settings.appId);
  if (payment === null || payment.outTradeNo !== outTradeNo)
    return { ok: false, reason: 'untrusted', detail: 'unexpected content' };
  return { ok: true, payment };
}

export async function closeTrade(client: AlipayClient, outTradeNo: string): Promise<Outcome<object>> {
  const closed = await client.call('alipay.trade.close', { out_trade_no: outTradeNo });
  if (closed.ok || closed.reason === 'closed') return { ok: true };
  // Returned for a trade that cannot be closed, which means it was paid.
  return closed.detail.includes('ACQ.TRADE_STATUS_ERROR') ? { ...closed, reason: 'already_paid' } : closed;
}

export async function refundTrade(
  client: AlipayClient,
  request: RefundRequest,
): Promise<Outcome<{ refund: RefundFacts }>> {
  const taken = await client.call('alipay.trade.refund', {
    out_trade_no: request.outTradeNo,
    out_request_no: request.outRefundNo,
    refund_amount: yuanOfFen(request.amount),
    refund_reason: request.reason,
  });
  if (!taken.ok) return taken;
  return {
    ok: true,
    refund: {
      outTradeNo: request.outTradeNo,
      outRefundNo: request.outRefundNo,
      providerNumber: textAt(taken.answer, 'trade_no'),
      // The answer contains the total refunded; the amount of this refund is the one requested.
      amount: request.amount,
      currency: 'CNY',
      // N: this request moved nothing, possibly because an earlier one did. A query decides.
      state: textAt(taken.answer, 'fund_change') === 'Y' ? 'succeeded' : 'processing',
      at: shanghaiInstant(textAt(taken.answer, 'gmt_refund_pay')),
    },
  };
}

export async function queryTradeRefund(
  client: AlipayClient,
  { outTradeNo, outRefundNo }: { outTradeNo: string; outRefundNo: string },
): Promise<Outcome<{ refund: RefundFacts }>> {
  const found = await client.call('alipay.trade.fastpay.refund.query', {
    out_trade_no: outTradeNo,
    out_request_no: outRefundNo,
    query_options: ['gmt_refund_pay'],
  });
  if (!found.ok) return found;
  const amount = fenOfYuan(textAt(found.answer, 'refund_amount'));
  if (textAt(found.answer, 'refund_status') !== 'REFUND_SUCCESS' || amount === null) {
    return { ok: false, reason: 'not_found', detail: 'no refund of that number has succeeded' };
  }
  return {
    ok: true,
    refund: {
      outTradeNo,
      outRefundNo,
      providerNumber: textAt(found.answer, 'trade_no'),
      amount,
      currency: 'CNY',
      state: 'succeeded',
      at: shanghaiInstant(textAt(found.answer, 'gmt_refund_pay')),
    },
  };
}

function stateOf(status: string, wasPaid: boolean): PaymentState | null {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return 'succeeded';
  if (status === 'WAIT_BUYER_PAY') return 'pending';
  // Closed means either never paid, or paid and fully refunded.
  if (status === 'TRADE_CLOSED') return wasPaid ? 'succeeded' : 'closed';
  return null;
}

/** Reads a trade from a query (`send_pay_date`) or a notice (`gmt_payment`); null when invalid. */
export function readTrade(content: JsonObject, appId: string): PaymentFacts | null {
  const at = shanghaiInstant(textAt(content, 'send_pay_date') || textAt(content, 'gmt_payment'));
  const state = stateOf(textAt(content, 'trade_status'), at !== null);
  const amount = fenOfYuan(textAt(content, 'total_amount'));
  const outTradeNo = textAt(content, 'out_trade_no');
  if (state === null || amount === null || outTradeNo === '') return null;
  return {
    outTradeNo,
    state,
    amount,
    at,
    currency: 'CNY',
    merchant: appId,
    providerNumber: textAt(content, 'trade_no'),
  };
}
