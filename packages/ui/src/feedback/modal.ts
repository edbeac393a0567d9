import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

/**
 * Called when a modal opens, with the function that closes it; returns what to call after it has closed. An app with a history of
 * pages sets it, so that Back closes the topmost modal.
 */
export const modalHost = {
  opened:
    (_close: () => void): (() => void) =>
    () =>
      undefined,
};

/**
 * Opens a `<dialog>` as a modal while its component is mounted, and closes it before unmounting so that the focus returns. Esc, Back
 * and, with `light`, a tap outside call `onClose`; the owner closes by unmounting.
 */
export function useModal(onClose: () => void, light: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // The focus goes to the first control, which in enlarged text is below the fold: a dialog is read from its title.
      dialog.scrollTop = 0;
    }
    const closed = modalHost.opened(() => latest.current());
    return () => {
      dialog?.close();
      closed();
    };
  }, []);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // a file input inside also fires "cancel", which bubbles
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      latest.current();
    },
    // Chromium closes on the second Esc regardless of preventDefault; the owner must be notified.
    onClose: () => {
      if (ref.current?.open === false) latest.current();
    },
    onClick: (event: MouseEvent) => {
      if (light && event.target === event.currentTarget) latest.current();
    },
  };
}
