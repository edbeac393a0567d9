import { randomBytes } from 'node:crypto';
import { signNotice, type Parameters } from '../../payment/alipay/signature.ts';
import { shanghaiText } from '../../payment/alipay/zone.ts';
import { yuanOfFen } from '../../payment/yuan.ts';
import type { Notice } from '../payment/notices.ts';
import type { SimulatedOrder, SimulatedRefund } from '../control/records.ts';
import { refundedOf, type World } from '../world.ts';

/** Seconds between attempts: eight in about a day. */
const SCHEDULE = [240, 600, 600, 3600, 7200, 21_600, 54_000];

export function tradeStatus(world: World, order: SimulatedOrder): string {
  if (order.state === 'paid') return refundedOf(world, order) >= order.amount ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  if (order.state === 'closed' || order.expiresAt <= world.now()) return 'TRADE_CLOSED';
  return 'WAIT_BUYER_PAY';
}

function notice(world: World, order: SimulatedOrder, about: string, more: Parameters): Notice {
  const id = randomBytes(17).toString('hex');
  const content: Parameters = {
    notify_id: id,
    notify_type: 'trade_status_sync',
    notify_time: shanghaiText(world.now()),
    charset: 'utf-8',
    version: '1.0',
    app_id: world.credentials.alipayAppId,
    trade_no: order.transaction,
    out_trade_no: order.outTradeNo,
    trade_status: tradeStatus(world, order),
    total_amount: yuanOfFen(order.amount),
    subject: order.description,
    gmt_payment: shanghaiText(order.paidAt),
    ...more,
  };
  return {
    id,
    about,
    url: order.notifyUrl,
    compose: () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams(signNotice(content, world.keys.alipay)).toString(),
    }),
    taken: (answer) => answer.ok && answer.status === 200 && answer.body.toString('utf8') === 'success',
    schedule: SCHEDULE,
  };
}

export function alipayPaymentNotice(world: World, order: SimulatedOrder): Notice {
  return notice(world, order, order.outTradeNo, { receipt_amount: yuanOfFen(order.amount) });
}

export function alipayRefundNotice(world: World, refund: SimulatedRefund, order: SimulatedOrder): Notice {
  return notice(world, order, refund.outRefundNo, {
    out_biz_no: refund.outRefundNo,
    refund_fee: yuanOfFen(refundedOf(world, order)),
    gmt_refund: shanghaiText(refund.doneAt),
  });
}
