import { randomBytes } from 'node:crypto';
import { announcePayment } from './announcements.ts';
import type { SimulatedOrder } from '../control/records.ts';
import { isExpired, saveOrder, orderKey, type World } from '../world.ts';

export function findOrder(
  world: World,
  provider: SimulatedOrder['provider'],
  outTradeNo: string,
): SimulatedOrder | undefined {
  return world.orders.get(orderKey(provider, outTradeNo));
}

export function orderByToken(world: World, token: string): SimulatedOrder | undefined {
  for (const order of world.orders.values()) if (order.token === token) return order;
  return undefined;
}

/** Finds an order by its outTradeNo at any provider, for the controls. */
export function anyOrder(world: World, outTradeNo: string): SimulatedOrder | undefined {
  return findOrder(world, 'wechat', outTradeNo) ?? findOrder(world, 'alipay', outTradeNo);
}

export type OpenOrder = Omit<SimulatedOrder, 'token' | 'createdAt' | 'state' | 'transaction' | 'paidAt'>;

export function openOrder(world: World, order: OpenOrder): SimulatedOrder {
  const opened: SimulatedOrder = {
    ...order,
    token: randomBytes(16).toString('hex'),
    createdAt: world.now(),
    state: 'open',
    transaction: '',
    paidAt: 0,
  };
  saveOrder(world, opened);
  return opened;
}

export interface HowToPay {
  /** Number of notices to the merchant, each with a different number. */
  notices: number;
  /** Pays even when expired or closed: the payer was faster than the merchant. */
  force: boolean;
}

/** Pays an order; false when it can no longer be paid. An order is paid at most once. */
export function payOrder(world: World, order: SimulatedOrder, how: HowToPay): boolean {
  if (order.state === 'paid') return false;
  if (!how.force && (order.state === 'closed' || isExpired(world, order))) return false;
  const paid: SimulatedOrder = {
    ...order,
    state: 'paid',
    paidAt: world.now(),
    transaction: `42000${Date.now()}${randomBytes(4).readUInt32BE().toString().padStart(10, '0')}`,
  };
  saveOrder(world, paid);
  for (let sent = 0; sent < how.notices; sent++) announcePayment(world, paid);
  return true;
}

/** The payer confirms now, but the money arrives after the order's expiry. */
export function payLate(world: World, order: SimulatedOrder): void {
  world.later(Math.max(order.expiresAt - world.now(), 0) + world.faults.lateMs, () => {
    const latest = findOrder(world, order.provider, order.outTradeNo);
    if (latest !== undefined) payOrder(world, latest, { notices: 1, force: true });
  });
}

export function refuseOrder(world: World, order: SimulatedOrder): void {
  if (order.state === 'open') saveOrder(world, { ...order, state: 'refused' });
}
