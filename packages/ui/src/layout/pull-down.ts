import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Pull distance of the head, in CSS pixels, from which a release closes the sheet. */
const FAR_ENOUGH = 72;

/** Moves a sheet with the finger on its head and calls `onClose` after a long enough pull. */
export function usePullDown(sheet: () => HTMLElement | null, onClose: () => void) {
  const start = useRef<number | undefined>(undefined);

  function move(distance: number) {
    const node = sheet();
    if (node) node.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
  }
  function end(event: PointerEvent) {
    if (start.current === undefined) return;
    const distance = event.clientY - start.current;
    start.current = undefined;
    move(0);
    if (event.type === 'pointerup' && distance > FAR_ENOUGH) onClose();
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== undefined) move(event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
