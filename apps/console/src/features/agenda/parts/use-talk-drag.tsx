import type { DraftTalk } from '@meetingapp/contract/agenda-console.ts';
import { placeInOrder } from '@meetingapp/domain/agenda/talk-order.ts';
import { useState, type PointerEvent as ReactPointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../../lib/language.ts';
import { said } from '../view.ts';
import { useDesk } from './desk.ts';
import { followPointer } from './pointer-drag.ts';

interface Target {
  /** Null: back to those that are not placed. */
  session: number | null;
  before: number | null;
  element: Element;
}

/** What is under the pointer: a session of the grid, a talk in the pane's list (before it), the end of that list, or the tray. */
function targetAt({ clientX, clientY }: PointerEvent): Target | null {
  const under = document.elementFromPoint(clientX, clientY);
  const talk = under?.closest<HTMLElement>('[data-talk]');
  const list = under?.closest<HTMLElement>('[data-talks-of]');
  if (list) {
    const session = Number(list.dataset['talksOf']);
    return { session, before: Number(talk?.dataset['talk']) || null, element: talk ?? list };
  }
  const block = under?.closest<HTMLElement>('[data-session]');
  if (block) return { session: Number(block.dataset['session']), before: null, element: block };
  const tray = under?.closest('[data-tray]');
  return tray ? { session: null, before: null, element: tray } : null;
}

/** Takes a talk by the pointer to a session, to another place in it, or back to the tray. */
export function useTalkDrag() {
  const { mayChange, draft, editor } = useDesk();
  const language = useLanguage();
  const [held, setHeld] = useState<{ talk: DraftTalk; x: number; y: number; target: Target | null } | null>(null);
  function place(talk: DraftTalk, { session: id, before }: { session: number | null; before: number | null }) {
    const session = draft.sessions.find((one) => one.id === id);
    if (before === talk.id || (id === null && talk.session === null)) return;
    void editor.act(
      session
        ? placeInOrder(session, draft.talks, talk, before)
        : [{ act: 'placeTalk', id: talk.id, session: null, before: null, from: null }],
    );
  }
  function grab(event: ReactPointerEvent, talk: DraftTalk) {
    if (!mayChange || event.button !== 0) return;
    followPointer(event, () => ({
      move: (now) => setHeld({ talk, x: now.clientX, y: now.clientY, target: targetAt(now) }),
      cancel: () => setHeld(null),
      drop: (now) => {
        setHeld(null);
        const target = targetAt(now);
        if (target) place(talk, target);
      },
    }));
  }
  const box = held?.target?.element.getBoundingClientRect();
  const shown =
    held &&
    createPortal(
      <>
        {box && (
          <div className="drop-here" style={{ left: box.left, top: box.top, width: box.width, height: box.height }} />
        )}
        <div className="held-talk" style={{ left: held.x + 12, top: held.y + 8 }}>
          {said(held.talk.title, language)}
        </div>
      </>,
      document.body,
    );
  return { grab, place, shown };
}
