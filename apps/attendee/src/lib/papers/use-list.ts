import type { PaperList, PaperListHead, PaperListKind } from '@meetingapp/contract/papers-list.ts';
import { paperCalls } from '@meetingapp/contract/papers.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallFailure } from '../call.ts';
import { useCall } from '../use-call.ts';
import { listStore } from './list-store.ts';

/** While a list is seen, it is asked so often whether there is another. */
const EVERY_MS = 60_000;
const FRESH_MS = 20_000;

interface AskedList {
  /** What it begins with. Null: the conference has none; undefined: not known yet. */
  head: PaperListHead | null | undefined;
  /** All of it, once it is there. */
  whole: PaperList | undefined;
  failure: CallFailure | null;
  asking: boolean;
  /** It may still come. */
  coming: boolean;
  again: () => void;
}

/** A list of papers: what the phone has of it, and the newest from the server; nothing of both before it is `wanted`. */
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
