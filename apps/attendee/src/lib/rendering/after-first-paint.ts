/** Milliseconds to wait, so that on a slow line everything the page needs comes first. */
const AFTER_MS = 1200;

/** Name of the mark in the browser's timeline from which on a page fetches what it does not need at first. */
const MARK = 'after-first-paint';

/** Resolves a while after the call, for parts that a page does not need at first. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => {
      if (performance.getEntriesByName(MARK).length === 0) performance.mark(MARK);
      resolve();
    }, AFTER_MS),
  );
