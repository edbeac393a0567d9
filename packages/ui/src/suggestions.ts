import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Suggestions {
  shown: boolean;
  count: number;
  open: () => void;
  close: () => void;
  choose: (index: number) => void;
}

/** The keyboard of a combo box: which row is marked (-1 for none) and what the keys do. */
export function useSuggestions({ shown, count, open, close, choose }: Suggestions) {
  const [marked, setAt] = useState(-1);
  // fewer suggestions than before: the mark must not point past the end
  const at = marked < count ? marked : -1;

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while Chinese is being composed.
    if (event.nativeEvent.isComposing) return;
    if (!shown) {
      if (event.key === 'ArrowDown') open();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // one place more than rows: beyond either end the mark is gone and the typed words stand alone
      setAt(((at + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && at >= 0) {
      choose(at);
      setAt(-1);
    } else if (event.key === 'Escape') {
      close();
    } else {
      return;
    }
    event.preventDefault();
  }
  return { at, setAt, onKeyDown };
}
