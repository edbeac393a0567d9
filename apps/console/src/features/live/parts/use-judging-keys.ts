import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from './single-key.ts';
import type { Judging } from './use-judging.ts';

/** J K up and down, A pass, D refuse, S on the screen, U undo. */
export function useJudgingKeys({ current, judge, undo, move }: Judging): void {
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
