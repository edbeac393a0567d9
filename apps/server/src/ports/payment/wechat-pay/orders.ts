import { integerAt, textAt, type JsonObject } from '../../json.ts';
import type { Outcome, PaymentAttempt, PaymentFacts, PaymentStart, PaymentState } from '../provider.ts';
import type { WechatPayClient } from './client.ts';
import { jsapiParameters, newNonce } from './signature.ts';

type WechatMethod = 'jsapi' | 'h5' | 'native';

const DESCRIPTION_BYTES = 127;

function byNumber(outTradeNo: string): string {
  return `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;
}

export async function createOrder(
  client: WechatPayClient,
  attempt: PaymentAttempt & { method: WechatMethod },
  notifyUrl: string,
): Promise<Outcome<{ start: PaymentStart }>> {
  const { settings } = client;
  const made = await client.call('POST', `/v3/pay/transactions/${attempt.method}`, {
    appid: settings.appId,
    mchid: settings.merchantId,
    description: cutToBytes(attempt.description, DESCRIPTION_BYTES),
    out_trade_no: attempt.outTradeNo,
    time_expire: rfc3339(attempt.expiresAt),
    notify_url: notifyUrl,
    amount: { total: attempt.amount, currency: attempt.currency },
    ...(attempt.method === 'jsapi' ? { payer: { openid: attempt.openid ?? '' } } : {}),
    ...(attempt.method === 'h5' ? { scene_info: { payer_client_ip: attempt.ip, h5_info: { type: 'Wap' } } } : {}),
  });
  if (!made.ok) return made;
  return { ok: true, start: startOf(client, attempt, made.answer) };
}

function startOf(client: WechatPayClient, attempt: PaymentAttempt, answer: JsonObject): PaymentStart {
  if (attempt.method === 'native') return { kind: 'code', codeUrl: textAt(answer, 'code_url') };
  if (attempt.method === 'h5') {
    return {
      kind: 'redirect',
      url: `${textAt(answer, 'h5_url')}&redirect_url=${encodeURIComponent(attempt.returnUrl)}`,
    };
  }
  const order = {
    appId: client.settings.appId,
    prepayId: textAt(answer, 'prepay_id'),
    timestamp: String(Math.floor(client.now() / 1000)),
    nonce: newNonce(),
  };
  return { kind: 'jsapi', parameters: jsapiParameters(order, client.privateKey) };
}

export async function queryOrder(
  client: WechatPayClient,
  outTradeNo: string,
): Promise<Outcome<{ payment: PaymentFacts }>> {
  const found = await client.call('GET', `${byNumber(outTradeNo)}?mchid=${client.settings.merchantId}`);
  if (!found.ok) return found;
  const payment = readTransaction(found.answer);
  const foreign = textAt(found.answer, 'appid') !== client.settings.appId;
  if (payment === null || payment.outTradeNo !== outTradeNo || foreign)
    return { ok: false, reason: 'untrusted', detail: 'unexpected content' };
  return { ok: true, payment };
}

export async function closeOrder(client: WechatPayClient, outTradeNo: string): Promise<Outcome<object>> {
  const closed = await client.call('POST', `${byNumber(outTradeNo)}/close`, { mchid: client.settings.merchantId });
  return closed.ok || closed.reason === 'closed' ? { ok: true } : closed;
}

/** REFUND: it was paid and later refunded; the refund has its own state. */
const STATES: Record<string, PaymentState> = {
  SUCCESS: 'succeeded',
  REFUND: 'succeeded',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

/**
 * Reads a transaction of a query or notice; null when the content is not one. A paid transaction always has `amount.total` (fen) and
 * `amount.currency`; an unpaid order has neither in answers of some API versions.
 */
export function readTransaction(content: JsonObject): PaymentFacts | null {
  const outTradeNo = textAt(content, 'out_trade_no');
  const state = STATES[textAt(content, 'trade_state')];
  const amount = integerAt(content, 'amount', 'total');
  const currency = textAt(content, 'amount', 'currency');
  if (outTradeNo === '' || state === undefined) return null;
  if (state === 'succeeded' && (amount === null || currency === '')) return null;
  const paidAt = Date.parse(textAt(content, 'success_time'));
  return {
    outTradeNo,
    state,
    amount: amount ?? 0,
    currency,
    merchant: textAt(content, 'mchid'),
    providerNumber: textAt(content, 'transaction_id'),
    at: Number.isNaN(paidAt) ? null : new Date(paidAt),
  };
}

/** Whole seconds with a zone; fractions are not accepted. */
export function rfc3339(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, '+00:00');
}

function cutToBytes(text: string, limit: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > limit) break;
    kept += character;
  }
  return kept;
}
