import { integerAt, textAt, type JsonObject } from '../../json.ts';
import { findOrder, openOrder } from '../payment/orders.ts';
import type { SimulatedOrder } from '../control/records.ts';
import { isExpired, saveOrder, type World } from '../world.ts';
import { transactionContent } from './transaction.ts';

/** The platform's answer: null content means an empty body. */
export interface PlatformAnswer {
  status: number;
  content: Record<string, unknown> | null;
}

export function refusal(status: number, code: string, message: string): PlatformAnswer {
  return { status, content: { code, message } };
}

const NUMBER = /^[0-9A-Za-z_\-|*]{6,32}$/;

function parameterFault(world: World, method: string, body: JsonObject): PlatformAnswer | null {
  const wrong = (name: string): PlatformAnswer => refusal(400, 'PARAM_ERROR', `参数错误: ${name}`);
  const total = integerAt(body, 'amount', 'total');
  if (textAt(body, 'appid') !== world.credentials.appId || textAt(body, 'mchid') !== world.credentials.merchantId) {
    return refusal(400, 'APPID_MCHID_NOT_MATCH', 'AppID和mch_id不匹配');
  }
  const description = textAt(body, 'description');
  if (description === '' || Buffer.byteLength(description) > 127) return wrong('description');
  if (!NUMBER.test(textAt(body, 'out_trade_no'))) return wrong('out_trade_no');
  if (!/^https?:\/\/[^?]+$/.test(textAt(body, 'notify_url'))) return wrong('notify_url');
  if (total === null || total < 1 || total > 1_000_000_000) return wrong('amount.total');
  if (textAt(body, 'amount', 'currency') !== 'CNY') return wrong('amount.currency');
  const expires = Date.parse(textAt(body, 'time_expire'));
  if (Number.isNaN(expires) || expires <= world.now()) return wrong('time_expire');
  if (method === 'jsapi' && textAt(body, 'payer', 'openid') === '') return wrong('payer.openid');
  if (method === 'h5' && textAt(body, 'scene_info', 'payer_client_ip') === '')
    return wrong('scene_info.payer_client_ip');
  return null;
}

export function placeOrder(world: World, method: string, body: JsonObject): PlatformAnswer {
  const fault = parameterFault(world, method, body);
  if (fault !== null) return fault;
  const amount = integerAt(body, 'amount', 'total') ?? 0;
  const description = textAt(body, 'description');
  const known = findOrder(world, 'wechat', textAt(body, 'out_trade_no'));
  if (known?.state === 'paid') return refusal(400, 'ORDER_PAID', '该订单已支付');
  if (known?.state === 'closed') return refusal(400, 'ORDER_CLOSED', '订单已关闭');
  if (
    known !== undefined &&
    (known.amount !== amount || known.method !== method || known.description !== description)
  ) {
    return refusal(403, 'OUT_TRADE_NO_USED', '商户订单号重复');
  }
  const order =
    known ??
    openOrder(world, {
      provider: 'wechat',
      method,
      outTradeNo: textAt(body, 'out_trade_no'),
      amount,
      currency: 'CNY',
      description,
      openid: textAt(body, 'payer', 'openid'),
      notifyUrl: textAt(body, 'notify_url'),
      returnUrl: '',
      expiresAt: Date.parse(textAt(body, 'time_expire')),
    });
  return { status: 200, content: offer(world, order) };
}

function offer(world: World, order: SimulatedOrder): Record<string, unknown> {
  if (order.method === 'jsapi') return { prepay_id: order.token };
  if (order.method === 'h5') return { h5_url: `${world.browserBase}/cashier?order=${order.token}` };
  return { code_url: `${world.scanBase}/cashier?order=${order.token}` };
}

export function queryOrder(world: World, outTradeNo: string, merchant: string): PlatformAnswer {
  if (merchant !== world.credentials.merchantId) return refusal(400, 'PARAM_ERROR', '参数错误: mchid');
  const order = findOrder(world, 'wechat', outTradeNo);
  if (order === undefined) return refusal(404, 'ORDER_NOT_EXIST', '订单不存在');
  return { status: 200, content: transactionContent(world, order) };
}

export function closeOrder(world: World, outTradeNo: string): PlatformAnswer {
  const order = findOrder(world, 'wechat', outTradeNo);
  if (order === undefined) return refusal(404, 'ORDER_NOT_EXIST', '订单不存在');
  if (order.state === 'paid') return refusal(400, 'ORDER_PAID', '该订单已支付');
  if (order.state !== 'closed' && !isExpired(world, order)) saveOrder(world, { ...order, state: 'closed' });
  return { status: 204, content: null };
}
