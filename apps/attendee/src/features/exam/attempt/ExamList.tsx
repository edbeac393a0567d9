import './exam-card.css';
import { examCalls, type ExamCard } from '@meetingapp/contract/exam/attempt.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { askConfirm, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ExamCardView } from './ExamCardView.tsx';

/** The exams of a conference for this person, and the start of an attempt. */
export function ExamList({ cid }: { cid: string }) {
  const t = useT('exam');
  const app = useT('app');
  const go = useNavigate();
  const logIn = useLogIn();
  const back = useBack('conferenceIndex', { cid });
  const { loggedIn } = useAccount();
  const zone = useConference(cid)?.zone ?? usualZone;
  const { answer, failure, loading, asking, again } = useCall(examCalls.exams, loggedIn ? { cid } : null, { fresh: 0 });
  const { send } = useSend(examCalls.start);
  const [starting, setStarting] = useState<number | null>(null);
  const start = async ({ examId, runningId, minutes, title }: ExamCard) => {
    if (runningId === null) {
      const texts = {
        title: t('begin.title', { title }),
        text: t('begin.text', { minutes }),
        stay: t('begin.stay'),
        act: t('start'),
      };
      if (!(await askConfirm(texts))) return;
    }
    setStarting(examId);
    const outcome = await send({ examId });
    setStarting(null);
    invalidate(examCalls.exams);
    if (outcome.ok) go('onlineTest', { cid }, { attempt: outcome.answer.attemptId });
    else showTopTip(outcome.failure.msg);
  };
  return (
    <Page kind="ground" top={<TopBar title={t('title')} heading back={{ label: app('back'), onPress: back }} />}>
      {!loggedIn && (
        <EmptyState
          icon={clipboardPen}
          title={t('visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('saving.logIn')}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="5rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {answer?.exams.length === 0 && <EmptyState icon={clipboardPen} title={t('none')} text={t('noneText')} />}
      {answer?.exams.map((exam) => (
        <ExamCardView
          key={exam.examId}
          exam={exam}
          cid={cid}
          zone={zone}
          starting={starting === exam.examId}
          onStart={() => void start(exam)}
        />
      ))}
    </Page>
  );
}
