import type { PaperList } from '@meetingapp/contract/papers-list.ts';
import { indexPapers } from '@meetingapp/domain/papers/search.ts';
import type { PaperIndex } from '@meetingapp/domain/papers/search.ts';
import { useEffect, useState } from 'react';

/** So long the index is made without a pause. */
const SLICE_MS = 6;
const LATEST_MS = 50;
const made = new WeakMap<PaperList, Promise<PaperIndex>>();

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });

async function make(list: PaperList): Promise<PaperIndex> {
  const slices = indexPapers(list);
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = slices.next();
      if (step.done) return step.value;
    }
    await pause();
  }
}

/** The index of a list, made once, while the phone has nothing else to do; null until then. */
export function useIndex(list: PaperList | undefined): PaperIndex | null {
  const [found, setFound] = useState<{ list: PaperList; index: PaperIndex } | null>(null);
  useEffect(() => {
    if (!list) return;
    let wanted = true;
    const making = made.get(list) ?? make(list);
    made.set(list, making);
    void making.then((index) => wanted && setFound({ list, index }));
    return () => {
      wanted = false;
    };
  }, [list]);
  return found !== null && found.list === list ? found.index : null;
}
