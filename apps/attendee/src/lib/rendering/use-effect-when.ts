import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `act` when a value becomes set (a step to open, a state reached), once per value; null, false and undefined count as unset.
 * `act` always sees the latest props, and a change of them does not run it again.
 */
export function useEffectWhen<T>(value: T | null | undefined | false, act: (value: T) => void): void {
  const newest = useEffectEvent(act);
  useEffect(() => {
    if (value !== null && value !== undefined && value !== false) newest(value);
  }, [value]);
}
