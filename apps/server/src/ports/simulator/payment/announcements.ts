import { alipayPaymentNotice, alipayRefundNotice } from '../alipay/notice.ts';
import { announce, type Notice } from './notices.ts';
import { wechatPaymentNotice, wechatRefundNotice } from '../wechat-pay/notice.ts';
import type { SimulatedOrder, SimulatedRefund } from '../control/records.ts';
import type { World } from '../world.ts';

export function paymentNotice(world: World, order: SimulatedOrder): Notice {
  return order.provider === 'wechat' ? wechatPaymentNotice(world, order) : alipayPaymentNotice(world, order);
}

export function announcePayment(world: World, order: SimulatedOrder): void {
  announce(world, paymentNotice(world, order));
}

export function announceRefund(world: World, refund: SimulatedRefund, order: SimulatedOrder): void {
  announce(
    world,
    refund.provider === 'wechat' ? wechatRefundNotice(world, refund, order) : alipayRefundNotice(world, refund, order),
  );
}
