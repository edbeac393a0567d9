import './result.css';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import type { ReactNode } from 'react';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useResult, type Result } from '../data.ts';

interface Props {
  cid: string;
  title: string;
  renderFoot: (result: Result) => ReactNode;
  children: (result: Result) => ReactNode;
}

/** The frame of both result screens. */
export function ResultPage({ cid, title, renderFoot, children }: Props) {
  const t = useT('exam');
  const app = useT('app');
  const back = useBack('onlineTest', { cid });
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const go = useNavigate();
  const { answer, failure, loading, asking, again } = useResult(cid);
  const finished = answer?.state === 'finished' ? answer : null;
  // There is no result yet: the page of the hand-in waits for it, and leads back to an exam that still runs.
  useEffectWhen(!asking && answer && !finished && answer.attemptId, (attempt) =>
    go('finishSubmit', {}, { cid, attempt }, { replace: true }),
  );
  return (
    <Page
      kind="ground"
      top={<TopBar title={title} heading back={{ label: app('back'), onPress: back }} />}
      foot={finished && renderFoot(finished)}
    >
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
      {(loading || (answer && !finished)) && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {finished && children(finished)}
    </Page>
  );
}
