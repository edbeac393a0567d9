import type { OrderLine, OrderState, RegisteredExtra } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';

/** Tag colour of an order's state: green done, amber soon, grey over. */
export function orderTag(state: OrderState): 'ok' | 'soon' | 'ended' {
  if (state === 'paid') return 'ok';
  return state === 'open' || state === 'refunding' ? 'soon' : 'ended';
}

export function registrationTag(state: RegistrationState): 'ok' | 'soon' | 'ended' | 'bad' {
  if (state === 'confirmed' || state === 'attended') return 'ok';
  if (state === 'submitted' || state === 'approved' || state === 'draft') return 'soon';
  return state === 'refused' ? 'bad' : 'ended';
}

/** Next action for a registration, by its state and its order's. */
export type OrderStatus = 'draft' | 'review' | 'choose' | 'pay' | 'expired' | 'done' | 'over';

export function orderStatusOf(state: RegistrationState, order: { state: OrderState } | null): OrderStatus {
  if (state === 'draft') return 'draft';
  if (state === 'submitted') return 'review';
  if (state === 'confirmed' || state === 'attended') return 'done';
  if (state !== 'approved') return 'over';
  if (order === null) return 'choose';
  if (order.state === 'open') return 'pay';
  return order.state === 'expired' ? 'expired' : 'over';
}

/** Digits in groups of four, so that they can be read out. */
export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}

/** True when a registration has extras that these lines of an order do not list with the same count. */
export const extrasBeyond = (extras: readonly RegisteredExtra[], lines: readonly OrderLine[]): boolean =>
  extras.some(
    ({ title, quantity }) =>
      !lines.some((line) => line.kind === 'extra' && line.title === title && line.quantity === quantity),
  );
