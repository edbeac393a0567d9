import { useSyncExternalStore } from 'react';
import { storage } from '../../platform/storage.ts';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** A log-out in another tab also logs this tab out. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Log-in of this browser: the token sent with calls. */
export const logIn = {
  token: (): string | null => storage.get('token'),
  begin(token: string): void {
    storage.set('token', token);
    tell();
  },
  end(): void {
    storage.remove('token');
    tell();
  },
};

export const useLoggedIn = (): boolean => useSyncExternalStore(subscribe, logIn.token) !== null;
