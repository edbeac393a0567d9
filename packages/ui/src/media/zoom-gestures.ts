import { distance, middle } from './zoom-view.ts';
import type { Point } from './zoom-view.ts';

/** Gestures of fingers, mouse or pen, in pixels of the box. */
export interface Gestures {
  /** One finger moved: by the last step, and since the touch began. */
  onMove: (by: Point, since: Point) => void;
  /** Two fingers: factor of their distance since the last event, the point between them, its movement, and degrees clockwise. */
  onPinch: (times: number, at: Point, by: Point, turn: number) => void;
  onTap: (at: Point) => void;
  onDoubleTap: (at: Point) => void;
  /** The last finger was lifted; the distance one finger moved, null after two. */
  onEnd: (since: Point | null) => void;
}

const TAP_PX = 10;
const TAP_MS = 300;
const DOUBLE_PX = 40;

/** Tracks the pointers of an element; returns a function that stops it. */
export function followPointers(element: HTMLElement, tell: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let begun: { at: Point; when: number; pinched: boolean } | null = null;
  let tapped: { at: Point; timer: number } | null = null;

  // Position at the first touch, because a pull moves the element itself.
  let corner: Point = { x: 0, y: 0 };
  const place = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - corner.x, y: clientY - corner.y });
  const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

  /** Degrees from one direction to another, the shorter way round. */
  const turnBetween = (one: Point, other: Point): number =>
    (Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y) * 180) / Math.PI;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || fingers.size === 2) return;
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 0) {
      const { left, top } = element.getBoundingClientRect();
      corner = { x: left, y: top };
    }
    fingers.set(event.pointerId, place(event));
    begun = { at: place(event), when: event.timeStamp, pinched: fingers.size > 1 || (begun?.pinched ?? false) };
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before || !begun) return;
    const at = place(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, at);
    if (other) {
      const apart = Math.max(1, distance(before, other));
      const moved = minus(middle(at, other), middle(before, other));
      tell.onPinch(
        distance(at, other) / apart,
        middle(at, other),
        moved,
        turnBetween(minus(before, other), minus(at, other)),
      );
    } else if (!begun.pinched) tell.onMove(minus(at, before), minus(at, begun.at));
    else tell.onMove(minus(at, before), { x: 0, y: 0 });
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || !begun || fingers.size > 0) return;
    const { at, when, pinched } = begun;
    begun = null;
    const since = minus(place(event), at);
    tell.onEnd(pinched || event.type === 'pointercancel' ? null : since);
    if (
      !pinched &&
      event.type === 'pointerup' &&
      distance(since, { x: 0, y: 0 }) < TAP_PX &&
      event.timeStamp - when < TAP_MS
    )
      tap(at);
  }

  /** A second tap nearby and soon is a double tap; a single tap is reported only when no second one follows. */
  function tap(at: Point): void {
    if (tapped && distance(tapped.at, at) < DOUBLE_PX) {
      clearTimeout(tapped.timer);
      tapped = null;
      tell.onDoubleTap(at);
      return;
    }
    if (tapped) clearTimeout(tapped.timer);
    const timer = window.setTimeout(() => {
      tapped = null;
      tell.onTap(at);
    }, TAP_MS);
    tapped = { at, timer };
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as (event: Event) => void);
  return () => {
    if (tapped) clearTimeout(tapped.timer);
    for (const [name, listener] of Object.entries(listeners))
      element.removeEventListener(name, listener as (event: Event) => void);
  };
}
