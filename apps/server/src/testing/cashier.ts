import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { TestApp } from './app.ts';
import { order, register, smallCongress, visitor, type Visitor } from './congress.ts';

export interface Payer {
  who: Visitor;
  regId: number;
  orderId: number;
  /** The outTradeNo of the attempt. */
  number: string;
}

/** A person of a new conference who has begun to pay and not paid. */
export async function atCashier(test: TestApp, method: 'native' | 'alipay_wap' = 'native'): Promise<Payer> {
  const { cid, feeId } = await smallCongress(test.db);
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const { orderId } = await order(test, who, regId);
  const { paymentId, instructions } = await test.call(
    orderCalls.pay,
    { orderid: orderId, method },
    { token: who.token },
  );
  // Alipay knows of an order only after the browser has gone there.
  if (instructions.method === 'alipay_wap') await test.app.inject(instructions.url.replace(/^https?:\/\/[^/]+/, ''));
  const { out_trade_no } = await test.db
    .selectFrom('payment')
    .select('out_trade_no')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { who, regId, orderId, number: out_trade_no };
}
