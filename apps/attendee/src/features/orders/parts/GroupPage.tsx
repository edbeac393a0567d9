import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useState } from 'react';
import { useBack } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { GroupChoose } from './GroupChoose.tsx';
import { GroupFoot } from './GroupFoot.tsx';
import { GroupShared } from './GroupShared.tsx';
import { GroupLinks } from './GroupLinks.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import { NewGroup } from './NewGroup.tsx';
import './group.css';

/** People who register together, as their contact sees them: who is there, the link for the others, and what is to be paid. */
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
      foot={group && <GroupFoot group={group} left={left} />}
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
          <GroupChoose group={group} left={left} setLeft={setLeft} />
          <GroupLinks group={group} />
          <div className="head">
            <h2>{t('group.people', { count: group.people.length })}</h2>
          </div>
          <GroupPeople group={group} />
          <GroupShared group={group} />
        </>
      )}
    </Page>
  );
}
