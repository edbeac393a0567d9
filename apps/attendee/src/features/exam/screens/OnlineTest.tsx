import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ExamList } from '../attempt/ExamList.tsx';
import { PaperPage } from '../attempt/PaperPage.tsx';
import { sessionOf } from '../attempt/exam-session.ts';

/** S93: the exams of a conference, or with `attempt` in the address the paper of a running one. */
export function OnlineTest() {
  const { cid } = useParameters('onlineTest');
  const attemptId = Number(useSearch()['attempt'] ?? 0);
  return Number.isInteger(attemptId) && attemptId > 0 ? (
    <Running cid={cid} attemptId={attemptId} />
  ) : (
    <ExamList cid={cid} />
  );
}

function Running({ cid, attemptId }: { cid: string; attemptId: number }) {
  const t = useT('exam');
  const app = useT('app');
  const go = useNavigate();
  const back = useBack('conferenceIndex', { cid });
  const language = useLanguage();
  const session = sessionOf(attemptId);
  const state = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => {
    void session.load();
    const returned = (): void => {
      if (document.visibilityState === 'visible') void session.load();
    };
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [session, language]);
  const { paper, failure } = state;
  useEffectWhen(paper !== null && paper.state !== 'running', () =>
    go('finishSubmit', {}, { cid, attempt: attemptId }, { replace: true }),
  );
  if (paper?.state === 'running') return <PaperPage {...{ session, state, paper, attemptId }} />;
  return (
    <Page kind="plain" top={<TopBar title={t('title')} heading back={{ label: app('back'), onPress: back }} />}>
      {failure ? (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: () => void session.load() }} />
      ) : (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="2rem" />
          <Skeleton height="5rem" />
        </Waiting>
      )}
    </Page>
  );
}
