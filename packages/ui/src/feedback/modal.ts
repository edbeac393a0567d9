import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

/**
 * Opens a `<dialog>` as a modal while its component is mounted, and closes it before unmounting so that the focus returns. Esc and,
 * with `light`, a tap outside call `onClose`; the owner closes by unmounting.
 */
export function useModal(onClose: () => void, light: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const latest = useRef(onClose);
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
