import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { moveRegistration } from './states.ts';

export type Hindrance<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

const yes = { ok: true } as const;
const no = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const;

const hasEnded = (state: RegistrationState) => state === 'refused' || state === 'cancelled' || state === 'gone';

/** May the person still change the answers? `closed`: registration is over or the conference is not open. */
export function mayEdit({
  state,
  closed,
  late = false,
}: {
  state: RegistrationState;
  closed: boolean;
  /** True when the organiser's last day for changes has passed. */
  late?: boolean;
}): Hindrance<'ended' | 'attended' | 'under_review' | 'registration_closed' | 'change_over'> {
  if (hasEnded(state)) return no('ended');
  if (state === 'attended') return no('attended');
  if (!moveRegistration(state, 'edit').ok) return no('under_review');
  if (closed) return no('registration_closed');
  return late ? no('change_over') : yes;
}

/** May the registration be cancelled without a refund? A paid one ends by a refund of its order. */
export function mayCancel({
  state,
  orderState,
}: {
  state: RegistrationState;
  orderState: OrderState | null;
}): Hindrance<'not_started' | 'ended' | 'attended' | 'already_paid'> {
  if (state === 'draft') return no('not_started');
  if (hasEnded(state)) return no('ended');
  if (state === 'attended') return no('attended');
  const paid = orderState === 'paid' || orderState === 'partly_refunded' || orderState === 'refunding';
  return paid ? no('already_paid') : yes;
}

/** May the order be paid now? After its hold lapses the claims are released, and the person must choose again. */
export function mayPay(wish: {
  state: RegistrationState;
  orderState: OrderState | null;
  holdUntil: Date | null;
  now: Date;
}): Hindrance<'under_review' | 'no_order' | 'already_paid' | 'ended' | 'hold_over'> {
  const { state, orderState, holdUntil, now } = wish;
  if (hasEnded(state) || orderState === 'cancelled') return no('ended');
  if (state === 'submitted') return no('under_review');
  if (orderState === null) return no('no_order');
  if (orderState === 'expired') return no('hold_over');
  if (orderState !== 'open') return no('already_paid');
  return holdUntil !== null && holdUntil <= now ? no('hold_over') : yes;
}

/** May the person request a refund themselves? `amount`: refund under the organiser's policy now, in fen. */
export function mayRefund(wish: {
  state: RegistrationState;
  orderState: OrderState | null;
  amount: number;
}): Hindrance<'not_paid' | 'attended' | 'refund_running' | 'already_refunded' | 'policy'> {
  const { state, orderState, amount } = wish;
  if (orderState === 'refunding') return no('refund_running');
  if (orderState === 'refunded') return no('already_refunded');
  if (orderState !== 'paid' && orderState !== 'partly_refunded') return no('not_paid');
  if (state === 'attended') return no('attended');
  return amount > 0 ? yes : no('policy');
}
