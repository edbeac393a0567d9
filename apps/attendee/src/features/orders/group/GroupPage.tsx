import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useState } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { LateAskedForms } from '../../../shared/asked-forms/LateAskedForms.tsx';
import { GroupPaymentChoice } from '../group-payment/GroupPaymentChoice.tsx';
import { GroupPaymentFoot } from '../group-payment/GroupPaymentFoot.tsx';
import { GroupPayments } from '../group-payment/GroupPayments.tsx';
import { GroupLinks } from './GroupLinks.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import { NewGroup } from './NewGroup.tsx';
import '../parts/group.css';

/** A group as its contact sees it: members, the join link, and what is due. */
export function GroupPage({ cid, id }: { cid: string; id: string }) {
  const t = useT('orders');
  const app = useT('app');
  const back = useBack('personalList', { cid: cid || 0 });
  const isNew = id === 'new';
  const { answer, failure, again } = useCall(groupCalls.groupRead, isNew ? null : { groupid: id }, {
    fresh: 0,
    every: 30_000,
  });
  const group = answer?.group;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={group?.name ?? t('group.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
      foot={group && <GroupPaymentFoot group={group} left={left} />}
    >
      {isNew && <NewGroup cid={cid} />}
      {!isNew && !group && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="2.2rem" />
          <Skeleton height="2.2rem" />
        </Waiting>
      )}
      {failure && !group && <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      {group && (
        <>
          <p className="ink-2 group-about">
            {[group.branch, t(group.payer === 'contact' ? 'group.contactPays' : 'group.selfPays')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <GroupPaymentChoice group={group} left={left} setLeft={setLeft} />
          <LateAskedForms of="group" id={id} />
          <GroupLinks group={group} />
          <div className="head">
            <h2>{t('group.people', { count: group.people.length })}</h2>
          </div>
          <GroupPeople group={group} />
          <GroupPayments group={group} />
        </>
      )}
    </Page>
  );
}
