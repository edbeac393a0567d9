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

/** Every state reachable from one, in any number of transitions. */
function reachable<State extends string>(table: Transitions<State, string>, from: State): Set<State> {
  const found = new Set<State>([from]);
  for (const state of found)
    for (const next of Object.values<State | undefined>(table[state])) if (next) found.add(next);
  return found;
}

it('every money state is reachable from its initial state', () => {
  expect([...reachable(orderStates, 'open')].sort()).toEqual(Object.keys(orderStates).sort());
  expect([...reachable(paymentStates, 'created')].sort()).toEqual(Object.keys(paymentStates).sort());
  expect([...reachable(refundStates, 'asked')].sort()).toEqual(Object.keys(refundStates).sort());
  expect([...reachable(invoiceStates, 'asked')].sort()).toEqual(Object.keys(invoiceStates).sort());
});

it('a paid order never becomes unpaid, unless staff undo a wrongly matched payment', () => {
  const { undo_pay: undone, ...paid } = orderStates.paid;
  expect(undone).toBe('open');
  const usual = { ...orderStates, paid };
  for (const state of ['paid', 'partly_refunded', 'refunding', 'refunded'] as const)
    for (const lost of ['open', 'expired', 'cancelled'] as const) expect(reachable(usual, state).has(lost)).toBe(false);
});

it('a late payment takes the places again or is refunded, and is never lost', () => {
  expect(moveOrder('expired', 'pay')).toEqual({ ok: true, state: 'paid' });
  for (const state of ['open', 'expired', 'cancelled'] as const)
    expect(moveOrder(state, 'late_payment')).toEqual({ ok: true, state: 'refunding' });
});

it('nothing is paid twice or refunded before it was paid', () => {
  for (const state of ['paid', 'partly_refunded', 'refunding', 'refunded', 'cancelled'] as const)
    expect(moveOrder(state, 'pay').ok).toBe(false);
  for (const state of ['open', 'expired', 'cancelled', 'refunding', 'refunded'] as const)
    expect(moveOrder(state, 'refund').ok).toBe(false);
  expect(moveOrder('refunding', 'refund_part_done')).toEqual({ ok: true, state: 'partly_refunded' });
});

it('the provider decides: a failed or closed payment may still succeed, a successful one stays so', () => {
  for (const state of ['created', 'pending', 'failed', 'closed'] as const)
    expect(movePayment(state, 'succeed')).toEqual({ ok: true, state: 'succeeded' });
  for (const event of ['fail', 'close', 'succeed'] as const) expect(movePayment('succeeded', event).ok).toBe(false);
});

it('a failed refund can be retried, a completed one cannot', () => {
  expect(moveRefund('failed', 'retry')).toEqual({ ok: true, state: 'asked' });
  for (const event of ['send', 'fail', 'retry', 'finish'] as const) expect(moveRefund('done', event).ok).toBe(false);
});

it('an invoice can be withdrawn until it is issued, and then ends only by a red letter', () => {
  expect(moveInvoice('asked', 'withdraw').ok).toBe(true);
  for (const state of ['issued', 'sent'] as const) {
    expect(moveInvoice(state, 'withdraw').ok).toBe(false);
    expect(moveInvoice(state, 'red_letter')).toEqual({ ok: true, state: 'red_letter' });
  }
});
