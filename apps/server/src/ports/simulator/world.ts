import type { Transport } from '../transport.ts';
import type { Credentials, ProviderKeys } from './credentials.ts';
import type { Journal } from './journal.ts';

/** What the simulated providers know. Amounts in fen, times in milliseconds. */
export interface SimulatedOrder {
  provider: 'wechat' | 'alipay';
  method: string;
  outTradeNo: string;
  /** Found by it from the cashier. */
  token: string;
  amount: number;
  currency: string;
  description: string;
  openid: string;
  notifyUrl: string;
  returnUrl: string;
  createdAt: number;
  expiresAt: number;
  state: 'open' | 'refused' | 'paid' | 'closed';
  transaction: string;
  paidAt: number;
}

export interface SimulatedRefund {
  provider: 'wechat' | 'alipay';
  outTradeNo: string;
  outRefundNo: string;
  refundNumber: string;
  amount: number;
  total: number;
  reason: string;
  notifyUrl: string;
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  createdAt: number;
  doneAt: number;
}

/** One attempt to tell the merchant something, and what the merchant answered (0: nothing). */
export interface NoticeLog {
  id: string;
  about: string;
  attempt: number;
  status: number;
  at: number;
}

export interface OutboxEntry {
  id: number;
  at: number;
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  variables: Record<string, string>;
  attachments: { name: string; size: number }[];
}

/** What goes wrong on purpose. Set by `/control/faults`. */
export interface Faults {
  /** So many of the next calls answer 500 and do nothing. */
  failNext: number;
  /** So many of the next calls act, but their answer is lost (502). */
  loseNext: number;
  /** The providers' clock, against ours. */
  clockSkewMs: number;
  noticeDelayMs: number;
  /** Notices are collected instead of sent, until they are released. */
  holdNotices: boolean;
  /** With which of its keys the platform signs what it sends by itself. */
  signWith: 'public_key' | 'certificate';
  refundDelayMs: number;
  /** How long after an order ran out a late payment arrives. */
  lateMs: number;
  refundOutcome: 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  /** Real schedules times this: 0.001 makes seconds of it. */
  noticeScale: number;
  /** Give the bill of a day that is not over. */
  billToday: boolean;
  /** Keep to the vendor's limits of codes per number, as a real one does. */
  smsLimits: boolean;
}

export const NO_FAULTS: Faults = {
  failNext: 0,
  loseNext: 0,
  clockSkewMs: 0,
  noticeDelayMs: 0,
  holdNotices: false,
  signWith: 'public_key',
  refundDelayMs: 1_000,
  lateMs: 5_000,
  refundOutcome: 'SUCCESS',
  noticeScale: 1,
  billToday: false,
  smsLimits: false,
};

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
  held: (() => void)[];
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

/** Fen of a payment that were given back, or are on their way. */
export function refundedOf(world: World, order: SimulatedOrder): number {
  return [...world.refunds.values()]
    .filter(({ provider, outTradeNo, state }) => provider === order.provider && outTradeNo === order.outTradeNo && (state === 'PROCESSING' || state === 'SUCCESS'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function outboxEntry(world: World, entry: Omit<OutboxEntry, 'id' | 'at'>): OutboxEntry {
  const kept = { ...entry, id: (world.outbox[0]?.id ?? 0) + 1, at: world.now() };
  world.outbox.unshift(kept);
  world.outbox.length = Math.min(world.outbox.length, 500);
  return kept;
}
