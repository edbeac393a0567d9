import { useRef, useState } from 'react';
import { typedPlace } from './typed-place.ts';

const MOST_STEPS = 100;
/** Typing in the same place is one step until it pauses for this long. */
const PAUSE_MS = 1500;

/** Undo and redo for a value that is stored elsewhere. Continued typing in one text is one step. */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const [past, setPast] = useState<readonly Value[]>([]);
  const [future, setFuture] = useState<readonly Value[]>([]);
  const last = useRef({ place: '', at: 0 });
  const step = (way: 'undo' | 'redo') => {
    const to = way === 'undo' ? past.at(-1) : future[0];
    if (to === undefined) return;
    last.current = { place: '', at: 0 };
    setPast(way === 'undo' ? past.slice(0, -1) : [...past, value]);
    setFuture(way === 'undo' ? [value, ...future] : future.slice(1));
    onChange(to);
  };
  return {
    change(next: Value): void {
      const [place, at] = [typedPlace(value, next), Date.now()];
      const goesOn = place !== '' && place === last.current.place && at - last.current.at < PAUSE_MS;
      last.current = { place, at };
      if (!goesOn) setPast([...past.slice(1 - MOST_STEPS), value]);
      setFuture([]);
      onChange(next);
    },
    /** Null: nothing to undo. */
    undo: past.length > 0 ? () => step('undo') : null,
    redo: future.length > 0 ? () => step('redo') : null,
  };
}
