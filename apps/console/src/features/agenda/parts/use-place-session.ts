import type { KeyboardEvent } from 'react';
import { momentAt, type Placed } from '../view.ts';
import { useDesk } from './desk.ts';

export interface Place {
  hall: number | null;
  /** Minutes of the day that is shown. */
  from: number;
  to: number;
}

/** Puts a session somewhere else on its day, if that is somewhere else. */
export function usePlaceSession() {
  const { draft, editor } = useDesk();
  return ({ session, day, from, to }: Placed, wish: Place) => {
    if (wish.hall === session.hall && wish.from === from && wish.to === to) return;
    const { zone } = draft;
    const edit = { act: 'moveSession' as const, id: session.id, hall: wish.hall };
    void editor.act([{ ...edit, from: momentAt(zone, day, wish.from), to: momentAt(zone, day, wish.to) }]);
  };
}

/** Shift and arrows: earlier, later, the hall on either side; with Alt by one minute. Shift, Ctrl and arrows: shorter, longer. */
export function useSessionKeys() {
  const { draft, mayChange } = useDesk();
  const place = usePlaceSession();
  return (event: KeyboardEvent, placed: Placed) => {
    if (!mayChange || !event.shiftKey || !event.key.startsWith('Arrow')) return;
    const { session, from, to } = placed;
    event.preventDefault();
    const step = (event.altKey ? 1 : 5) * (event.key === 'ArrowUp' ? -1 : 1);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (event.ctrlKey || event.metaKey) {
        if (to + step > from) place(placed, { hall: session.hall, from, to: to + step });
      } else if (from + step >= 0) place(placed, { hall: session.hall, from: from + step, to: to + step });
      return;
    }
    const halls = draft.halls.map(({ id }) => id);
    const at = session.hall === null ? (event.key === 'ArrowRight' ? -1 : halls.length) : halls.indexOf(session.hall);
    const hall = halls[at + (event.key === 'ArrowRight' ? 1 : -1)];
    if (hall !== undefined) place(placed, { hall, from, to });
  };
}
