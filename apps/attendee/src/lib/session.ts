import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { HomeInfo } from '@meetingapp/contract/home.ts';
import type { registrationCalls } from '@meetingapp/contract/registration.ts';
import { useSyncExternalStore } from 'react';

/** What the screens of one visit share (T18). It survives a reload, not the closing of the tab. */
export interface Session {
  /** Something global is under way: the spinner shows. */
  loading: boolean;
  /** The conference one is in; empty before the first. */
  cid: string;
  registerInfo: AnswerOf<(typeof registrationCalls)['info']> | null;
  homeInfo: HomeInfo | null;
  popup: HomeInfo['popup'];
  /** The home's popup was shown once in this session already. */
  showSecond: boolean;
}

const empty: Session = { loading: false, cid: '', registerInfo: null, homeInfo: null, popup: null, showSecond: false };
const listeners = new Set<() => void>();
let current: Session = restore();

function restore(): Session {
  const entries = Object.entries(empty).map(([name, value]) => {
    try {
      const kept = sessionStorage.getItem(name);
      return [name, kept === null ? value : (JSON.parse(kept) as unknown)];
    } catch {
      return [name, value];
    }
  });
  return Object.fromEntries(entries) as Session;
}

export const session = {
  get: <K extends keyof Session>(name: K): Session[K] => current[name],
  set(change: Partial<Session>): void {
    current = { ...current, ...change };
    for (const [name, value] of Object.entries(change)) {
      try {
        sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Storage is full or refused: the value lives as long as the page.
      }
    }
    for (const listener of listeners) listener();
  },
  /** Forgets the visit; `storage` too. */
  clear(): void {
    session.set(empty);
    for (const name of Object.keys(empty)) sessionStorage.removeItem(name);
  },
  /** Reads the storage again, as a reload would. */
  reload(): void {
    current = restore();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A page that the server painted is first what a visitor sees, and then, before it shows, what this one does. */
export function useSession<K extends keyof Session>(name: K): Session[K] {
  return useSyncExternalStore(
    session.subscribe,
    () => current[name],
    () => empty[name],
  );
}
