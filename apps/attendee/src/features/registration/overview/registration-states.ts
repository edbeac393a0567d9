import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationCard } from '@meetingapp/contract/registration/wizard.ts';

/** Registrations of this conference, and of others; those that have ended come last. */
export function registrationGroups(
  all: readonly RegistrationCard[],
  cid: string,
): { here: RegistrationCard[]; elsewhere: RegistrationCard[] } {
  const live = [...all.filter((one) => !hasEnded(one)), ...all.filter(hasEnded)];
  const isHere = (one: RegistrationCard) => String(one.cid) === cid;
  return { here: live.filter(isHere), elsewhere: live.filter((one) => !isHere(one)) };
}

const hasEnded = ({ state }: RegistrationCard): boolean =>
  state === 'cancelled' || state === 'gone' || state === 'refused';

/** The registration whose code opens the door; the person's own, which was created first, before colleagues'. */
export function passOf(here: readonly RegistrationCard[]): RegistrationCard | null {
  const valid = here.filter((one) => one.state === 'confirmed' || one.state === 'attended');
  return valid.at(-1) ?? null;
}

/** State as shown: an approved registration waits for payment, so the payment state is shown. */
export type ShownState = RegistrationCard['state'] | 'toPay' | 'lapsed';

export function shownState(state: RegistrationCard['state'], order: { state: OrderState } | null): ShownState {
  if (state !== 'approved' || order === null) return state;
  if (order.state === 'open') return 'toPay';
  return order.state === 'expired' ? 'lapsed' : state;
}

export function stateTag(state: ShownState): 'ok' | 'soon' | 'ended' | 'bad' {
  if (state === 'confirmed' || state === 'attended') return 'ok';
  if (state === 'refused') return 'bad';
  return state === 'cancelled' || state === 'gone' || state === 'lapsed' ? 'ended' : 'soon';
}
