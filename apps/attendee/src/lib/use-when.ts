import { useEffect, useEffectEvent } from 'react';

/**
 * Acts when something comes to be so (a step to go to, a state reached), once for every value of it; null, false and undefined
 * are nothing. What the act uses is always the newest, and does not make it act again.
 */
export function useWhen<T>(value: T | null | undefined | false, act: (value: T) => void): void {
  const newest = useEffectEvent(act);
  useEffect(() => {
    if (value !== null && value !== undefined && value !== false) newest(value);
  }, [value]);
}
