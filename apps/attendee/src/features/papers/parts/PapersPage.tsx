import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import type { ReactNode } from 'react';
import { useBack } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import './papers.css';

interface PapersPageProps {
  cid: string;
  kind?: 'plain' | 'ground';
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of all of it: Back leads from a step to the one before, from a paper to the papers, from there to the conference. */
export function PapersPage({ cid, kind = 'plain', foot, children }: PapersPageProps) {
  const app = useT('app');
  const { paper } = useSearch();
  const toPapers = useBack('contributeHome', { cid });
  const toConference = useBack('conferenceIndex', { cid });
  return (
    <Page
      kind={kind}
      className="papers"
      foot={foot}
      top={
        <TopBar
          back={{ label: app('back'), onPress: paper ? toPapers : toConference }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {children}
    </Page>
  );
}

export function PapersWaiting({ cid }: { cid: string }) {
  const app = useT('app');
  return (
    <PapersPage cid={cid}>
      <Waiting label={app('loading')}>
        <Skeleton width="3.6rem" height=".64rem" />
        <div className="papers-gap">
          <Skeleton height="1.8rem" />
        </div>
        <div className="papers-gap">
          <Skeleton height="1.6rem" />
        </div>
      </Waiting>
    </PapersPage>
  );
}
