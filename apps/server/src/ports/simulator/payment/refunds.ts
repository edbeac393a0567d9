import { randomBytes } from 'node:crypto';
import { announceRefund } from './announcements.ts';
import { findOrder } from './orders.ts';
import type { SimulatedRefund } from '../control/records.ts';
import { saveRefund, orderKey, type World } from '../world.ts';

export function findRefund(
  world: World,
  provider: SimulatedRefund['provider'],
  outRefundNo: string,
): SimulatedRefund | undefined {
  return world.refunds.get(orderKey(provider, outRefundNo));
}

type Asked = Omit<SimulatedRefund, 'refundNumber' | 'state' | 'createdAt' | 'doneAt'>;

/** Accepts a valid refund, and completes it after the configured time. */
export function startRefund(world: World, asked: Asked): SimulatedRefund {
  const refund: SimulatedRefund = {
    ...asked,
    refundNumber: `50300${Date.now()}${randomBytes(4).readUInt32BE().toString().padStart(10, '0')}`,
    state: 'PROCESSING',
    createdAt: world.now(),
    doneAt: 0,
  };
  saveRefund(world, refund);
  resumeRefund(world, refund);
  return refund;
}

/** Lets a refund in progress complete. */
export function resumeRefund(world: World, refund: SimulatedRefund): void {
  if (refund.state !== 'PROCESSING') return;
  world.later(world.faults.refundDelayMs, () => settleRefund(world, refund, world.faults.refundOutcome));
}

export function settleRefund(world: World, refund: SimulatedRefund, state: SimulatedRefund['state']): void {
  const latest = findRefund(world, refund.provider, refund.outRefundNo) ?? refund;
  if (latest.state !== 'PROCESSING') return;
  const settled = { ...latest, state, doneAt: world.now() };
  saveRefund(world, settled);
  const order = findOrder(world, refund.provider, refund.outTradeNo);
  if (order !== undefined) announceRefund(world, settled, order);
}
