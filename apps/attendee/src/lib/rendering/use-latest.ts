import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same between renders and calls the latest `work`: for handlers of many memoized rows. */
export function useLatest<A extends readonly unknown[]>(work: (...given: A) => void): (...given: A) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
