import './LivePage.css';
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

export interface LiveAsked {
  answer: unknown;
  failure: CallFailure | null;
  asking: boolean;
  again: () => void;
}

interface Props {
  back: () => void;
  asked: LiveAsked;
  /** The address cannot name anything. */
  nameless: boolean;
  cid: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of lists: its bar, and what it says while there is nothing to show. */
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

/** Nothing to show: not yet, not found, or not to be had. */
export function LiveMissing({ asked, nameless, cid }: Pick<Props, 'asked' | 'nameless' | 'cid'>) {
  const t = useT('live');
  const app = useT('app');
  const { failure, asking, again } = asked;
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
    <ErrorState
      heading
      title={absent ? t('gone') : (failure?.msg ?? '')}
      text={absent ? t('goneText') : undefined}
      retry={absent ? undefined : { label: app('retry'), onPress: again, loading: asking }}
      action={
        cid === undefined ? (
          <To name="index" className={buttonClass('soft', 'sm')}>
            {app('toConferences')}
          </To>
        ) : (
          <To name="liveList" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
            {t('toList')}
          </To>
        )
      }
    />
  );
}
