import type { PaperList, PaperListHead, PaperListKind } from '@meetingapp/contract/papers/list.ts';
import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { listStore } from './list-store.ts';

/** Milliseconds between checks for a newer list while it is visible (EVERY_MS), and for which a check is fresh (FRESH_MS). */
const EVERY_MS = 60_000;
const FRESH_MS = 20_000;

interface AskedList {
  /** First part of the list. Null: the conference has none; undefined: not known yet. */
  head: PaperListHead | null | undefined;
  /** The complete list, once loaded. */
  whole: PaperList | undefined;
  failure: CallFailure | null;
  asking: boolean;
  /** True while it may still arrive. */
  coming: boolean;
  again: () => void;
}

/** A list of papers: the copy on the phone, then the latest from the server; loads nothing until `wanted`. */
export function useList(cid: string, kind: PaperListKind, wanted = true): AskedList {
  const { answer, failure, asking, again } = useCall(paperCalls.list, wanted ? { cid, kind } : null, {
    fresh: FRESH_MS,
    every: EVERY_MS,
    kept: true,
  });
  const there = useSyncExternalStore(
    listStore.subscribe,
    () => listStore.list(cid, kind),
    () => undefined,
  );
  const [looked, setLooked] = useState<string | null>();
  const version = answer?.list === null ? undefined : (answer?.list.version ?? (failure ? null : undefined));
  useEffect(() => {
    if (version === undefined) return;
    let seen = true;
    void listStore.load(cid, kind, version).then(() => seen && setLooked(version));
    return () => {
      seen = false;
    };
  }, [cid, kind, version]);
  const head = answer?.list;
  const whole = head === null ? undefined : there;
  return { head, whole, failure, asking, coming: wanted && head !== null && !whole && looked !== version, again };
}
