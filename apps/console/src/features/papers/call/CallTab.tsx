import '../parts/papers.css';
import { paperCallCalls as calls } from '@meetingapp/contract/papers/call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { CallForm } from './CallForm.tsx';
import type { PapersTabProps } from '../parts/papers-tab.ts';
import { TopicList } from './TopicList.tsx';

/** Call for papers: requirements for authors and reviewers, deadlines, topics. */
export function CallTab({ cid, bar }: PapersTabProps) {
  const names = useT('console');
  const mayChange = useRole(roles.programme);
  const asked = useCall(calls.call, { cid });
  return (
    <Page title={names('pages.papers')} bar={bar}>
      <Answered asked={asked}>
        {({ call, topics }) => (
          <div className="papers-call">
            <CallForm key={call?.version ?? 0} cid={cid} call={call} mayChange={mayChange} />
            <TopicList cid={cid} topics={topics} mayChange={mayChange} />
          </div>
        )}
      </Answered>
    </Page>
  );
}
