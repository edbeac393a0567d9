import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import type { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { useSyncExternalStore } from 'react';

/** State shared by the screens of one visit (T18). Survives a reload, but not closing the tab. */
export interface Session {
  /** True while something global is loading: the spinner shows. */
  loading: boolean;
  /** The current conference; empty before the first. */
  cid: string;
  registerInfo: AnswerOf<(typeof registrationCalls)['info']> | null;
  homeInfo: HomeInfo | null;
  popup: HomeInfo['popup'];
  /** True when the home's popup was shown once in this session. */
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
        // Storage is full or blocked: the value lasts until the page is closed.
      }
    }
    for (const listener of listeners) listener();
  },
  /** Clears the session, also in sessionStorage. */
  clear(): void {
    session.set(empty);
    for (const name of Object.keys(empty)) sessionStorage.removeItem(name);
  },
  /** Reads the storage again, like a reload. */
  reload(): void {
    current = restore();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A server-rendered page first has an anonymous visitor's value; this person's follows before paint. */
export function useSession<K extends keyof Session>(name: K): Session[K] {
  return useSyncExternalStore(
    session.subscribe,
    () => current[name],
    () => empty[name],
  );
}
