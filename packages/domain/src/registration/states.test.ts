import { describe, expect, it } from 'vitest';
import { mayCancel, mayEdit, mayPay, mayRefund } from './can.ts';
import { moveRegistration, registrationStates, regFlOf, type RegistrationEvent } from './states.ts';

const states = Object.keys(registrationStates) as (keyof typeof registrationStates)[];
const events: RegistrationEvent[] = [
  'edit',
  'submit',
  'submit_without_review',
  'approve',
  'refuse',
  'reopen',
  'pay',
  'confirm_free',
  'check_in',
  'undo_check_in',
  'cancel',
  'expire',
];

it('a registration changes state only as the domain allows', () => {
  const moves = states.flatMap((state) =>
    events.flatMap((event) => {
      const move = moveRegistration(state, event);
      return move.ok && move.state !== state ? [`${state} ${event} ${move.state}`] : [];
    }),
  );
  expect(moves).toEqual([
    'draft submit submitted',
    'draft submit_without_review approved',
    'draft expire gone',
    'submitted approve approved',
    'submitted refuse refused',
    'submitted cancel cancelled',
    'approved reopen submitted',
    'approved pay confirmed',
    'approved confirm_free confirmed',
    'approved cancel cancelled',
    'confirmed check_in attended',
    'confirmed cancel cancelled',
    'attended undo_check_in confirmed',
    'refused reopen submitted',
  ]);
  expect(moveRegistration('cancelled', 'pay')).toEqual({ ok: false, reason: 'not_from_here' });
});

it('[T10] regFl is 0 without an active registration, 1 submitted or approved, 2 confirmed, 3 attended', () => {
  expect(Object.fromEntries(states.map((state) => [state, regFlOf(state)]))).toEqual({
    draft: 0,
    submitted: 1,
    approved: 1,
    confirmed: 2,
    attended: 3,
    refused: 0,
    cancelled: 0,
    gone: 0,
  });
});

const reasons = <State extends string>(
  all: readonly State[],
  ask: (state: State) => { ok: true } | { ok: false; reason: string },
) =>
  Object.fromEntries(
    all.map((state) => {
      const answer = ask(state);
      return [state, answer.ok ? 'yes' : answer.reason];
    }),
  );

describe('a person may', () => {
  it('edit until registration closes, but not what is being reviewed, attended or over', () => {
    expect(reasons(states, (state) => mayEdit({ state, closed: false }))).toEqual({
      draft: 'yes',
      submitted: 'under_review',
      approved: 'yes',
      confirmed: 'yes',
      attended: 'attended',
      refused: 'ended',
      cancelled: 'ended',
      gone: 'ended',
    });
    expect(mayEdit({ state: 'confirmed', closed: true })).toEqual({ ok: false, reason: 'registration_closed' });
  });

  it('cancel what is not paid', () => {
    expect(reasons(states, (state) => mayCancel({ state, orderState: null }))).toEqual({
      draft: 'not_started',
      submitted: 'yes',
      approved: 'yes',
      confirmed: 'yes',
      attended: 'attended',
      refused: 'ended',
      cancelled: 'ended',
      gone: 'ended',
    });
    const orders = ['open', 'paid', 'partly_refunded', 'refunding', 'refunded', 'expired', 'cancelled'] as const;
    expect(reasons(orders, (orderState) => mayCancel({ state: 'approved', orderState }))).toEqual({
      open: 'yes',
      paid: 'already_paid',
      partly_refunded: 'already_paid',
      refunding: 'already_paid',
      refunded: 'yes',
      expired: 'yes',
      cancelled: 'yes',
    });
  });

  it('pay while the places are held, to the last moment', () => {
    const now = new Date('2026-05-01T12:00:00Z');
    const pay = (change: Partial<Parameters<typeof mayPay>[0]>) => {
      const answer = mayPay({
        state: 'approved',
        orderState: 'open',
        holdUntil: new Date(now.getTime() + 1),
        now,
        ...change,
      });
      return answer.ok ? 'yes' : answer.reason;
    };
    expect([pay({}), pay({ holdUntil: null }), pay({ holdUntil: now })]).toEqual(['yes', 'yes', 'hold_over']);
    expect([pay({ orderState: 'expired' }), pay({ orderState: 'paid' }), pay({ orderState: null })]).toEqual([
      'hold_over',
      'already_paid',
      'no_order',
    ]);
    expect([pay({ state: 'submitted' }), pay({ state: 'cancelled' }), pay({ orderState: 'cancelled' })]).toEqual([
      'under_review',
      'ended',
      'ended',
    ]);
  });

  it('get a refund by the organiser’s policy, once', () => {
    const refund = (
      orderState: Parameters<typeof mayRefund>[0]['orderState'],
      amount = 100,
      state: 'confirmed' | 'attended' = 'confirmed',
    ) => {
      const answer = mayRefund({ state, orderState, amount });
      return answer.ok ? 'yes' : answer.reason;
    };
    expect([refund('paid'), refund('partly_refunded'), refund('paid', 0)]).toEqual(['yes', 'yes', 'policy']);
    expect([refund('open'), refund(null), refund('refunding'), refund('refunded')]).toEqual([
      'not_paid',
      'not_paid',
      'refund_running',
      'already_refunded',
    ]);
    expect(refund('paid', 100, 'attended')).toBe('attended');
  });
});
