import { useCallback } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';
import type { Seen } from './seen.ts';

/** A `ref` that counts its element once it was visible for a second; `exhibitorId` null: it is not counted. Without a network nothing is. */
export function useSeen(
  cid: string | number,
  { exhibitorId, place, product }: Omit<Seen, 'exhibitorId'> & { exhibitorId: number | null },
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (element === null || exhibitorId === null) return undefined;
      let isGone = false;
      let stop = (): void => undefined;
      void afterFirstPaint()
        .then(() => import('./seen.ts'))
        .then(
          ({ watchSeen }) => {
            if (!isGone) stop = watchSeen(element, cid, { exhibitorId, place, product });
          },
          () => undefined,
        );
      return () => {
        isGone = true;
        stop();
      };
    },
    [cid, exhibitorId, place, product],
  );
}
