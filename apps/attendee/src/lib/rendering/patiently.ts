/** Milliseconds after which what could not be loaded is loaded again; at once when the network returns. */
export const AGAIN_MS = 5000;

/** Event of the window: a part that somebody waits for could not be loaded. */
export const PART_MISSING = 'partmissing';

/** Says that a part could not be loaded, with what can be done about it (app/frame/missing-part.ts). */
export const reportMissing = (): void => void dispatchEvent(new Event(PART_MISSING));

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    function go(): void {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
    const timer = setTimeout(go, AGAIN_MS);
    addEventListener('online', go);
  });

/**
 * Loads until it succeeds. For what components suspend on: one that suspends on a promise that fails is rendered at once with the next
 * promise, in a loop without a pause.
 * @param isAwaited false while nothing on the page needs it yet
 */
export const patiently = <T>(load: () => Promise<T>, isAwaited = (): boolean => true): Promise<T> =>
  load().catch(() => {
    if (isAwaited()) reportMissing();
    return nextTry().then(() => patiently(load, isAwaited));
  });
