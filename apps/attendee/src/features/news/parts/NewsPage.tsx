import './NewsPage.css';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Asked } from '../../../lib/calls/use-call.ts';

interface NewsPageProps {
  kind?: 'plain' | 'ground';
  className?: string;
  back: () => void;
  actions?: ReactNode;
  /** Shown when the item does not exist. */
  gone: string;
  asked: Asked<unknown>;
  /** True when the address contains no valid number. */
  nameless: boolean;
  cid: string | undefined;
  children: ReactNode;
}

/** A news page: its bar, and the loading, empty and error states. */
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
  const { answer, failure } = asked;
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
        <Unavailable
          heading
          asked={asked}
          gone={absent ? { title: gone, text: t('goneText') } : null}
          list={{ name: 'infoList', cid, label: t('toAll') }}
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
