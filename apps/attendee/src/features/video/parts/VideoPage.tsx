import './VideoPage.css';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { ConferenceChoice } from '../../../lib/parts/ConferenceChoice.tsx';
import { needsAnother } from '../../../lib/parts/needs-another.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Asked } from '../../../lib/calls/use-call.ts';

interface VideoPageProps {
  title: string;
  back: () => void;
  asked: Asked<unknown>;
  /** True when the address contains no valid number. */
  nameless: boolean;
  cid: string | undefined;
  /** True for the list of a whole conference, which itself may not exist. */
  whole?: boolean;
  children: ReactNode;
}

const absentOnes = ['video_unknown', 'broadcast_unknown', 'conference_unknown', 'not_found'];

/** A page about films: its bar, and the loading, empty and error states. */
export function VideoPage({ title, back, asked, nameless, cid, whole = false, children }: VideoPageProps) {
  const t = useT('video');
  const app = useT('app');
  const { answer, failure } = asked;
  const choosing = whole && (nameless || needsAnother(failure));
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
      {answer === undefined && choosing && <ConferenceChoice heading={false} title={failure?.msg} />}
      {answer === undefined && !choosing && (failure || nameless) && (
        <Unavailable
          asked={asked}
          gone={absent ? { title: t('gone'), text: t('goneText') } : null}
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
