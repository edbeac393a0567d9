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
  );
}

/** What failures that concern the whole page do: log in again (E1), or the error page (E2). */
export function installReactions(errorPage: string | null): void {
  reactions.sessionInvalid = toLogIn;
  reactions.errorPage = (failure) => {
    const outside = errorPage === null ? null : new URL(errorPage, location.href);
    // An error page inside this app would fail again and lead to itself for ever: then the page of our own takes its place.
    const inside = outside?.origin === location.origin && outside.pathname.startsWith(`${basePath}/`);
    if (outside && !inside) location.replace(outside.href);
    else setWhole(failure);
  };
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
