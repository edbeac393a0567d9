import './ZoomSheet.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { followPointers } from './zoom-gestures.ts';
import { heldView, movedBy, whole, zoomedAt } from './zoom-view.ts';
import type { Point, ZoomBox, ZoomView } from './zoom-view.ts';

export interface ZoomSheetProps {
  /** Accessible name of the content. */
  label: string;
  /** 1 shows the whole content; buttons of the page may change it. */
  zoom: number;
  onZoom: (zoom: number) => void;
  most?: number | undefined;
  /** At zoom 1: horizontal pull of a finger in pixels, null on release. */
  onPull?: ((pixels: number | null) => void) | undefined;
  /** Called on release, with the horizontal distance in pixels. */
  onSwipe?: ((pixels: number) => void) | undefined;
  onTap?: (() => void) | undefined;
  /** A single element, no larger than the box. */
  children: ReactNode;
}

const DOUBLE_TAP = 2.5;
const STEP = 1.5;
const WHEEL = 0.002;
const ARROW_PX = 60;

/** Zoomable content: enlarged by pinch, double tap, wheel, + and −, and then moved by one finger or the arrow keys. */
export function ZoomSheet({ label, zoom, onZoom, most = 5, onPull, onSwipe, onTap, children }: ZoomSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const view = useRef<ZoomView>(whole);

  function measure(): ZoomBox {
    const node = box.current;
    const sheet = inner.current?.firstElementChild;
    const { clientWidth: width = 1, clientHeight: height = 1 } = node ?? {};
    if (!(sheet instanceof HTMLElement)) return { width, height, sheet: { x: 0, y: 0, width, height } };
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = sheet;
    return { width, height, sheet: { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight } };
  }

  /** Moves without rendering; the page is notified only of a changed zoom. */
  const show = useEffectEvent((next: ZoomView, calm: boolean) => {
    view.current = next;
    const { current } = inner;
    current?.classList.toggle('calm', calm);
    if (current)
      current.style.transform = next === whole ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (next.scale !== zoom) onZoom(next.scale);
  });
  const enlarge = useEffectEvent((at: Point, scale: number, calm: boolean) =>
    show(zoomedAt(view.current, at, scale, most, measure()), calm),
  );
  const pull = useEffectEvent((pixels: number | null) => onPull?.(pixels));
  const swipe = useEffectEvent((pixels: number) => onSwipe?.(pixels));
  const tap = useEffectEvent(() => onTap?.());

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const size = { '+': zoom * STEP, '=': zoom * STEP, '-': zoom / STEP, '0': 1 }[event.key];
    const by = arrows[event.key];
    if (size !== undefined) onZoom(Math.min(most, Math.max(1, size)));
    else if (by && zoom > 1) show(movedBy(view.current, { x: by.x * ARROW_PX, y: by.y * ARROW_PX }, measure()), true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  // The zoom was changed by the page, or other content starts at 1.
  useEffect(() => {
    const { width, height } = measure();
    if (zoom !== view.current.scale) enlarge({ x: width / 2, y: height / 2 }, zoom, true);
  }, [zoom]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      enlarge(at, view.current.scale * (1 - event.deltaY * WHEEL), false);
    };
    const key = (event: KeyboardEvent): void => press(event);
    const unfollow = followPointers(current, {
      onMove: (by, since) =>
        view.current.scale > 1 ? show(movedBy(view.current, by, measure()), false) : pull(since.x),
      onPinch(times, at, by) {
        pull(null);
        enlarge(at, view.current.scale * times, false);
        show(movedBy(view.current, by, measure()), false);
      },
      onTap: () => tap(),
      onDoubleTap: (at) => enlarge(at, view.current.scale > 1 ? 1 : DOUBLE_TAP, true),
      onEnd(since) {
        pull(null);
        if (since && view.current.scale === 1) swipe(since.x);
      },
    });
    // The device was rotated.
    const watch = new ResizeObserver(() => show(heldView(view.current, measure()), false));
    watch.observe(current);
    current.addEventListener('wheel', wheel, { passive: false });
    current.addEventListener('keydown', key);
    return () => {
      unfollow();
      watch.disconnect();
      current.removeEventListener('wheel', wheel);
      current.removeEventListener('keydown', key);
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved about by keys, as a scrolling part is
    <div className="zoom-sheet" ref={box} role="group" aria-label={label} tabIndex={0}>
      <div className="sheet-in" ref={inner}>
        {children}
      </div>
    </div>
  );
}

/** Same direction as page scrolling: down shows what is below. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
