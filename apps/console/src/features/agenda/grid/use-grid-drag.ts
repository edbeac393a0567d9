import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { Placed } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { columnAt, HOUR_PX, snapped, type Columns } from './grid-place.ts';
import { followPointer } from './pointer-drag.ts';
import { useDragPreviewStore, type DragPreview } from './drag-preview.ts';
import { columnOf, usePlaceSession } from './use-place-session.ts';

export interface Ghost {
  placed: Placed;
  column: number | null;
  from: number;
  to: number;
}

/** Moves and resizes sessions by pointer, in steps of five minutes, with Alt of one. */
export function useGridDrag(region: RefObject<HTMLElement | null>, by: Columns) {
  const { mayChange } = useDesk();
  const place = usePlaceSession(by);
  const ghost: DragPreview<Ghost> = useDragPreviewStore();
  function grab(event: ReactPointerEvent, placed: Placed, edge: boolean) {
    if (!mayChange || event.button !== 0) return;
    event.stopPropagation();
    const { session, from, to } = placed;
    const own = columnOf(session, by);
    const startY = event.clientY + (region.current?.scrollTop ?? 0);
    const at = (now: PointerEvent): Ghost => {
      const minutes = ((now.clientY + (region.current?.scrollTop ?? 0) - startY) * 60) / HOUR_PX;
      if (edge) return { placed, column: own, from, to: Math.max(from + 5, snapped(to + minutes, now)) };
      const begins = Math.min(Math.max(0, snapped(from + minutes, now)), 1439);
      const column = columnAt(now.clientX, region.current);
      return { placed, column: column === undefined ? own : column.id, from: begins, to: begins + to - from };
    };
    followPointer(
      event,
      () => ({
        move: (now) => ghost.set(at(now)),
        cancel: () => ghost.set(null),
        drop: (now) => {
          const { column, ...times } = at(now);
          ghost.set(null);
          place(placed, { column, from: times.from, to: times.to });
        },
      }),
      region.current,
    );
  }
  return { ghost, grab };
}
