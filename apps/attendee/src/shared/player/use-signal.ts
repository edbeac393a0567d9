import { useEffect, useEffectEvent } from 'react';

const FIRST_MS = 1000;
const LONGEST_MS = 15_000;

/** Milliseconds before the next request, with jitter, so that a hall full of phones does not ask at the same moment. */
export const signalWait = (tries: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 1.5 ** tries) * (0.6 + 0.8 * random);

/** While `missing`, asks again for a live picture until `ask` resolves to true. */
export function useSignal(missing: boolean, ask: () => Promise<boolean>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const next = (tries: number): void => {
      timer = setTimeout(
        () => {
          void askNow().then((found) => {
            if (!found && !left) next(tries + 1);
          });
        },
        signalWait(tries, Math.random()),
      );
    };
    next(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [missing]);
}
