import type { ListedSurvey } from '@meetingapp/contract/survey/console.ts';
import { surveyFollowUpCalls as calls } from '@meetingapp/contract/survey/follow-up.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { Modal } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

/** Reminds registered people who have not answered, after saying how many they are. */
export function ReminderButton({ survey: { id: surveyId, anonymous } }: { survey: ListedSurvey }) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  const cid = useCid();
  const [modal, holder] = Modal.useModal();
  const { answer } = useCall(calls.reminder, { cid, surveyId }, { fresh: true });
  const remind = useChange(calls.remind, { refreshes: [calls.reminder, taskCalls.list], said: t('reminder.started') });
  if (!answer) return null;
  const { people, left, ofSession, lastAt, hindrance } = answer;
  const ask = async () => {
    const yes = await modal.confirm({
      title: t('reminder.title', { left }),
      content: (
        <>
          <p>{t('reminder.text', { people, left })}</p>
          {ofSession && <p>{t('reminder.ofSession')}</p>}
          {anonymous && <p>{t('reminder.anonymous')}</p>}
        </>
      ),
      okText: t('reminder.act'),
      cancelText: t('cancel'),
    });
    if (yes) await remind.change({ cid, surveyId });
  };
  return (
    <>
      {holder}
      <ActButton
        size="small"
        loading={remind.busy}
        why={hindrance === null ? '' : t(`reminder.hindrances.${hindrance}`)}
        onClick={() => void ask()}
      >
        {t('reminder.act')}
      </ActButton>
      {lastAt !== null && (
        <span className="small quiet">{t('reminder.last', { at: momentText(lastAt, language) })}</span>
      )}
    </>
  );
}
