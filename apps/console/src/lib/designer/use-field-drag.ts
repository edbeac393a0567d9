import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import { type Handle, movedBox, resizedBox, type Snap, snappedBox } from '@meetingapp/domain/layout/move-box.ts';
import { useState, type PointerEvent, type RefObject } from 'react';

interface Drag {
  id: string;
  /** Null: the whole field moves. */
  handle: Handle | null;
  from: { x: number; y: number };
  box: LayoutBox;
  now: LayoutBox;
  lines: Snap;
}

/** A field snaps within this share of the page's width. */
const REACH = 0.008;
const noLines: Snap = { x: null, y: null };

interface DragOptions {
  page: RefObject<SVGSVGElement | null>;
  layout: Layout;
  snap: boolean;
  onMove: (id: string, box: LayoutBox) => void;
}

/** Moves and resizes fields by pointer. The box while dragging is local; it is reported once, when the pointer is released. */
export function useFieldDrag({ page, layout, snap, onMove }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);

  /** Pointer position in the unit of the page. */
  function spot({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const frame = page.current?.getBoundingClientRect();
    if (!frame) return { x: 0, y: 0 };
    return {
      x: ((clientX - frame.left) / frame.width) * layout.width,
      y: ((clientY - frame.top) / frame.height) * layout.height,
    };
  }
  function grab(event: PointerEvent, id: string, box: LayoutBox, handle: Handle | null): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    page.current?.setPointerCapture(event.pointerId);
    setDrag({ id, handle, from: spot(event), box, now: box, lines: noLines });
  }
  function pull(event: PointerEvent): void {
    if (!drag) return;
    const at = spot(event);
    const by = { x: at.x - drag.from.x, y: at.y - drag.from.y };
    if (drag.handle) return setDrag({ ...drag, now: resizedBox(drag.box, drag.handle, by, layout) });
    const moved = movedBox(drag.box, by, layout);
    const others = layout.fields.filter(({ id }) => id !== drag.id).map(({ box }) => box);
    const snapped = snap ? snappedBox(moved, others, layout, layout.width * REACH) : { box: moved, lines: noLines };
    setDrag({ ...drag, now: snapped.box, lines: snapped.lines });
  }
  function drop(): void {
    if (drag && JSON.stringify(drag.now) !== JSON.stringify(drag.box)) onMove(drag.id, drag.now);
    setDrag(null);
  }
  return {
    grab,
    lines: drag?.lines ?? noLines,
    boxOf: (id: string, box: LayoutBox): LayoutBox => (drag?.id === id ? drag.now : box),
    events: { onPointerMove: pull, onPointerUp: drop, onPointerCancel: () => setDrag(null) },
  };
}
