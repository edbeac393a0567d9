import type { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { logIn } from '../../lib/session/account.ts';
import type { TokenKind } from '../../lib/session/account.ts';
import { addressOf } from '../../lib/navigation/address.ts';
import { boot } from '../../lib/calls/boot.ts';
import { history } from '../../lib/navigation/history.ts';
import { useSearch } from '../../lib/navigation/page.ts';
import { session } from '../../lib/session/session.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { isMessenger } from '../../platform/find-platform.ts';
import { noteTypedAddress } from './parts/use-known-person.ts';

export type LoggedIn = AnswerOf<typeof accountCalls.loginByCode>;

/** Address to return to after log-in: `back` if it is within this app, else the current conference, else the list. */
export function backOf(search: Readonly<Record<string, string>>): string {
  const own = search['back'] === undefined ? null : backAddress(search['back'], location.origin);
  if (own !== null) return own;
  const cid = session.get('cid') || deviceStorage.get('cid');
  return cid ? addressOf('conferenceIndex', { cid }) : addressOf('index');
}

/** Returns to the page that asked for the log-in. It stays in the history once; the log-in pages are removed. */
export function goBackTo(address: string): void {
  if (address.startsWith(`${basePath}/`)) history.return(address);
  else location.replace(address);
}

/** Saves the log-in and goes back. */
export function useFinish(kind: TokenKind): (answer: LoggedIn) => void {
  const search = useSearch();
  return (answer) => {
    noteTypedAddress('');
    logIn(kind, answer);
    goBackTo(backOf(search));
  };
}

const STATE = 'messengerState';

/** Saves the state of a messenger log-in begun in this tab. The state is part of the provider's address. */
export function noteMessengerState(url: string): void {
  try {
    sessionStorage.setItem(STATE, new URL(url, location.origin).searchParams.get('state') ?? '');
  } catch {
    // Without storage the log-in works but links no account.
  }
}

/**
 * True when this tab began the messenger log-in with this state. Another state may belong to a link that a stranger sent; its code
 * must not link their messenger to the account that is logged in here.
 */
export function isOwnMessengerState(state: string | undefined): boolean {
  try {
    return state !== undefined && state !== '' && sessionStorage.getItem(STATE) === state;
  } catch {
    return false;
  }
}

/** True inside the real messenger, not in its simulation. */
export const inMessenger = (): boolean => isMessenger(navigator.userAgent);

/** True where the messenger's log-in is available: inside it, and in the demo. */
export const offersMessenger = (): boolean => inMessenger() || boot.simulated.messenger;
