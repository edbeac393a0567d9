import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen a part is already shown. */
const MARGIN = '200px';

/** Shows a part at the end of a page once it is near the screen, so that the first load does not wait for it. Not server-rendered. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} className="when-near" />;
}
