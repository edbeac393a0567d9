import type { PathName } from '@meetingapp/contract/paths.ts';
import type { FunctionComponent } from 'react';
import { useSyncExternalStore } from 'react';
import type { Page } from '../../lib/navigation/page.ts';
import type { Screen } from '../../lib/navigation/screen.ts';

type Address = Omit<Page, 'name'>;

/** What an address resolved to. */
export type Shown =
  | (Address & { status: 'open'; name: PathName; screen: Screen; Screen: FunctionComponent })
  | (Address & { status: 'not_found'; name: null })
  | (Address & { status: 'failed'; name: PathName; error: unknown });

export interface RouterState {
  /** The page on screen; null before the first one. */
  shown: Shown | null;
  /** True while the next page is loading. */
  moving: boolean;
}

let current: RouterState = { shown: null, moving: false };
const listeners = new Set<() => void>();

export const routerState = {
  get: (): RouterState => current,
  set(change: Partial<RouterState>): void {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useRouterState(): RouterState {
  return useSyncExternalStore(routerState.subscribe, routerState.get, routerState.get);
}
