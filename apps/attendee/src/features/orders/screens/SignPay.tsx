import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useEffect } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useSignUpPlace } from '../../../shared/sign-up/place.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { GroupPayment } from '../group-payment/GroupPayment.tsx';
import { LinkPage } from '../payment-link/LinkPage.tsx';
import { OrderPayment } from '../payment/OrderPayment.tsx';

/** S121: pays one order, or somebody else's by their link. */
export function SignPay() {
  const link = useSearch()['link'];
  return link ? <LinkPage key={link} paymentKey={link} /> : <OwnPayment />;
}

/** Without a number in the address, the person chooses among their orders. */
function OwnPayment() {
  const t = useT('orders');
  const app = useT('app');
  const { cid } = useSignUpPlace();
  const search = useSearch();
  // Payment providers that redirect the browser back may use the older parameter name.
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
  useEffectWhen(!loggedIn, () => logIn(cid, { replace: true }));
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);

  if (together.answer) return <GroupPayment key={together.answer.shared.sharedId} shared={together.answer.shared} />;
  if (answer) return <OrderPayment key={answer.order.orderId} order={answer.order} />;
  const none = !(orderId || sharedId) || failure?.name === 'order_unknown';
  const toOrders = (
    <Link name="signMyOrders" className={buttonClass('soft', 'sm')} replace>
      {t('titles.mine')}
    </Link>
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
