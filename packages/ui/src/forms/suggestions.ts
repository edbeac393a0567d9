import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Suggestions {
  shown: boolean;
  count: number;
  open: () => void;
  close: () => void;
  choose: (index: number) => void;
  /** A row is always highlighted, initially the first: Enter takes the best match. */
  eager?: boolean;
}

/** Keyboard handling of a combo box: the highlighted row (-1 for no row) and the key handler. */
export function useSuggestions({ shown, count, open, close, choose, eager = false }: Suggestions) {
  const none = eager ? 0 : -1;
  const [marked, setAt] = useState(none);
  // with fewer suggestions than before, the highlight must not exceed the end
  const at = marked < count ? marked : Math.min(none, count - 1);

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (!shown) {
      if (event.key === 'ArrowDown') open();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // usually one position more than rows: beyond either end nothing is highlighted and the typed text counts
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
