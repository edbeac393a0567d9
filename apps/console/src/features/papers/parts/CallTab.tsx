import './papers.css';
import { paperCallCalls as calls } from '@meetingapp/contract/papers-call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { useRole } from '../../../lib/conference.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallForm } from './CallForm.tsx';
import type { PapersTabProps } from './papers-tab.ts';
import { Topics } from './Topics.tsx';

/** What authors and reviewers are asked for, until when, and the topics. */
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
            <Topics cid={cid} topics={topics} mayChange={mayChange} />
          </div>
        )}
      </Answered>
    </Page>
  );
}
