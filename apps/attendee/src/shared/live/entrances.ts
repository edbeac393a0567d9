import { entrancesFile, type Entrance } from '@meetingapp/contract/live/entrance.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { fetchFile } from '../programme/fetch-file.ts';

/**
 * Milliseconds between refreshes while a screen shows it, with jitter, so that a hall full of phones does not ask at the same moment.
 */
const EVERY_MS = 60_000;
/** Milliseconds for which an answer is fresh, so that a new reader does not ask again. */
const FRESH_MS = 15_000;
const none: readonly Entrance[] = [];
const events = ['online', 'offline', 'visibilitychange'] as const;

/** What is known about one conference. */
interface Known {
  readonly cid: string;
  readonly readers: Set<() => void>;
  bySession: ReadonlyMap<number, readonly Entrance[]>;
  askedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const known = new Map<string, Known>();

function knownOf(cid: string): Known {
  const one = known.get(cid) ?? {
    cid,
    readers: new Set(),
    bySession: new Map(),
    askedAt: Number.NEGATIVE_INFINITY,
    timer: undefined,
  };
  known.set(cid, one);
  return one;
}

/** Offline nobody can watch: the list is then empty. */
async function ask(one: Known): Promise<void> {
  clearTimeout(one.timer);
  one.timer = setTimeout(() => void ask(one), EVERY_MS * (0.8 + 0.4 * Math.random()));
  if (document.visibilityState !== 'visible') return;
  one.askedAt = Date.now();
  const list = (await fetchFile<Entrance[]>(entrancesFile(one.cid))) ?? none;
  const bySession = new Map<number, Entrance[]>();
  for (const entrance of list) bySession.set(entrance.session, [...(bySession.get(entrance.session) ?? []), entrance]);
  one.bySession = bySession;
  for (const changed of one.readers) changed();
}

function askAll(): void {
  for (const one of known.values()) if (one.readers.size > 0) void ask(one);
}

function subscribe(cid: string, changed: () => void): () => void {
  if (known.size === 0) for (const event of events) addEventListener(event, askAll);
  const one = knownOf(cid);
  one.readers.add(changed);
  if (one.readers.size === 1) {
    const old = Date.now() - one.askedAt > FRESH_MS;
    if (old) void ask(one);
    else one.timer = setTimeout(() => void ask(one), EVERY_MS);
  }
  return () => {
    one.readers.delete(changed);
    if (one.readers.size === 0) clearTimeout(one.timer);
  };
}

/** Where a session can be watched, as far as known. */
export function useEntrances(cid: string, sessionId: number): readonly Entrance[] {
  const follow = useCallback((changed: () => void) => subscribe(cid, changed), [cid]);
  return useSyncExternalStore(
    follow,
    () => known.get(cid)?.bySession.get(sessionId) ?? none,
    () => none,
  );
}
