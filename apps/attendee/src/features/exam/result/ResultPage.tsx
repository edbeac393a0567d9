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
import { useBack } from '../../../lib/navigation/navigation.tsx';
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
  const { answer, failure, loading, asking, again } = useResult(cid);
  return (
    <Page
      kind="ground"
      top={<TopBar title={title} heading back={{ label: app('back'), onPress: back }} />}
      foot={answer && renderFoot(answer)}
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
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {answer && children(answer)}
    </Page>
  );
}
