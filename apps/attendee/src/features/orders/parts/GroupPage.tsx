import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useBack, useGo } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { GroupLinks } from './GroupLinks.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import { NewGroup } from './NewGroup.tsx';
import './group.css';

/** People who register together, as their contact sees them: who is there, the link for the others, and what is to be paid. */
export function GroupPage({ cid, id }: { cid: string; id: string }) {
  const t = useT('orders');
  const app = useT('app');
  const go = useGo();
  const back = useBack('personalList', { cid: cid || 0 });
  const isNew = id === 'new';
  const { answer, failure, again } = useCall(groupCalls.groupRead, isNew ? null : { groupid: id }, {
    fresh: 0,
    every: 30_000,
  });
  const group = answer?.group;
  const open =
    group?.people.filter((one) => one.orderState === 'open' && (group.payer === 'contact' || one.byContact)) ?? [];
  const first = open[0];
  const total = open.reduce((sum, one) => sum + one.total, 0);
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
      foot={
        group &&
        first?.orderId && (
          <StickyFoot note={t('group.toPay', { count: open.length, price: moneyText(total, group.currency, true) })}>
            <Button
              onClick={() => go('signPay', {}, { cid: group.cid, order: first.orderId ?? 0, group: group.groupId })}
            >
              {t('group.payNext', { name: first.name, price: moneyText(first.total, group.currency, true) })}
            </Button>
          </StickyFoot>
        )
      }
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
          <GroupLinks group={group} />
          <div className="head">
            <h2>{t('group.people', { count: group.people.length })}</h2>
          </div>
          <GroupPeople group={group} />
        </>
      )}
    </Page>
  );
}
