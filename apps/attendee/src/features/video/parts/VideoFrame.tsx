import './VideoFrame.css';
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

interface VideoFrameProps {
  title: string;
  back: () => void;
  asked: { answer: unknown; failure: CallFailure | null; asking: boolean; again: () => void };
  /** The address cannot name anything. */
  nameless: boolean;
  cid: string | undefined;
  /** A list of a whole conference: that is what may be absent. */
  whole?: boolean;
  children: ReactNode;
}

const absentOnes = ['video_unknown', 'broadcast_unknown', 'conference_unknown', 'not_found'];

/** A page about films: its bar, and what it says while there is nothing to show. */
export function VideoFrame({ title, back, asked, nameless, cid, whole = false, children }: VideoFrameProps) {
  const t = useT('video');
  const app = useT('app');
  const { answer, failure, asking, again } = asked;
  const absent = nameless || (failure !== null && absentOnes.includes(failure.name ?? ''));
  return (
    <Page
      className="video-page"
      top={
        <TopBar
          title={title}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {answer !== undefined && children}
      {answer === undefined && (failure || nameless) && (
        <ErrorState
          title={absent ? t(whole ? 'nowhere' : 'gone') : (failure?.msg ?? '')}
          text={absent ? t(whole ? 'nowhereText' : 'goneText') : undefined}
          retry={absent ? undefined : { label: app('retry'), onPress: again, loading: asking }}
          action={
            cid === undefined ? (
              <To name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </To>
            ) : (
              <To name="videoList" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
                {t('toAll')}
              </To>
            )
          }
        />
      )}
      {answer === undefined && !failure && !nameless && (
        <Waiting label={app('loading')}>
          <Skeleton height="1.8rem" />
          <Skeleton height="1.8rem" />
          <Skeleton height="1.8rem" />
        </Waiting>
      )}
    </Page>
  );
}
