import type { accountCalls } from '@meetingapp/contract/accounts.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { logIn } from '../../lib/account.ts';
import type { TokenKind } from '../../lib/account.ts';
import { addressOf } from '../../lib/address.ts';
import { boot } from '../../lib/boot.ts';
import { history } from '../../lib/history.ts';
import { useSearch } from '../../lib/page.ts';
import { session } from '../../lib/session.ts';
import { stored } from '../../lib/stored.ts';
import { isMessenger } from '../../platform/find-platform.ts';

export type LoggedIn = AnswerOf<typeof accountCalls.loginByCode>;

/** Where a log-in leads back to: what `back` says if it is our own, else the conference one is in, else the list. */
export function backOf(search: Readonly<Record<string, string>>): string {
  const own = search['back'] === undefined ? null : backAddress(search['back'], location.origin);
  if (own !== null) return own;
  const cid = session.get('cid') || stored.get('cid');
  return cid ? addressOf('conferenceIndex', { cid }) : addressOf('index');
}

/** Goes back to where the log-in was asked for, which stays in the history once; the pages of the log-in do not. */
export function goBackTo(address: string): void {
  if (address.startsWith(`${basePath}/`)) history.return(address);
  else location.replace(address);
}

/** Keeps the log-in and goes back. */
export function useFinish(kind: TokenKind): (answer: LoggedIn) => void {
  const search = useSearch();
  return (answer) => {
    logIn(kind, answer);
    goBackTo(backOf(search));
  };
}

/** Inside the messenger itself, not where it is only played. */
export const inMessenger = (): boolean => isMessenger(navigator.userAgent);

/** Where the messenger's log-in can be reached: inside it, and in the demo. */
export const offersMessenger = (): boolean => inMessenger() || boot.simulated.messenger;
