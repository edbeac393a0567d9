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
    const attempt = async (tries: number): Promise<void> => {
      if (!(await askNow()) && !left) schedule(tries + 1);
    };
    const schedule = (tries: number): void => {
      timer = setTimeout(() => void attempt(tries), signalWait(tries, Math.random()));
    };
    schedule(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [missing]);
}
