import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { WechatPaySettings } from '../../settings.ts';
import { network, type Transport } from '../../transport.ts';
import type { PaymentProvider } from '../provider.ts';
import { tradeBill } from './bill.ts';
import { wechatPayClient } from './client.ts';
import { parseNotice } from './notice.ts';
import { closeOrder, createOrder, queryOrder } from './orders.ts';
import { queryRefund, refundOrder } from './refunds.ts';

/** WeChat Pay, API v3, for a direct merchant. */
export function wechatPay(
  settings: WechatPaySettings,
  { notifyUrl, transport = network, now = Date.now }: { notifyUrl: string; transport?: Transport; now?: () => number },
): PaymentProvider {
  const client = wechatPayClient(settings, transport, now);
  return {
    id: 'wechat',
    methods: settings.methods,
    // A merchant of the mainland takes no other one.
    currencies: [HOME_CURRENCY],
    settledBy: 'provider',
    merchant: settings.merchantId,
    async create(attempt) {
      const method = settings.methods.find((known) => known === attempt.method);
      if (method === undefined) return { ok: false, reason: 'refused', detail: `${attempt.method} is not open here` };
      return createOrder(client, { ...attempt, method }, notifyUrl);
    },
    query: (outTradeNo) => queryOrder(client, outTradeNo),
    close: (outTradeNo) => closeOrder(client, outTradeNo),
    refund: (request) => refundOrder(client, request, notifyUrl),
    queryRefund: ({ outRefundNo }) => queryRefund(client, outRefundNo),
    parseNotice: (rawBody, headers) => parseNotice(client, rawBody, headers),
    answerNotice: (taken) =>
      taken
        ? { status: 204, body: '', contentType: 'application/json' }
        : { status: 500, body: '{"code":"FAIL","message":"not taken"}', contentType: 'application/json' },
    bill: (date) => tradeBill(client, date),
  };
}
