import { liveDeskCalls as calls, type HeldMessage, type HeldVerdict } from '@meetingapp/contract/live/desk.ts';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { nextKey } from '../view.ts';

const UNDOABLE = 50;

/**
 * Moderates held messages, one or several with the same text, and undoes the last steps. A decided message leaves the list at once and
 * returns when the server refuses.
 */
export function useModeration(held: readonly HeldMessage[]) {
  const t = useT('liveDesk');
  const cid = useCid();
  const { message } = App.useApp();
  const { change } = useChange(calls.judge);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [chosen, choose] = useState<number | null>(null);
  const [steps, setSteps] = useState<readonly (readonly number[])[]>([]);
  const line = useRef(Promise.resolve());
  const shown = held.filter(({ id }) => !gone.has(id));
  const current = shown.find(({ id }) => id === chosen) ?? shown[0] ?? null;

  /** Runs calls in sequence: an undo never overtakes the step it reverts, however fast the keys are pressed. */
  const inTurn = (work: () => Promise<void>): Promise<void> => (line.current = line.current.then(work));
  const bringBack = (ids: readonly number[]) => setGone((all) => new Set([...all].filter((id) => !ids.includes(id))));
  const forget = (step: readonly number[]) => setSteps((all) => all.filter((one) => one !== step));

  function judge(ids: readonly number[], verdict: Exclude<HeldVerdict, 'wait'>) {
    if (ids.length === 0) return;
    const leaving = new Set([...gone, ...ids]);
    const keys = held.map(({ id }) => id);
    setGone((all) => new Set([...all, ...ids]));
    setSteps((all) => [...all, ids].slice(-UNDOABLE));
    if (current && ids.includes(current.id)) choose(nextKey(keys, leaving, current.id));
    void inTurn(async () => {
      const outcome = await change({ cid, heldIds: [...ids], verdict });
      if (!outcome.ok) {
        forget(ids);
        return bringBack(ids);
      }
      void message.success(t(outcome.answer.changed === 0 ? 'held.taken' : `held.done.${verdict}`), 1.5);
      await refresh(calls.feed, calls.questions);
    });
  }
  function undo() {
    const last = steps.at(-1);
    if (!last) return;
    forget(last);
    void inTurn(async () => {
      const outcome = await change({ cid, heldIds: [...last], verdict: 'wait' });
      if (!outcome.ok) return;
      bringBack(last);
      choose(last[0] ?? null);
      void message.success(t('held.done.wait'), 1.5);
      await refresh(calls.feed, calls.questions);
    });
  }
  function move(by: -1 | 1) {
    const at = current ? shown.indexOf(current) : -1;
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next) choose(next.id);
  }
  return { shown, current, choose, judge, undo, move, mayUndo: steps.length > 0 };
}
export type Moderation = ReturnType<typeof useModeration>;
