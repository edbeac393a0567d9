import { useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Placed } from '../view.ts';
import { useDesk } from './desk.ts';
import { followPointer } from './pointer-drag.ts';
import { usePlaceSession } from './use-place-session.ts';

export const HOUR_PX = 78;

export interface Ghost {
  id: number;
  column: number | null;
  from: number;
  to: number;
}

/** Moves and resizes sessions with the pointer, in steps of five minutes, with Alt of one. Columns are elements with `data-column`. */
export function useGridDrag(region: RefObject<HTMLElement | null>, columns: 'hall' | 'topic') {
  const { mayChange } = useDesk();
  const place = usePlaceSession();
  const [ghost, setGhost] = useState<Ghost | null>(null);
  function grab(event: ReactPointerEvent, placed: Placed, edge: boolean) {
    if (!mayChange || event.button !== 0) return;
    event.stopPropagation();
    const { session, from, to } = placed;
    const startY = event.clientY + (region.current?.scrollTop ?? 0);
    const at = ({ clientX, clientY, altKey }: PointerEvent): Ghost => {
      const step = altKey ? 1 : 5;
      const minutes = ((clientY + (region.current?.scrollTop ?? 0) - startY) * 60) / HOUR_PX;
      const snap = (value: number) => Math.round(value / step) * step;
      if (edge) return { id: session.id, column: session.hall, from, to: Math.max(from + 5, snap(to + minutes)) };
      const begins = Math.min(Math.max(0, snap(from + minutes)), 1439);
      const column = columns === 'hall' ? columnAt(clientX, region.current) : session.hall;
      return {
        id: session.id,
        column: column === undefined ? session.hall : column,
        from: begins,
        to: begins + to - from,
      };
    };
    followPointer(
      event,
      () => ({
        move: (now) => setGhost(at(now)),
        cancel: () => setGhost(null),
        drop: (now) => {
          const { column, ...times } = at(now);
          setGhost(null);
          place(placed, { hall: column, from: times.from, to: times.to });
        },
      }),
      region.current,
    );
  }
  return { ghost, grab };
}

/** Which hall is under the pointer; undefined beside all of them. */
function columnAt(clientX: number, region: HTMLElement | null): number | null | undefined {
  for (const column of region?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { left, right } = column.getBoundingClientRect();
    if (clientX >= left && clientX < right) return Number(column.dataset['column']) || null;
  }
  return undefined;
}
