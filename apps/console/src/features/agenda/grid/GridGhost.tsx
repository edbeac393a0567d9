import { clashesAround } from '@meetingapp/domain/agenda/clashes-around.ts';
import { useMemo } from 'react';
import { clockText, momentAt } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { HOUR_PX, type Columns } from './grid-place.ts';
import { useDragPreview, type DragPreview } from './drag-preview.ts';
import type { Ghost } from './use-grid-drag.ts';

interface GridGhostProps {
  ghost: DragPreview<Ghost>;
  by: Columns;
  first: number;
  /** Width of one column, in percent. */
  share: number;
  indexOf: (column: number | null) => number;
}

/** Outline of where a dragged session would go, red where it would clash. */
export function GridGhost({ ghost, by, first, share, indexOf }: GridGhostProps) {
  const { draft, day } = useDesk();
  const now = useDragPreview(ghost);
  const own = now?.placed.session;
  const { sessions, talks } = draft;
  // Computed once per drag, not per movement.
  const clashesThere = useMemo(() => own && clashesAround(sessions, talks, own), [sessions, talks, own]);
  if (!now) return null;
  const { placed, column, from, to } = now;
  const clashes = clashesThere?.({
    hall: by === 'hall' ? column : placed.session.hall,
    from: momentAt(draft.zone, day, from),
    to: momentAt(draft.zone, day, to),
  });
  return (
    <div
      className={clashes ? 'ghost clash' : 'ghost'}
      style={{
        top: ((from - first * 60) * HOUR_PX) / 60,
        height: ((to - from) * HOUR_PX) / 60,
        left: `calc(${share * indexOf(column)}% + 3px)`,
        width: `calc(${share}% - 6px)`,
      }}
    >
      {clockText(from)}–{clockText(to)}
    </div>
  );
}
