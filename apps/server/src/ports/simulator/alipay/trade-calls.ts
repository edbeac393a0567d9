import { parseObject, textAt, type JsonObject } from '../../json.ts';
import { shanghaiInstant, shanghaiText } from '../../payment/alipay/zone.ts';
import type { Parameters } from '../../payment/alipay/signature.ts';
import { fenOfYuan, yuanOfFen } from '../../payment/yuan.ts';
import { findOrder, openOrder } from '../payment/orders.ts';
import { findRefund, settleRefund, startRefund } from '../payment/refunds.ts';
import type { SimulatedOrder } from '../control/records.ts';
import { isExpired, saveOrder, refundedOf, type World } from '../world.ts';
import { tradeStatus } from './notice.ts';

type Content = Record<string, unknown>;

function fine(content: Content): Content {
  return { code: '10000', msg: 'Success', ...content };
}

function failed(subCode: string, text: string): Content {
  return { code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: text };
}

const NOT_THERE = failed('ACQ.TRADE_NOT_EXIST', '交易不存在');

/** Creates the trade when the cashier is opened; returns the fault when it cannot be created. */
export function openTrade(world: World, request: Parameters): { order: SimulatedOrder } | { fault: string } {
  const content = parseObject(request['biz_content'] ?? '');
  const outTradeNo = textAt(content, 'out_trade_no');
  const amount = fenOfYuan(textAt(content, 'total_amount'));
  const expires = shanghaiInstant(textAt(content, 'time_expire'));
  if (outTradeNo === '' || amount === null || amount < 1 || textAt(content, 'subject') === '')
    return { fault: 'isv.invalid-parameter' };
  if (textAt(content, 'product_code') !== 'QUICK_WAP_WAY') return { fault: 'isv.invalid-parameter: product_code' };
  const known = findOrder(world, 'alipay', outTradeNo);
  if (known !== undefined) {
    if (known.amount !== amount) return { fault: 'ACQ.CONTEXT_INCONSISTENT' };
    return { order: known };
  }
  if (expires !== null && expires.getTime() <= world.now()) return { fault: 'ACQ.TRADE_HAS_CLOSE' };
  const order = openOrder(world, {
    provider: 'alipay',
    method: 'alipay_wap',
    outTradeNo,
    amount,
    currency: 'CNY',
    description: textAt(content, 'subject'),
    openid: '',
    notifyUrl: request['notify_url'] ?? '',
    returnUrl: request['return_url'] ?? '',
    expiresAt: expires?.getTime() ?? world.now() + 15 * 86_400_000,
  });
  return { order };
}

function query(world: World, order: SimulatedOrder): Content {
  return fine({
    out_trade_no: order.outTradeNo,
    trade_no: order.transaction,
    trade_status: tradeStatus(world, order),
    total_amount: yuanOfFen(order.amount),
    buyer_logon_id: '159****5620',
    ...(order.state === 'paid' ? { send_pay_date: shanghaiText(order.paidAt) } : {}),
  });
}

function close(world: World, order: SimulatedOrder): Content {
  if (order.state === 'paid') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  if (order.state === 'closed' || isExpired(world, order)) return failed('ACQ.TRADE_HAS_CLOSE', '交易已经关闭');
  saveOrder(world, { ...order, state: 'closed' });
  return fine({ out_trade_no: order.outTradeNo, trade_no: order.transaction });
}

function refund(world: World, order: SimulatedOrder, content: JsonObject): Content {
  const amount = fenOfYuan(textAt(content, 'refund_amount'));
  const outRefundNo = textAt(content, 'out_request_no') || order.outTradeNo;
  if (amount === null || amount < 1) return failed('ACQ.INVALID_PARAMETER', '参数无效');
  if (order.state !== 'paid') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  const known = findRefund(world, 'alipay', outRefundNo);
  if (known !== undefined && known.amount !== amount) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
  if (known === undefined && refundedOf(world, order) + amount > order.amount)
    return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
  if (known === undefined) {
    const started = startRefund(world, {
      provider: 'alipay',
      outTradeNo: order.outTradeNo,
      outRefundNo,
      amount,
      total: order.amount,
      reason: textAt(content, 'refund_reason'),
      notifyUrl: order.notifyUrl,
    });
    settleRefund(world, started, 'SUCCESS');
  }
  return fine({
    out_trade_no: order.outTradeNo,
    trade_no: order.transaction,
    buyer_logon_id: '159****5620',
    fund_change: known === undefined ? 'Y' : 'N',
    refund_fee: yuanOfFen(refundedOf(world, order)),
    gmt_refund_pay: shanghaiText(world.now()),
  });
}

function queryRefund(world: World, order: SimulatedOrder, content: JsonObject): Content {
  const known = findRefund(world, 'alipay', textAt(content, 'out_request_no'));
  if (known === undefined || known.state !== 'SUCCESS') return fine({});
  return fine({
    out_trade_no: order.outTradeNo,
    trade_no: order.transaction,
    out_request_no: known.outRefundNo,
    total_amount: yuanOfFen(order.amount),
    refund_amount: yuanOfFen(known.amount),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: shanghaiText(known.doneAt),
  });
}

const CALLS: Record<string, (world: World, order: SimulatedOrder, content: JsonObject) => Content> = {
  'alipay.trade.query': query,
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': queryRefund,
};

/** The unsigned answer to a call; null when the method does not exist. */
export function answerTrade(world: World, method: string, content: JsonObject): Content | null {
  const call = CALLS[method];
  if (call === undefined) return null;
  const order = findOrder(world, 'alipay', textAt(content, 'out_trade_no'));
  return order === undefined ? NOT_THERE : call(world, order, content);
}
