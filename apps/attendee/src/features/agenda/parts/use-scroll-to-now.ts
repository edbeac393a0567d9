import { useEffect, useRef } from 'react';

/** When today opens, the present time comes into view, once; a page that comes back where it was left stays there. */
export function useScrollToNow(today: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!today || done.current) return;
    done.current = true;
    const look = (): void => {
      if (scrollY === 0) document.querySelector('.ag-now')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    // After the page itself has been put where it belongs.
    requestAnimationFrame(() => requestAnimationFrame(look));
  }, [today]);
}
