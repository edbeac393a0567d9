import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { receipt } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useEffect } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useSignUpPlace } from '../../../shared/sign-up/place.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { GroupPage } from '../group/GroupPage.tsx';
import { OrderRow } from '../order/OrderRow.tsx';

/** S119: all orders of this account, in all conferences. */
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
            <Link name="sign" query={cid ? { cid } : {}} className={buttonClass('soft', 'sm')}>
              {t('mine.signUp')}
            </Link>
          }
        />
      )}
      {answer?.orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </Page>
  );
}
