import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { indexInSlices } from '@meetingapp/domain/agenda/search-index.ts';
import type { SearchIndex } from '@meetingapp/domain/agenda/search-index.ts';
import { useEffect, useState } from 'react';

/** So long the index is made without a pause. */
const SLICE_MS = 6;
/** It is waited for by somebody: also a busy phone goes on. */
const LATEST_MS = 50;

const made = new WeakMap<Programme, Promise<SearchIndex>>();

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });

async function make(programme: Programme): Promise<SearchIndex> {
  const slices = indexInSlices(programme);
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = slices.next();
      if (step.done) return step.value;
    }
    await pause();
  }
}

/** The index of a release, made once, when it is first searched, while the phone has nothing else to do; null until then. */
export function useSearchIndex(programme: Programme): SearchIndex | null {
  const [found, setFound] = useState<{ programme: Programme; index: SearchIndex } | null>(null);
  useEffect(() => {
    let wanted = true;
    const making = made.get(programme) ?? make(programme);
    made.set(programme, making);
    void making.then((index) => wanted && setFound({ programme, index }));
    return () => {
      wanted = false;
    };
  }, [programme]);
  return found?.programme === programme ? found.index : null;
}
