import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls, type AskedHere } from '@meetingapp/contract/live/desk.ts';
import { messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { App, Button, Tag } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf } from '../view.ts';

const EVERY_MS = 2500;
const colours = { open: 'default', shown: 'processing', answered: 'success' } as const;

/** Questions that viewers of the chosen room see, most supported first. */
export function Questions({ room }: { room: WatchedRoom }) {
  const t = useT('liveDesk');
  const cid = useCid();
  const { modal } = App.useApp();
  const broadcastId = room.broadcast?.id ?? 0;
  const asked = useCall(calls.questions, { cid, broadcastId }, { enabled: broadcastId > 0, again: () => EVERY_MS });
  const set = useChange(calls.setQuestion, { refreshes: [calls.questions] });
  const remove = useChange(calls.remove, { refreshes: [calls.questions] });
  const questions = asked.answer?.questions ?? [];
  const put = (sequence: number, state: AskedHere['state']) => void set.change({ cid, broadcastId, sequence, state });
  async function askRemove(sequence: number) {
    const sure = await modal.confirm({ title: t('questions.removeSure'), okText: t('questions.remove') });
    if (sure) await remove.change({ cid, broadcastId, sequence });
  }
  if (questions.length === 0) return <EmptyState icon={messageCircleQuestionMark} title={t('questions.none')} />;
  return (
    <div className="desk-scroll">
      <ol className="desk-held">
        {questions.map(({ sequence, name, text, at, state, votes }) => (
          <li key={sequence}>
            <div className="grow">
              <p className="small desk-by">
                <b>{name}</b>
                <span>{clockOf(at, shownZone.get())}</span>
                <Tag color={colours[state]}>{t(`questions.states.${state}`)}</Tag>
                {votes > 0 && <span>{t('questions.votes', { count: votes })}</span>}
              </p>
              <p className="desk-text">{text}</p>
            </div>
            <span className="desk-acts">
              {state !== 'shown' && (
                <Button size="small" onClick={() => put(sequence, 'shown')}>
                  {t('questions.show')}
                </Button>
              )}
              {state === 'answered' ? (
                <Button size="small" type="text" onClick={() => put(sequence, 'open')}>
                  {t('questions.reopen')}
                </Button>
              ) : (
                <Button size="small" type="text" onClick={() => put(sequence, 'answered')}>
                  {t('questions.answer')}
                </Button>
              )}
              <Button size="small" type="text" danger onClick={() => void askRemove(sequence)}>
                {t('questions.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
