export interface Point {
  x: number;
  y: number;
}

/**
 * Pinch zoom on a container that one finger scrolls. During the pinch the content is only scaled by CSS; on release the callback gets
 * the factor and the point in the container. Ctrl with the wheel, as sent by touch pads, does the same. Double taps are reported too.
 */
export function followPinch(
  window: HTMLElement,
  contents: HTMLElement,
  tell: { onPinch: (times: number, at: Point) => void; onDoubleTap: (at: Point) => void },
): () => void {
  let begun: { apart: number; at: Point } | null = null;
  let times = 1;
  let settling: number | undefined;

  const place = (x: number, y: number): Point => {
    const { left, top } = window.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  function stretch(at: Point, by: number): void {
    contents.style.transformOrigin = `${window.scrollLeft + at.x}px ${window.scrollTop + at.y}px`;
    contents.style.transform = `scale(${by})`;
  }
  function settle(at: Point): void {
    contents.style.transform = '';
    if (times !== 1) tell.onPinch(times, at);
    times = 1;
  }

  function touch(event: TouchEvent): void {
    const [one, other] = [...event.touches];
    if (!one || !other) {
      if (begun) settle(begun.at);
      begun = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const apart = Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
    begun ??= { apart, at: place((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2) };
    times = apart / begun.apart;
    stretch(begun.at, times);
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = place(event.clientX, event.clientY);
    times *= 1 - event.deltaY * 0.01;
    stretch(at, times);
    clearTimeout(settling);
    settling = setTimeout(() => settle(at), 150) as unknown as number;
  }

  // A mouse's double click selects a word, as everywhere.
  let byTouch = false;
  const down = ({ pointerType }: PointerEvent): void => {
    byTouch = pointerType === 'touch';
  };
  const doubled = ({ clientX, clientY }: MouseEvent): void => {
    if (byTouch) tell.onDoubleTap(place(clientX, clientY));
  };

  const options = { passive: false };
  const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const name of touches) window.addEventListener(name, touch, options);
  window.addEventListener('wheel', wheel, options);
  window.addEventListener('pointerdown', down);
  window.addEventListener('dblclick', doubled);
  return () => {
    clearTimeout(settling);
    for (const name of touches) window.removeEventListener(name, touch);
    window.removeEventListener('wheel', wheel);
    window.removeEventListener('pointerdown', down);
    window.removeEventListener('dblclick', doubled);
  };
}
