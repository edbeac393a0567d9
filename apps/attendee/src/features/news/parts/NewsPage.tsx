import './NewsPage.css';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../lib/call.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';

interface NewsPageProps {
  kind?: 'plain' | 'ground';
  className?: string;
  back: () => void;
  actions?: ReactNode;
  /** Said where there is no such thing. */
  gone: string;
  asked: { answer: unknown; failure: CallFailure | null; asking: boolean; again: () => void };
  /** The address cannot name anything. */
  nameless: boolean;
  cid: string | undefined;
  children: ReactNode;
}

/** A page of the news: its bar, and what it says while there is nothing to show. */
export function NewsPage({
  kind = 'ground',
  className = '',
  back,
  actions,
  gone,
  asked,
  nameless,
  cid,
  children,
}: NewsPageProps) {
  const t = useT('news');
  const app = useT('app');
  const { answer, failure, asking, again } = asked;
  const absent = nameless || failure?.name === 'not_found' || failure?.name === 'conference_unknown';
  return (
    <Page
      kind={kind}
      className={`news-page ${className}`}
      top={
        <TopBar
          back={{ label: app('back'), onPress: back }}
          actions={
            <>
              <LanguageSwitch className="ib text" />
              {actions}
            </>
          }
        />
      }
    >
      {answer !== undefined && children}
      {answer === undefined && (failure || nameless) && (
        <ErrorState
          heading
          title={absent ? gone : (failure?.msg ?? '')}
          text={absent ? t('goneText') : undefined}
          retry={absent ? undefined : { label: app('retry'), onPress: again, loading: asking }}
          action={
            cid === undefined ? (
              <To name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </To>
            ) : (
              <To name="infoList" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
                {t('toAll')}
              </To>
            )
          }
        />
      )}
      {answer === undefined && !failure && !nameless && (
        <Waiting label={app('loading')}>
          <Skeleton width="60%" height=".52rem" />
          <Skeleton height="2.4rem" />
          <Skeleton height="2.4rem" />
        </Waiting>
      )}
    </Page>
  );
}
