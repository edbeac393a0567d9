import { useCallback } from 'react';
import type { Seen } from './seen.ts';

/** Share of an element that must be visible, and milliseconds for which it must be. */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1000;

/** A `ref` that notes its element once it was visible for a second; `exhibitorId` null: it is not counted. */
export function useSeen(
  cid: string | number,
  { exhibitorId, place, product }: Omit<Seen, 'exhibitorId'> & { exhibitorId: number | null },
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (element === null || exhibitorId === null) return undefined;
      let visible: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(visible);
          if (!entry?.isIntersecting) return;
          visible = setTimeout(() => {
            observer.disconnect();
            const note = { exhibitorId, place, product };
            // Without a network nothing is counted.
            void import('./seen.ts').then(
              ({ noteSeen }) => noteSeen(cid, note),
              () => undefined,
            );
          }, VISIBLE_MS);
        },
        { threshold: VISIBLE_SHARE },
      );
      observer.observe(element);
      return () => {
        clearTimeout(visible);
        observer.disconnect();
      };
    },
    [cid, exhibitorId, place, product],
  );
}
