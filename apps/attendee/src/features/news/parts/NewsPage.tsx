import './NewsPage.css';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { NotToBeHad } from '../../../lib/NotToBeHad.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Asked } from '../../../lib/use-call.ts';

interface NewsPageProps {
  kind?: 'plain' | 'ground';
  className?: string;
  back: () => void;
  actions?: ReactNode;
  /** Said where there is no such thing. */
  gone: string;
  asked: Asked<unknown>;
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
        <NotToBeHad
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
