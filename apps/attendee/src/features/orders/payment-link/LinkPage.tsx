import { paymentLinkCalls as calls } from '@meetingapp/contract/orders/payment-link.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { LinkPayment } from './LinkPayment.tsx';

/** What somebody sees who was asked to pay for another person; no log-in is needed. */
export function LinkPage({ paymentKey }: { paymentKey: string }) {
  const t = useT('orders');
  const app = useT('app');
  const { answer, failure, again } = useCall(calls.linkedOrder, { paymentKey }, { fresh: 0 });
  const now = answer?.linked.now;
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);
  if (answer) return <LinkPayment linked={answer.linked} paymentKey={paymentKey} />;
  return (
    <Page
      kind="ground"
      top={<TopBar title={t('pay.title')} heading actions={<LanguageSwitch className="ib text" />} />}
    >
      {failure?.name === 'payment_link_over' && <ErrorState title={failure.msg} />}
      {failure && failure.name !== 'payment_link_over' && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />
      )}
      {!failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="2.4rem" />
        </Waiting>
      )}
    </Page>
  );
}
