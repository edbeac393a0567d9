import { integerAt, textAt, type JsonObject } from '../../json.ts';
import { findOrder } from '../payment/orders.ts';
import { findRefund, startRefund } from '../payment/refunds.ts';
import { refundedOf, type World } from '../world.ts';
import { refusal, type PlatformAnswer } from './order-calls.ts';
import { refundContent } from './transaction.ts';

export function askRefund(world: World, body: JsonObject): PlatformAnswer {
  const outTradeNo = textAt(body, 'out_trade_no');
  const outRefundNo = textAt(body, 'out_refund_no');
  const amount = integerAt(body, 'amount', 'refund');
  const total = integerAt(body, 'amount', 'total');
  const order = findOrder(world, 'wechat', outTradeNo);
  if (outRefundNo === '' || amount === null || amount < 1)
    return refusal(400, 'PARAM_ERROR', '参数错误: out_refund_no, amount.refund');
  if (order === undefined) return refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
  if (order.state !== 'paid') return refusal(400, 'INVALID_REQUEST', '订单未支付');
  if (total !== order.amount) return refusal(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致');

  const known = findRefund(world, 'wechat', outRefundNo);
  if (known !== undefined) {
    const same = known.amount === amount && known.outTradeNo === outTradeNo;
    if (!same) return refusal(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致');
    return { status: 200, content: refundContent(known, order, 'status') };
  }
  if (refundedOf(world, order) + amount > order.amount)
    return refusal(400, 'INVALID_REQUEST', '申请退款金额大于可退金额');
  const refund = startRefund(world, {
    provider: 'wechat',
    outTradeNo,
    outRefundNo,
    amount,
    total,
    reason: textAt(body, 'reason'),
    notifyUrl: textAt(body, 'notify_url') || order.notifyUrl,
  });
  return { status: 200, content: refundContent(refund, order, 'status') };
}

export function queryRefund(world: World, outRefundNo: string): PlatformAnswer {
  const refund = findRefund(world, 'wechat', outRefundNo);
  const order = refund === undefined ? undefined : findOrder(world, 'wechat', refund.outTradeNo);
  if (refund === undefined || order === undefined) return refusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
  return { status: 200, content: refundContent(refund, order, 'status') };
}
