import { rfc3339 } from '../../payment/wechat-pay/orders.ts';
import type { SimulatedOrder, SimulatedRefund } from '../control/records.ts';
import { isExpired, refundedOf, type World } from '../world.ts';

const TRADE_TYPES: Record<string, string> = { jsapi: 'JSAPI', h5: 'MWEB', native: 'NATIVE' };

function tradeState(world: World, order: SimulatedOrder): { state: string; text: string } {
  if (order.state === 'paid')
    return refundedOf(world, order) > 0
      ? { state: 'REFUND', text: '转入退款' }
      : { state: 'SUCCESS', text: '支付成功' };
  if (order.state === 'closed' || isExpired(world, order)) return { state: 'CLOSED', text: '已关闭' };
  if (order.state === 'refused') return { state: 'PAYERROR', text: '支付失败' };
  return { state: 'NOTPAY', text: '订单未支付' };
}

/** A transaction in the platform's form, for queries and notices. */
export function transactionContent(world: World, order: SimulatedOrder): Record<string, unknown> {
  const { state, text } = tradeState(world, order);
  return {
    appid: world.credentials.appId,
    mchid: world.credentials.merchantId,
    out_trade_no: order.outTradeNo,
    trade_state: state,
    trade_state_desc: text,
    attach: '',
    amount: {
      total: order.amount,
      payer_total: order.amount,
      currency: order.currency,
      payer_currency: order.currency,
    },
    ...(order.state === 'paid'
      ? {
          transaction_id: order.transaction,
          trade_type: TRADE_TYPES[order.method] ?? 'NATIVE',
          bank_type: 'OTHERS',
          success_time: rfc3339(new Date(order.paidAt)),
          payer: { openid: order.openid },
        }
      : {}),
  };
}

/** @param field name of the state: `status` in queries, `refund_status` in notices. */
export function refundContent(
  refund: SimulatedRefund,
  order: SimulatedOrder,
  field: 'status' | 'refund_status',
): Record<string, unknown> {
  return {
    refund_id: refund.refundNumber,
    out_refund_no: refund.outRefundNo,
    transaction_id: order.transaction,
    out_trade_no: refund.outTradeNo,
    user_received_account: '支付用户零钱',
    create_time: rfc3339(new Date(refund.createdAt)),
    [field]: refund.state,
    ...(refund.state === 'SUCCESS' ? { success_time: rfc3339(new Date(refund.doneAt)) } : {}),
    amount: {
      total: refund.total,
      refund: refund.amount,
      payer_total: refund.total,
      payer_refund: refund.amount,
      currency: order.currency,
    },
  };
}
