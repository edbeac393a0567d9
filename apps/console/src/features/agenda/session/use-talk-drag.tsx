import type { DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import { sessionOfItsOwn } from '@meetingapp/domain/agenda/own-session.ts';
import { placeInOrder } from '@meetingapp/domain/agenda/talk-order.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockText, momentAt } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { groundAt, type Ground } from '../grid/grid-place.ts';
import { followPointer } from '../grid/pointer-drag.ts';
import { useDragPreviewStore, useDragPreview, type DragPreview } from '../grid/drag-preview.ts';

interface Target {
  /** Null: back to the tray. */
  session: number | null;
  before: number | null;
  /** Set where there is no session: a place in the grid. */
  ground: Ground | null;
  box: Ground['box'];
}
interface Held {
  talk: DraftTalk;
  x: number;
  y: number;
  target: Target | null;
}

/**
 * The drop target under the pointer: a session of the grid, a talk in the pane's list (before it), the end of that list, the tray, or
 * empty space in the grid.
 */
function targetAt(event: PointerEvent, minutes: number): Target | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const talk = under?.closest<HTMLElement>('[data-talk]');
  const list = under?.closest<HTMLElement>('[data-talks-of]');
  const into = (session: number | null, before: number | null, element: Element): Target => ({
    session,
    before,
    ground: null,
    box: element.getBoundingClientRect(),
  });
  if (list) return into(Number(list.dataset['talksOf']), Number(talk?.dataset['talk']) || null, talk ?? list);
  const block = under?.closest<HTMLElement>('[data-session]');
  if (block) return into(Number(block.dataset['session']), null, block);
  const tray = under?.closest('[data-tray]');
  if (tray) return into(null, null, tray);
  const ground = groundAt(under, event, minutes);
  return ground && { session: null, before: null, ground, box: ground.box };
}

/** Drags a talk to a session, to another place in it, to a new session, or back to the tray. */
export function useTalkDrag() {
  const { mayChange, draft, day, editor } = useDesk();
  const held: DragPreview<Held> = useDragPreviewStore();
  function place(talk: DraftTalk, { session: id, before, ground }: Target) {
    if (ground) {
      const hall = ground.by === 'hall' ? ground.column : null;
      const topic = ground.by === 'topic' ? ground.column : null;
      const from = momentAt(draft.zone, day, ground.from);
      return void editor.act(sessionOfItsOwn(talk, { hall, topic, from }));
    }
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
    const { minutes } = talk;
    followPointer(
      event,
      () => ({
        move: (now) => held.set({ talk, x: now.clientX, y: now.clientY, target: targetAt(now, minutes) }),
        cancel: () => held.set(null),
        drop: (now) => {
          held.set(null);
          const target = targetAt(now, minutes);
          if (target) place(talk, target);
        },
      }),
      document.querySelector<HTMLElement>('.day-grid'),
    );
  }
  return { grab, shown: <HeldTalk held={held} /> };
}

/** Within this distance (px) of the right edge the held talk is drawn on the other side of the pointer. */
const BESIDE_PX = 240;

/** The talk under the pointer and its drop target. */
function HeldTalk({ held }: { held: DragPreview<Held> }) {
  const language = useLanguage();
  const now = useDragPreview(held);
  if (!now) return null;
  const { talk, x, y, target } = now;
  return createPortal(
    <>
      {target && (
        <div
          className={target.ground ? 'drop-here ground' : 'drop-here'}
          style={{ left: target.box.left, top: target.box.top, width: target.box.width, height: target.box.height }}
        >
          {target.ground && `${clockText(target.ground.from)}–${clockText(target.ground.from + talk.minutes)}`}
        </div>
      )}
      <div className={x > innerWidth - BESIDE_PX ? 'held-talk before' : 'held-talk'} style={{ left: x, top: y }}>
        {pickLanguage(talk.title, language)}
      </div>
    </>,
    document.body,
  );
}
