import './VideoFrame.css';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { NotToBeHad } from '../../../lib/NotToBeHad.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Asked } from '../../../lib/use-call.ts';

interface VideoFrameProps {
  title: string;
  back: () => void;
  asked: Asked<unknown>;
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
  const { answer, failure } = asked;
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
        <NotToBeHad
          asked={asked}
          gone={absent ? { title: t(whole ? 'nowhere' : 'gone'), text: t(whole ? 'nowhereText' : 'goneText') } : null}
          list={{ name: 'videoList', cid, label: t('toAll') }}
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
