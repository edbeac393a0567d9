export interface Drag {
  /** Called with every movement, once it has begun. */
  move: (event: PointerEvent) => void;
  /** Let go. */
  drop: (event: PointerEvent) => void;
  /** Esc, or the browser took the pointer away. */
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

/** Follows the pointer from where it went down until it is let go; a press without movement stays a click. */
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
      // Captured, the pointer looks everywhere as it does on what is held: a class on the page would have all of it styled anew.
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
    // The click that follows would open what was only moved.
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
