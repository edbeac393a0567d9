import type { TaskState } from '@meetingapp/contract/speakers/task.ts';
import { showNotice, showSuccess, showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { sendAnswer } from '../data.ts';
import type { Rejection, Task } from '../view.ts';

interface Answers {
  sending: boolean;
  /** Tasks that were accepted together, with the versions to undo; null: nothing to undo. */
  undoable: { id: number; version: number }[] | null;
  accept: (tasks: readonly Task[]) => Promise<boolean>;
  reject: (task: Task, rejection: Rejection) => Promise<boolean>;
  /** Takes back the answers that were given last, or that of one task. */
  undo: (tasks: readonly Pick<Task, 'id' | 'version'>[]) => Promise<boolean>;
}

/** Sends answers and says what came of them. */
export function useAnswers(cid: string): Answers {
  const t = useT('speakers');
  const app = useT('app');
  const [sending, setSending] = useState(false);
  const [undoable, setUndoable] = useState<Answers['undoable']>(null);

  async function answer(
    tasks: readonly Pick<Task, 'id' | 'version'>[],
    reply: { reply: TaskState } & Partial<Rejection>,
  ): Promise<boolean> {
    if (sending) return false;
    setSending(true);
    const outcome = await sendAnswer(cid, tasks, reply);
    setSending(false);
    setUndoable(outcome.ok && reply.reply === 'accepted' ? outcome.answer.versions : null);
    if (!outcome.ok) await showNotice({ title: app('tip'), text: outcome.failure.msg, ok: app('ok') });
    return outcome.ok;
  }
  return {
    sending,
    undoable,
    accept: async (tasks) => {
      const done = await answer(tasks, { reply: 'accepted' });
      if (done) showSuccess(t('toasts.accepted'));
      return done;
    },
    reject: async (task, rejection) => {
      const done = await answer([task], { reply: 'rejected', ...rejection });
      if (done) showSuccess(t('toasts.rejected'));
      return done;
    },
    undo: async (tasks) => {
      const done = await answer(tasks, { reply: 'none' });
      if (done) showToast(t('list.undone'));
      return done;
    },
  };
}
