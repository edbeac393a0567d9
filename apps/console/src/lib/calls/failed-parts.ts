import type { Query } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CallFailure } from './call.ts';
import { cache, CallError } from './use-call.ts';

/** Failures that may be over when the call is sent again; a missing right, for instance, is not. */
const passing: readonly CallFailure['name'][] = ['offline', 'internal', 'unavailable', 'too_many_requests'];

/** Failures that a part of the page shows itself. */
const shown = new Set<CallFailure>();
const readers = new Set<() => void>();

const failureOf = ({ state: { error } }: Query): CallFailure | null =>
  error instanceof CallError && passing.includes(error.failure.name) ? error.failure : null;

const failed = { type: 'active', predicate: (query: Query) => failureOf(query) !== null } as const;

/** Sends all calls of the page again that have failed. */
export const retryFailed = (): Promise<unknown> => cache.refetchQueries(failed);

/** Declares that the caller shows this failure, with a way to try again. */
export function useShownFailure(failure: CallFailure | null): void {
  useEffect(() => {
    if (!failure) return;
    shown.add(failure);
    for (const changed of readers) changed();
    return () => {
      shown.delete(failure);
      for (const changed of readers) changed();
    };
  }, [failure]);
}

/** The failure of a call whose answer the page lacks, or shows from before; null while a part of the page shows one itself. */
function unshown(): CallFailure | null {
  const failures = cache
    .getQueryCache()
    .findAll(failed)
    .flatMap((query) => failureOf(query) ?? []);
  return failures.some((failure) => shown.has(failure)) ? null : (failures[0] ?? null);
}

export function useUnshownFailure(): CallFailure | null {
  return useSyncExternalStore(listen, unshown);
}

function listen(changed: () => void): () => void {
  readers.add(changed);
  const stop = cache.getQueryCache().subscribe(changed);
  return () => {
    readers.delete(changed);
    stop();
  };
}
