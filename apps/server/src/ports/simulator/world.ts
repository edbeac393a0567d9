import { shanghaiText } from '../payment/alipay/zone.ts';
import type { Transport } from '../transport.ts';
import type { Credentials, ProviderKeys } from './keys/credentials.ts';
import type { Faults } from './control/faults.ts';
import type { Journal } from './control/journal.ts';
import type { NoticeLog, OutboxEntry, SimulatedOrder, SimulatedRefund } from './control/records.ts';

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
  /** Notices to be released, in order of creation. */
  held: (() => Promise<void>)[];
  journal: Journal;
  /** Sends notices to the merchant. */
  deliver: Transport;
  /** The providers' time. */
  now(): number;
  /** Runs `act` after a delay, unless the simulator is closed first. */
  later(milliseconds: number, act: () => void | Promise<void>): void;
  close(): Promise<void>;
}

export function orderKey(provider: SimulatedOrder['provider'], outTradeNo: string): string {
  return `${provider} ${outTradeNo}`;
}

/** True when nobody paid in time. */
export function isExpired(world: World, order: SimulatedOrder): boolean {
  return (order.state === 'open' || order.state === 'refused') && order.expiresAt <= world.now();
}

export function saveOrder(world: World, order: SimulatedOrder): void {
  world.orders.set(orderKey(order.provider, order.outTradeNo), order);
  world.journal.write({ order });
}

export function saveRefund(world: World, refund: SimulatedRefund): void {
  world.refunds.set(orderKey(refund.provider, refund.outRefundNo), refund);
  world.journal.write({ refund });
}

interface Movements {
  paid: SimulatedOrder[];
  refunds: { refund: SimulatedRefund; order: SimulatedOrder }[];
}

/** Transactions of a day in Shanghai, for its bill. */
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

/** Fen of a payment that were refunded or are being refunded. */
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
