import { useEffect, useRef, useState } from 'react';

/** How long a button stays shut after a tap, in milliseconds: a second tap of an impatient thumb does nothing. */
export const CLICK_GUARD_MS = 3000;

/** Shuts for {@link CLICK_GUARD_MS} after `shut()`. `isShut` also holds between two taps of the same frame. */
export function useClickGuard(): { held: boolean; isShut: () => boolean; shut: () => void } {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    held,
    isShut: () => timer.current !== undefined,
    shut: () => {
      setHeld(true);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        setHeld(false);
      }, CLICK_GUARD_MS);
    },
  };
}
