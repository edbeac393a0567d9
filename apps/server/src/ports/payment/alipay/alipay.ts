import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { AlipaySettings } from '../../settings.ts';
import { network, type Transport } from '../../transport.ts';
import type { PaymentProvider } from '../provider.ts';
import { tradeBill } from './bill.ts';
import { alipayClient } from './client.ts';
import { parseNotice } from './notice.ts';
import { closeTrade, queryTrade, queryTradeRefund, refundTrade, startTrade } from './trade.ts';

/** Alipay in a phone's browser. The messenger blocks it: pages there must say "open in the browser". */
export function alipay(
  settings: AlipaySettings,
  { notifyUrl, transport = network, now = Date.now }: { notifyUrl: string; transport?: Transport; now?: () => number },
): PaymentProvider {
  const client = alipayClient(settings, transport, now);
  return {
    id: 'alipay',
    methods: ['alipay_wap'],
    // A merchant of the mainland takes no other one; its interface has no field for it.
    currencies: [HOME_CURRENCY],
    settledBy: 'provider',
    merchant: settings.appId,
    create: async (attempt) => ({ ok: true, start: startTrade(client, attempt, notifyUrl) }),
    query: (outTradeNo) => queryTrade(client, outTradeNo),
    close: (outTradeNo) => closeTrade(client, outTradeNo),
    refund: (request) => refundTrade(client, request),
    queryRefund: (number) => queryTradeRefund(client, number),
    parseNotice: async (rawBody) => parseNotice(settings, rawBody),
    answerNotice: (taken) => ({ status: 200, body: taken ? 'success' : 'fail', contentType: 'text/plain' }),
    bill: (date) => tradeBill(client, date),
  };
}
