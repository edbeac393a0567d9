import { clashesAround } from '@meetingapp/domain/agenda/clashes-around.ts';
import { useMemo } from 'react';
import { clockText, momentAt } from '../view.ts';
import { useDesk } from './desk.ts';
import { HOUR_PX, type Columns } from './grid-place.ts';
import { useShownNow, type Shown } from './shown-while-dragging.ts';
import type { Ghost } from './use-grid-drag.ts';

interface GridGhostProps {
  ghost: Shown<Ghost>;
  by: Columns;
  first: number;
  /** Of one column, in per cent. */
  share: number;
  indexOf: (column: number | null) => number;
}

/** Where a session that is dragged would stand, red where it would clash. */
export function GridGhost({ ghost, by, first, share, indexOf }: GridGhostProps) {
  const { draft, day } = useDesk();
  const now = useShownNow(ghost);
  const own = now?.placed.session;
  const { sessions, talks } = draft;
  // Once for a drag, not with every movement.
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
