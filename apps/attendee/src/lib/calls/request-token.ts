import { chooseLogIn } from '@meetingapp/domain/accounts/token-choice.ts';
import { deviceStorage } from '../storage/device-storage.ts';

/** The log-in of this device that calls use (T21). */
export function presentLogIn(): ReturnType<typeof chooseLogIn> {
  return chooseLogIn({ registration: deviceStorage.get('newRegisterToken'), general: deviceStorage.get('token') });
}

/** The token that calls send; null for an anonymous visitor. */
export function requestToken(): string | null {
  return presentLogIn()?.token ?? null;
}
