import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { useSyncExternalStore } from 'react';
import { forgetPresentLogIn } from '../lib/account.ts';
import { addressOf } from '../lib/address.ts';
import type { CallFailure } from '../lib/call.ts';
import { reactions } from '../lib/call.ts';
import { history } from '../lib/history.ts';
import { session } from '../lib/session.ts';
import { stored } from '../lib/stored.ts';
import { translate } from '../lib/texts.ts';

/** The failure that took the whole page; null while there is none. */
let whole: CallFailure | null = null;
const listeners = new Set<() => void>();

function setWhole(failure: CallFailure | null): void {
  if (failure === whole) return;
  whole = failure;
  for (const listener of listeners) listener();
}

/** Gives the page back: the person tries again or goes elsewhere. */
export const clearPageFailure = (): void => setWhole(null);

export function usePageFailure(): CallFailure | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => whole,
    () => null,
  );
}

/** What failures that concern the whole page do: log in again (E1), or the error page (E2). */
export function installReactions(errorPage: string | null): void {
  reactions.sessionInvalid = toLogIn;
  reactions.errorPage = (failure) => {
    const outside = errorPageFor(errorPage, location.href);
    if (outside === null) setWhole(failure);
    else location.replace(outside);
  };
}

/**
 * The address that a failed server leads to; null for the page of our own, which takes the place of the one that failed. An error
 * page inside this app would fail again and lead to itself for ever.
 */
export function errorPageFor(setting: string | null, here: string): string | null {
  if (setting === null) return null;
  const [page, present] = [new URL(setting, here), new URL(here)];
  return page.origin === present.origin && page.pathname.startsWith(`${basePath}/`) ? null : page.href;
}

function toLogIn(): void {
  const { pathname, search, hash } = location;
  forgetPresentLogIn();
  const at = matchPath(pathname.slice(basePath.length))?.name;
  // Several calls of one page may end at once; one log-in is enough.
  if (at === 'registrationLogin' || at === 'login') return;
  showToast(translate('app')('logInAgain'));
  const back = { back: pathname + search + hash };
  const cid = session.get('cid') || stored.get('cid');
  history.push(cid ? addressOf('registrationLogin', { cid }, back) : addressOf('login', {}, back));
}
