import { useEffect, useState } from 'react';
import { focusOrBeside } from './lost-focus.ts';

/**
 * Returns the focus to where it was when a dialog or pane was opened, once that is unmounted and nothing else has taken the focus. antd
 * returns it only from a dialog that stays mounted.
 */
export function useFocusReturn(): void {
  // While rendering: a dialog takes the focus in its effects.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has left the page.
      setTimeout(() => {
        const now = document.activeElement;
        // The question that was answered is still closing.
        const lost = now === null || now === document.body || now.closest('.ant-modal-confirm') !== null;
        if (lost) focusOrBeside(opener);
      });
    },
    [opener],
  );
}
