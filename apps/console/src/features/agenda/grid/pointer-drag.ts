export interface Drag {
  /** Called on every movement after the drag has begun. */
  move: (event: PointerEvent) => void;
  /** Let go. */
  drop: (event: PointerEvent) => void;
  /** Called on Esc or when the browser cancels the pointer. */
  cancel: () => void;
}

const BEGIN_PX = 4;
const EDGE_PX = 32;
const EDGE_STEP_PX = 12;

interface Down {
  clientX: number;
  clientY: number;
  pointerId: number;
  currentTarget: EventTarget;
}

/** Tracks the pointer from press to release; a press without movement stays a click. */
export function followPointer(down: Down, begin: () => Drag, scroll: HTMLElement | null = null): void {
  let drag: Drag | null = null;
  let edges: DOMRect | undefined;
  const held = down.currentTarget instanceof HTMLElement ? down.currentTarget : null;
  const end = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', press, true);
    removeEventListener('selectstart', keep, true);
    held?.classList.remove('dragging');
  };
  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    if (!drag) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < BEGIN_PX) return;
      drag = begin();
      edges = scroll?.getBoundingClientRect();
      // Captures the pointer, so that the held element's cursor applies everywhere. A class on the page would restyle every element
      // instead.
      held?.setPointerCapture(down.pointerId);
      held?.classList.add('dragging');
      addEventListener('selectstart', keep, true);
    }
    if (scroll && edges) scrollAtEdge(scroll, edges, event);
    drag.move(event);
  }
  function up(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (!drag) return;
    // Suppresses the click after a drag, which would open the moved item.
    const swallow = (click: MouseEvent) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    drag.drop(event);
  }
  function stop() {
    end();
    drag?.cancel();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  }
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', stop);
  addEventListener('keydown', press, true);
}

const keep = (event: Event) => event.preventDefault();

function scrollAtEdge(
  region: HTMLElement,
  { left, right, top, bottom }: DOMRect,
  { clientX, clientY }: PointerEvent,
): void {
  const by = (at: number, low: number, high: number) =>
    at < low + EDGE_PX ? -EDGE_STEP_PX : at > high - EDGE_PX ? EDGE_STEP_PX : 0;
  if (clientX < left || clientX > right) return;
  const [x, y] = [by(clientX, left, right), by(clientY, top, bottom)];
  if (x !== 0 || y !== 0) region.scrollBy(x, y);
}
