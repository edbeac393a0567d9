import { chooseLogIn } from '@meetingapp/domain/accounts/token-choice.ts';
import { stored } from './stored.ts';

/** Which log-in of this device calls carry (T21). */
export function presentLogIn(): ReturnType<typeof chooseLogIn> {
  return chooseLogIn({ registration: stored.get('newRegisterToken'), general: stored.get('token') });
}

/** The token that calls carry; null for a visitor. */
export function requestToken(): string | null {
  return presentLogIn()?.token ?? null;
}
