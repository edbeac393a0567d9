import { expect, it } from 'vitest';
import type { Transitions } from '../state-machine.ts';
import {
  invoiceStates,
  moveInvoice,
  moveOrder,
  movePayment,
  moveRefund,
  orderStates,
  paymentStates,
  refundStates,
} from './states.ts';

/** Every state that can be reached from one, in any number of moves. */
function reachable<State extends string>(table: Transitions<State, string>, from: State): Set<State> {
  const found = new Set<State>([from]);
  for (const state of found)
    for (const next of Object.values<State | undefined>(table[state])) if (next) found.add(next);
  return found;
}

it('every state of money can be reached from its beginning', () => {
  expect([...reachable(orderStates, 'open')].sort()).toEqual(Object.keys(orderStates).sort());
  expect([...reachable(paymentStates, 'created')].sort()).toEqual(Object.keys(paymentStates).sort());
  expect([...reachable(refundStates, 'asked')].sort()).toEqual(Object.keys(refundStates).sort());
  expect([...reachable(invoiceStates, 'asked')].sort()).toEqual(Object.keys(invoiceStates).sort());
});

it('an order that was paid never becomes unpaid, unless staff take back a payment that was somebody else’s', () => {
  const { undo_pay: undone, ...paid } = orderStates.paid;
  expect(undone).toBe('open');
  const usual = { ...orderStates, paid };
  for (const state of ['paid', 'partly_refunded', 'refunding', 'refunded'] as const)
    for (const lost of ['open', 'expired', 'cancelled'] as const) expect(reachable(usual, state).has(lost)).toBe(false);
});

it('money that comes too late buys the places again or goes back, and is never swallowed', () => {
  expect(moveOrder('expired', 'pay')).toEqual({ ok: true, state: 'paid' });
  for (const state of ['open', 'expired', 'cancelled'] as const)
    expect(moveOrder(state, 'late_payment')).toEqual({ ok: true, state: 'refunding' });
});

it('nothing is paid twice or given back before it was paid', () => {
  for (const state of ['paid', 'partly_refunded', 'refunding', 'refunded', 'cancelled'] as const)
    expect(moveOrder(state, 'pay').ok).toBe(false);
  for (const state of ['open', 'expired', 'cancelled', 'refunding', 'refunded'] as const)
    expect(moveOrder(state, 'refund').ok).toBe(false);
  expect(moveOrder('refunding', 'refund_part_done')).toEqual({ ok: true, state: 'partly_refunded' });
});

it('the provider’s word wins: a payment that failed or was closed may still succeed, one that succeeded stays so', () => {
  for (const state of ['created', 'pending', 'failed', 'closed'] as const)
    expect(movePayment(state, 'succeed')).toEqual({ ok: true, state: 'succeeded' });
  for (const event of ['fail', 'close', 'succeed'] as const) expect(movePayment('succeeded', event).ok).toBe(false);
});

it('a refund that failed is tried again, one that is done is not', () => {
  expect(moveRefund('failed', 'retry')).toEqual({ ok: true, state: 'asked' });
  for (const event of ['send', 'fail', 'retry', 'finish'] as const) expect(moveRefund('done', event).ok).toBe(false);
});

it('an invoice may be withdrawn until it is issued, and then only ends by a red letter', () => {
  expect(moveInvoice('asked', 'withdraw').ok).toBe(true);
  for (const state of ['issued', 'sent'] as const) {
    expect(moveInvoice(state, 'withdraw').ok).toBe(false);
    expect(moveInvoice(state, 'red_letter')).toEqual({ ok: true, state: 'red_letter' });
  }
});
