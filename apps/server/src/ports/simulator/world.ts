import { shanghaiText } from '../payment/alipay/zone.ts';
import type { Transport } from '../transport.ts';
import type { Credentials, ProviderKeys } from './credentials.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { NoticeLog, OutboxEntry, SimulatedOrder, SimulatedRefund } from './records.ts';

export interface World {
  credentials: Credentials;
  keys: ProviderKeys;
  /** The prefix of calls as the merchant's server sees them. */
  serverBase: string;
  /** The prefix of pages as the browser sees them. */
  browserBase: string;
  /** The same, absolute: for codes that another phone scans. */
  scanBase: string;
  orders: Map<string, SimulatedOrder>;
  refunds: Map<string, SimulatedRefund>;
  notices: NoticeLog[];
  outbox: OutboxEntry[];
  faults: Faults;
  /** Notices that wait to be released, in the order in which they came up. */
  held: (() => Promise<void>)[];
  journal: Journal;
  /** Carries notices to the merchant. */
  deliver: Transport;
  /** The providers' time. */
  now(): number;
  /** Later, unless the simulator is closed before. */
  later(milliseconds: number, act: () => void | Promise<void>): void;
  close(): Promise<void>;
}

export function orderKey(provider: SimulatedOrder['provider'], outTradeNo: string): string {
  return `${provider} ${outTradeNo}`;
}

/** Nobody paid in time. */
export function isExpired(world: World, order: SimulatedOrder): boolean {
  return (order.state === 'open' || order.state === 'refused') && order.expiresAt <= world.now();
}

export function keepOrder(world: World, order: SimulatedOrder): void {
  world.orders.set(orderKey(order.provider, order.outTradeNo), order);
  world.journal.write({ order });
}

export function keepRefund(world: World, refund: SimulatedRefund): void {
  world.refunds.set(orderKey(refund.provider, refund.outRefundNo), refund);
  world.journal.write({ refund });
}

interface Movements {
  paid: SimulatedOrder[];
  refunds: { refund: SimulatedRefund; order: SimulatedOrder }[];
}

/** What moved on a day in Shanghai, for its bill. */
export function movementsOf(world: World, provider: SimulatedOrder['provider'], date: string): Movements {
  const onDay = (at: number): boolean => shanghaiText(at).slice(0, date.length) === date;
  return {
    paid: [...world.orders.values()].filter(
      (order) => order.provider === provider && order.state === 'paid' && onDay(order.paidAt),
    ),
    refunds: [...world.refunds.values()].flatMap((refund) => {
      const order = world.orders.get(orderKey(provider, refund.outTradeNo));
      return refund.provider === provider && order && onDay(refund.createdAt) ? [{ refund, order }] : [];
    }),
  };
}

/** A bill exists once its day is over. */
export const hasBill = (world: World, date: string): boolean =>
  date < shanghaiText(world.now()).slice(0, date.length) || world.faults.billToday;

/** Fen of a payment that were given back, or are on their way. */
export function refundedOf(world: World, order: SimulatedOrder): number {
  return [...world.refunds.values()]
    .filter(
      ({ provider, outTradeNo, state }) =>
        provider === order.provider &&
        outTradeNo === order.outTradeNo &&
        (state === 'PROCESSING' || state === 'SUCCESS'),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function outboxEntry(world: World, entry: Omit<OutboxEntry, 'id' | 'at'>): OutboxEntry {
  const kept = { ...entry, id: (world.outbox[0]?.id ?? 0) + 1, at: world.now() };
  world.outbox.unshift(kept);
  world.outbox.length = Math.min(world.outbox.length, 500);
  return kept;
}
