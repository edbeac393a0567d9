import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../parts/single-key.ts';
import type { Moderation } from './use-moderation.ts';

/** Keys: J and K down and up, A approve, D reject, S show on screen, U undo. */
export function useModerationKeys({ current, judge, undo, move }: Moderation): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event)) return;
    const acts: Readonly<Record<string, () => unknown>> = {
      j: () => move(1),
      k: () => move(-1),
      a: () => current && judge([current.id], 'pass'),
      d: () => current && judge([current.id], 'refuse'),
      s: () => current && judge([current.id], 'show'),
      u: undo,
    };
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
