import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Suggestions {
  shown: boolean;
  count: number;
  open: () => void;
  close: () => void;
  choose: (index: number) => void;
  /** Some row is always marked, to begin with the first: Enter takes what suits best. */
  eager?: boolean;
}

/** The keyboard of a combo box: which row is marked (-1 for none) and what the keys do. */
export function useSuggestions({ shown, count, open, close, choose, eager = false }: Suggestions) {
  const none = eager ? 0 : -1;
  const [marked, setAt] = useState(none);
  // fewer suggestions than before: the mark must not point past the end
  const at = marked < count ? marked : Math.min(none, count - 1);

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while Chinese is being composed.
    if (event.nativeEvent.isComposing) return;
    if (!shown) {
      if (event.key === 'ArrowDown') open();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // mostly one place more than rows: beyond either end the mark is gone and the typed words stand alone
      const places = count - none;
      setAt(((at - none + step + places) % places) + none);
    } else if (event.key === 'Enter' && at >= 0) {
      choose(at);
      setAt(none);
    } else if (event.key === 'Escape') {
      close();
    } else {
      return;
    }
    event.preventDefault();
  }
  return { at, setAt, onKeyDown };
}
