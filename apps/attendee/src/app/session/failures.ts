import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useSyncExternalStore } from 'react';
import { discardCurrentLogIn } from '../../lib/session/account.ts';
import { addressOf } from '../../lib/navigation/address.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { reactions } from '../../lib/calls/call.ts';
import { history } from '../../lib/navigation/history.ts';
import { session } from '../../lib/session/session.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { translate } from '../../lib/texts/texts.ts';

/** The failure that replaced the whole page; null when there is none. */
let whole: CallFailure | null = null;
const listeners = new Set<() => void>();

function setWhole(failure: CallFailure | null): void {
  if (failure === whole) return;
  whole = failure;
  for (const listener of listeners) listener();
}

/** Removes the error page before a retry or another navigation. */
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

/** Installs the reactions to failures of the whole page: log in again (E1), or the error page (E2). */
export function installReactions(errorPage: string | null): void {
  reactions.sessionInvalid = toLogIn;
  reactions.logInEnded = discardCurrentLogIn;
  reactions.errorPage = (failure) => {
    const outside = errorPageFor(errorPage, location.href);
    if (outside === null) setWhole(failure);
    else location.replace(outside);
  };
}

/**
 * Address to open when the server fails; null for the built-in error page, which replaces the failed page. An error page inside this
 * app would fail again and redirect to itself forever.
 */
export function errorPageFor(setting: string | null, here: string): string | null {
  if (setting === null) return null;
  const [page, present] = [new URL(setting, here), new URL(here)];
  return page.origin === present.origin && page.pathname.startsWith(`${basePath}/`) ? null : page.href;
}

function toLogIn(): void {
  const { pathname, search, hash } = location;
  discardCurrentLogIn();
  const at = matchPath(pathname.slice(basePath.length))?.name;
  // Several calls of one page may fail at once; one redirect is enough.
  if (at === 'registrationLogin' || at === 'login') return;
  showToast(translate('app')('logInAgain'));
  const back = { back: pathname + search + hash };
  const cid = session.get('cid') || deviceStorage.get('cid');
  history.push(cid ? addressOf('registrationLogin', { cid }, back) : addressOf('login', {}, back));
}
