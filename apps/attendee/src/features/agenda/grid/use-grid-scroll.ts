import { useLayoutEffect, useRef } from 'react';
import type { RefCallback, UIEvent } from 'react';

interface Place {
  day: string;
  top: number;
  left: number;
}

/** Opens the timetable at the present time. Each day keeps its scroll position, also after the page was hidden. */
export function useGridScroll(day: string, hasNow: boolean) {
  const box = useRef<HTMLDivElement | null>(null);
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const left = place.current?.left ?? 0;
    const top = place.current?.day === day ? place.current.top : hasNow ? nowIn(element) : 0;
    element.scrollTo({ top, left, behavior: 'instant' });
    place.current = { day, top, left };
  }, [day, hasNow]);
  const ref: RefCallback<HTMLDivElement> = (element) => {
    box.current = element;
  };
  return {
    ref,
    onScroll({ currentTarget }: UIEvent<HTMLElement>): void {
      if (currentTarget.clientHeight > 0)
        place.current = { day, top: currentTarget.scrollTop, left: currentTarget.scrollLeft };
    },
  };
}

/** Scroll position with the present time at a third of the window's height. */
function nowIn(element: HTMLElement): number {
  const mark = element.querySelector('.ag-grid-now');
  if (!mark) return 0;
  const down = mark.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
  return Math.max(0, down - element.clientHeight / 3);
}
