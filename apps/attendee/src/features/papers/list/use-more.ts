import { useEffect, useRef, useState } from 'react';

const STEP = 30;

/** Renders a long list in steps: more rows as the end comes near. */
export function useMore(key: string, all: number) {
  const [shown, setShown] = useState({ key, count: STEP });
  if (shown.key !== key) setShown({ key, count: STEP });
  const end = useRef<HTMLDivElement>(null);
  const left = shown.count < all;
  const more = (): void => setShown((before) => ({ ...before, count: before.count + STEP }));
  useEffect(() => {
    const node = end.current;
    if (!left || !node) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      rootMargin: '100% 0px',
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [left, shown.count, shown.key]);
  return { count: shown.count, left, more, end };
}
