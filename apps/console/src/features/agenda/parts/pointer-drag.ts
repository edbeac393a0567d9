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

/** Follows the pointer from where it went down until it is let go; a press without movement stays a click. */
export function followPointer(
  down: { clientX: number; clientY: number; pointerId: number },
  begin: () => Drag,
  scroll: HTMLElement | null = null,
): void {
  let drag: Drag | null = null;
  const end = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', press, true);
    document.body.classList.remove('dragging');
  };
  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    if (!drag) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < BEGIN_PX) return;
      drag = begin();
      document.body.classList.add('dragging');
    }
    if (scroll) scrollAtEdge(scroll, event);
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

function scrollAtEdge(region: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = region.getBoundingClientRect();
  const by = (at: number, low: number, high: number) =>
    at < low + EDGE_PX ? -EDGE_STEP_PX : at > high - EDGE_PX ? EDGE_STEP_PX : 0;
  if (clientX < left || clientX > right) return;
  region.scrollBy(by(clientX, left, right), by(clientY, top, bottom));
}
