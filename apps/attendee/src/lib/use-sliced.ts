import { useEffect, useState } from 'react';

/** So long something is made without a pause. */
const SLICE_MS = 6;
/** It is waited for by somebody: also a busy phone goes on. */
const LATEST_MS = 50;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });

async function make<Made>(slices: Generator<undefined, Made>): Promise<Made> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = slices.next();
      if (step.done) return step.value;
    }
    await pause();
  }
}

/**
 * A hook that has something large made of a source, such as an index of a list: once for each source, while the phone has nothing else
 * to do; null until then.
 */
export function slicedHook<Source extends object, Made>(slicesOf: (source: Source) => Generator<undefined, Made>) {
  const made = new WeakMap<Source, Promise<Made>>();
  return function useSliced(source: Source | undefined): Made | null {
    const [found, setFound] = useState<{ source: Source; whole: Made } | null>(null);
    useEffect(() => {
      if (!source) return;
      let wanted = true;
      const making = made.get(source) ?? make(slicesOf(source));
      made.set(source, making);
      void making.then((whole) => wanted && setFound({ source, whole }));
      return () => {
        wanted = false;
      };
    }, [source]);
    return found !== null && found.source === source ? found.whole : null;
  };
}
