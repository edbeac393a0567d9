import type { DraftSession } from '@meetingapp/contract/agenda/draft.ts';
import { sessionFields } from '@meetingapp/domain/agenda/edits.ts';
import { topicsIn } from '@meetingapp/domain/agenda/own-session.ts';
import type { KeyboardEvent } from 'react';
import { momentAt, type Placed } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import type { Columns } from './grid-place.ts';

export interface Place {
  column: number | null;
  /** Minutes from the start of the shown day. */
  from: number;
  to: number;
}

/** Column of a session: its hall, or its first topic. */
export const columnOf = ({ hall, topics }: DraftSession, by: Columns): number | null =>
  by === 'hall' ? hall : (topics[0] ?? null);

/** Moves a session on its day when the place differs. Another topic's column gives it that topic. */
export function usePlaceSession(by: Columns) {
  const { draft, editor } = useDesk();
  return ({ session, day, from, to }: Placed, wish: Place) => {
    const stays = wish.column === columnOf(session, by);
    if (stays && wish.from === from && wish.to === to) return;
    const { zone } = draft;
    const times = { from: momentAt(zone, day, wish.from), to: momentAt(zone, day, wish.to) };
    if (by === 'topic' && !stays) {
      const fields = { ...sessionFields(session), ...times, topics: topicsIn(session.topics, wish.column) };
      return void editor.act([{ act: 'saveSession', id: session.id, was: null, fields }]);
    }
    const hall = by === 'hall' ? wish.column : session.hall;
    void editor.act([{ act: 'moveSession', id: session.id, hall, ...times }]);
  };
}

/**
 * Shift and arrows move a session earlier, later or to the neighbouring hall or topic, with Alt by one minute. Shift, Ctrl and arrows
 * shorten or lengthen it.
 */
export function useSessionKeys(by: Columns) {
  const { draft, mayChange } = useDesk();
  const place = usePlaceSession(by);
  return (event: KeyboardEvent, placed: Placed) => {
    if (!mayChange || !event.shiftKey || !event.key.startsWith('Arrow')) return;
    const { session, from, to } = placed;
    event.preventDefault();
    const column = columnOf(session, by);
    const step = (event.altKey ? 1 : 5) * (event.key === 'ArrowUp' ? -1 : 1);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (event.ctrlKey || event.metaKey) {
        if (to + step > from) place(placed, { column, from, to: to + step });
      } else if (from + step >= 0) place(placed, { column, from: from + step, to: to + step });
      return;
    }
    const columns = (by === 'hall' ? draft.halls : draft.topics).map(({ id }) => id);
    const at = column === null ? (event.key === 'ArrowRight' ? -1 : columns.length) : columns.indexOf(column);
    const next = columns[at + (event.key === 'ArrowRight' ? 1 : -1)];
    if (next !== undefined) place(placed, { column: next, from, to });
  };
}
