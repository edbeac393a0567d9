import { orderCalls } from '@meetingapp/contract/orders.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { receipt } from '@meetingapp/ui/icons-topics.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useEffect } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useSignUpPlace } from '../../../lib/sign-up/place.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { GroupPage } from '../parts/GroupPage.tsx';
import { OrderRow } from '../parts/OrderRow.tsx';

/** All orders of this account, whatever the conference (S119). */
export function SignMyOrders() {
  const t = useT('orders');
  const app = useT('app');
  const { cid, group } = useSignUpPlace();
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const back = useBack('personalList', { cid: cid || 0 });
  const { answer, failure, loading, again } = useCall(orderCalls.mine, loggedIn ? {} : null, { fresh: 0 });
  const now = answer?.now;
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);

  if (group && loggedIn) return <GroupPage cid={cid} id={group} />;
  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t('mine.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {!loggedIn && (
        <EmptyState
          icon={receipt}
          title={t('mine.visitor')}
          action={
            <button type="button" className={buttonClass('soft', 'sm')} onClick={() => logIn(cid)}>
              {t('mine.logIn')}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="2.2rem" />
          <Skeleton height="2.2rem" />
        </Waiting>
      )}
      {failure && !answer && <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      {answer?.orders.length === 0 && (
        <EmptyState
          icon={receipt}
          title={t('mine.none')}
          text={t('mine.noneText')}
          action={
            <To name="sign" query={cid ? { cid } : {}} className={buttonClass('soft', 'sm')}>
              {t('mine.signUp')}
            </To>
          }
        />
      )}
      {answer?.orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </Page>
  );
}
