import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import type { ReactNode } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import './papers.css';

interface PapersPageProps {
  cid: string;
  kind?: 'plain' | 'ground';
  foot?: ReactNode;
  children: ReactNode;
}

/** Frame of all paper pages. Back leads from a step to the previous one, from a paper to the list, from the list to the conference. */
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
