import { useEffect, useState } from 'react';

/** Longest computation in milliseconds without a pause. */
const SLICE_MS = 6;
/** Milliseconds after which the next slice runs on a busy phone too, because a person is waiting for the result. */
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
 * Creates a hook that computes something large from a source, such as an index of a list: once per source, in idle time; null until it
 * is done.
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
