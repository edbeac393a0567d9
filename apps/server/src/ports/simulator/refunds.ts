import { randomBytes } from 'node:crypto';
import { announceRefund } from './announcements.ts';
import { findOrder } from './orders.ts';
import type { SimulatedRefund } from './records.ts';
import { keepRefund, orderKey, type World } from './world.ts';

export function findRefund(
  world: World,
  provider: SimulatedRefund['provider'],
  outRefundNo: string,
): SimulatedRefund | undefined {
  return world.refunds.get(orderKey(provider, outRefundNo));
}

type Asked = Omit<SimulatedRefund, 'refundNumber' | 'state' | 'createdAt' | 'doneAt'>;

/** Takes a refund that was found right, and ends it after the ordered time. */
export function startRefund(world: World, asked: Asked): SimulatedRefund {
  const refund: SimulatedRefund = {
    ...asked,
    refundNumber: `50300${Date.now()}${randomBytes(4).readUInt32BE().toString().padStart(10, '0')}`,
    state: 'PROCESSING',
    createdAt: world.now(),
    doneAt: 0,
  };
  keepRefund(world, refund);
  resumeRefund(world, refund);
  return refund;
}

/** Lets a refund under way end by itself. */
export function resumeRefund(world: World, refund: SimulatedRefund): void {
  if (refund.state !== 'PROCESSING') return;
  world.later(world.faults.refundDelayMs, () => settleRefund(world, refund, world.faults.refundOutcome));
}

export function settleRefund(world: World, refund: SimulatedRefund, state: SimulatedRefund['state']): void {
  const latest = findRefund(world, refund.provider, refund.outRefundNo) ?? refund;
  if (latest.state !== 'PROCESSING') return;
  const settled = { ...latest, state, doneAt: world.now() };
  keepRefund(world, settled);
  const order = findOrder(world, refund.provider, refund.outTradeNo);
  if (order !== undefined) announceRefund(world, settled, order);
}
