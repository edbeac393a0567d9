import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

/**
 * Opens a `<dialog>` as a modal while its component is mounted. Closing before the element leaves gives the focus back to
 * where it was. Esc and, with `light`, a tap beside it ask to close; the owner decides by unmounting.
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
      // a file input inside also sends "cancel", and it bubbles
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      latest.current();
    },
    // Chromium closes at the second Esc whatever the page says; then the owner has to hear of it.
    onClose: () => {
      if (ref.current?.open === false) latest.current();
    },
    onClick: (event: MouseEvent) => {
      if (light && event.target === event.currentTarget) latest.current();
    },
  };
}
