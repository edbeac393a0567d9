import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { useEffect, useState } from 'react';
import { cache, cacheKey } from '../../lib/calls/call-cache.ts';
import { requestToken } from '../../lib/calls/request-token.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { useDeviceValue } from '../../lib/storage/device-storage.ts';
import { useAccount } from '../../lib/session/account.ts';
import { language } from '../../lib/texts/language.ts';
import { InboxSocket } from './inbox-socket.ts';

const EVERY_MS = 30_000;

/** Whether numbers arrive by the socket, for all screens that show one. */
const live = { users: 0, socket: null as InboxSocket | null, connected: false, listeners: new Set<() => void>() };

function setConnected(connected: boolean): void {
  live.connected = connected;
  for (const listener of live.listeners) listener();
}

/** Stores a number as if it had just been asked for. */
function keep(unseen: number): void {
  const { path } = inboxCalls.unseen;
  cache.put(cacheKey(path, {}, language.get()), path, { code: 0, unseen });
}

/** One connection for all screens, while the page is visible and one of them shows the number. */
function connect(): void {
  const wanted = live.users > 0 && document.visibilityState === 'visible';
  if (wanted && !live.socket)
    live.socket = new InboxSocket({
      token: requestToken,
      origin: location.origin.replace(/^http/, 'ws'),
      onUnseen: keep,
      onConnected: setConnected,
    });
  if (!wanted && live.socket) {
    live.socket.close();
    live.socket = null;
    setConnected(false);
  }
}

function useConnected(loggedIn: boolean): boolean {
  // Another person who logs in gets another connection.
  const tokens = [useDeviceValue('newRegisterToken'), useDeviceValue('token')].join(' ');
  const [connected, setShown] = useState(live.connected);
  useEffect(() => {
    if (!loggedIn) return;
    const listener = (): void => setShown(live.connected);
    live.users += 1;
    live.listeners.add(listener);
    document.addEventListener('visibilitychange', connect);
    connect();
    return () => {
      live.users -= 1;
      live.listeners.delete(listener);
      document.removeEventListener('visibilitychange', connect);
      connect();
    };
  }, [loggedIn, tokens]);
  return connected;
}

/**
 * The number of messages that the person has not seen, current while the page is visible: it arrives by a socket when it changes. While
 * there is none, it is requested every 30 s and whenever the page becomes visible. Null for a visitor, and until it is known.
 */
export function useUnseen(): number | null {
  const { loggedIn } = useAccount();
  const connected = useConnected(loggedIn);
  const every = connected ? undefined : EVERY_MS;
  const { answer } = useCall(inboxCalls.unseen, loggedIn ? {} : null, { fresh: 0, every, quiet: true });
  return answer?.unseen ?? null;
}
