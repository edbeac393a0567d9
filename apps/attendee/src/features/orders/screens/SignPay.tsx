import { orderCalls } from '@meetingapp/contract/orders.ts';
import { sharedCalls } from '@meetingapp/contract/orders-shared.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useEffect } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import { useSearch } from '../../../lib/page.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useSignUpPlace } from '../../../lib/sign-up/place.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { PayShared } from '../parts/PayShared.tsx';
import { PayOrder } from '../parts/PayOrder.tsx';

/** Paying one order (S121). Opened without its number, one chooses among one's orders. */
export function SignPay() {
  const t = useT('orders');
  const app = useT('app');
  const { cid } = useSignUpPlace();
  const search = useSearch();
  // Providers that send the browser back may know only the older name.
  const orderId = search['order'] || search['orderid'] || '';
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const back = useBack('signMyOrders');
  const sharedId = search['shared'] || '';
  const alone = useCall(orderCalls.read, loggedIn && orderId && !sharedId ? { orderid: orderId } : null, { fresh: 0 });
  const together = useCall(sharedCalls.shared, loggedIn && sharedId ? { sharedid: sharedId } : null, { fresh: 0 });
  const { answer } = alone;
  const { failure, again } = sharedId ? together : alone;
  const now = answer?.now ?? together.answer?.now;
  useWhen(!loggedIn, () => logIn(cid, { replace: true }));
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);

  if (together.answer) return <PayShared key={together.answer.shared.sharedId} shared={together.answer.shared} />;
  if (answer) return <PayOrder key={answer.order.orderId} order={answer.order} />;
  const none = !(orderId || sharedId) || failure?.name === 'order_unknown';
  const toOrders = (
    <To name="signMyOrders" className={buttonClass('soft', 'sm')} replace>
      {t('titles.mine')}
    </To>
  );
  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t('pay.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      {none && <ErrorState title={t('pay.gone')} action={toOrders} />}
      {!none && failure && <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      {!none && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="2.4rem" />
          <Skeleton height="3.6rem" />
        </Waiting>
      )}
    </Page>
  );
}
