import './LivePage.css';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Asked } from '../../../lib/calls/use-call.ts';

interface Props {
  back: () => void;
  asked: Asked<unknown>;
  /** True when the address contains no valid number. */
  nameless: boolean;
  cid: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list page: its bar, and the loading, empty and error states. */
export function LivePage({ back, asked, nameless, cid, actions, children }: Props) {
  const app = useT('app');
  return (
    <Page
      className="live-lists"
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
      {asked.answer === undefined ? <LiveMissing asked={asked} nameless={nameless} cid={cid} /> : children}
    </Page>
  );
}

/** Shown instead of content: loading, not found, or failed. */
export function LiveMissing({ asked, nameless, cid }: Pick<Props, 'asked' | 'nameless' | 'cid'>) {
  const t = useT('live');
  const app = useT('app');
  const { failure } = asked;
  if (!failure && !nameless)
    return (
      <Waiting label={app('loading')}>
        <Skeleton width="60%" height=".52rem" />
        <Skeleton height="2.2rem" />
        <Skeleton height="2.2rem" />
        <Skeleton height="2.2rem" />
      </Waiting>
    );
  const absent = nameless || failure?.name === 'not_found' || failure?.name === 'conference_unknown';
  return (
    <Unavailable
      heading
      asked={asked}
      gone={absent ? { title: t('gone'), text: t('goneText') } : null}
      list={{ name: 'liveList', cid, label: t('toList') }}
    />
  );
}
