import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end in pixels within which the list follows new messages. */
const NEAR = 80;

const boxOf = (element: HTMLElement | null): HTMLElement | null => element?.closest('[role=tabpanel]') ?? null;

/** Keeps the end of a chat in view while the reader is there. A reader who has scrolled up stays, and is notified of new messages. */
export function useFollowEnd(newest: string) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useRef(true);
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    const box = boxOf(ref.current);
    if (!box) return;
    const look = (): void => {
      near.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      setBehind(!near.current);
    };
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    const box = boxOf(ref.current);
    if (box && near.current) box.scrollTop = box.scrollHeight;
  }, [newest]);
  const toEnd = (): void => {
    const box = boxOf(ref.current);
    box?.scrollTo({ top: box.scrollHeight });
  };
  return { ref, behind, toEnd };
}
