import { decisionCalls as calls } from '@meetingapp/contract/papers/decision.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Checkbox } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { reviewChanges } from '../view.ts';

/** Recipients and text of the decision notice; sends it once to each. */
export function NotifyDialog({ cid, close }: { cid: number; close: () => void }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const asked = useCall(calls.beforeTelling, { cid });
  const [unreachable, setUnreachable] = useState(false);
  const [taskId, setTaskId] = useState<number | null>(null);
  const tell = useChange(calls.tell, { refreshes: [taskCalls.list] });
  const { running, refused } = useTaskEnd(cid, taskId, reviewChanges);
  const all = asked.answer?.decided.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const reached = all - (unreachable ? 0 : (asked.answer?.unreachables ?? 0));
  async function send() {
    const outcome = await tell.change({ cid, seen: all, unreachable });
    if (outcome.ok) setTaskId(outcome.answer.taskId);
    else asked.again();
  }
  return (
    <Dialog
      width={640}
      title={t('tell.title')}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('tell.cancel')}</Button>
          {taskId === null && (
            <ActButton type="primary" lacks={{ nobody: reached === 0 }} loading={tell.busy} onClick={() => void send()}>
              {t('tell.write', { count: reached.toLocaleString('en') })}
            </ActButton>
          )}
        </>
      }
    >
      {taskId !== null ? (
        <p role="status">{t(running ? 'tell.running' : refused ? 'tell.partly' : 'tell.done')}</p>
      ) : (
        <Answered asked={asked}>
          {({ decided, unreachables, unreachable: silent, samples }) =>
            decided.length === 0 ? (
              <p>{t('tell.none')}</p>
            ) : (
              <div className="plan">
                <p className="quiet">{t('tell.text')}</p>
                <ul className="counts">
                  {decided.map((one) => (
                    <li key={one.decision}>
                      <span>{t(`decisions.${one.decision}`)}</span>
                      <span>{t('bulk.count', { count: one.count.toLocaleString('en') })}</span>
                    </li>
                  ))}
                </ul>
                {unreachables > 0 && (
                  <>
                    <p className="note">{t('tell.unreachable', { count: unreachables })}</p>
                    <ul className="short-papers">
                      {silent.map(({ id, number, title }) => (
                        <li key={id}>
                          {number} {pickLanguage(title, language)}
                        </li>
                      ))}
                    </ul>
                    <Checkbox checked={unreachable} onChange={({ target }) => setUnreachable(target.checked)}>
                      {t('tell.count')}
                    </Checkbox>
                  </>
                )}
                <b>{t('tell.sample')}</b>
                {samples.map(({ decision, subject, text }) => (
                  <div key={decision} className="told-sample">
                    <b>{pickLanguage(subject, language)}</b>
                    <br />
                    {pickLanguage(text, language)}
                  </div>
                ))}
              </div>
            )
          }
        </Answered>
      )}
    </Dialog>
  );
}
