import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { OrderDetail, PayMethod } from '@meetingapp/contract/orders.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { CountdownPill } from '@meetingapp/ui/CountdownPill.tsx';
import { showSuccess } from '@meetingapp/ui/feedback.ts';
import { Money } from '@meetingapp/ui/Money.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/cache.ts';
import { send } from '../../../lib/call.ts';
import { useBack, useGo } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/page.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useT } from '../../../lib/texts.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { PayEnded } from './PayEnded.tsx';
import { PayLines } from './PayLines.tsx';
import { PayMethods } from './PayMethods.tsx';
import { PaySheets } from './PaySheets.tsx';
import { PayStanding } from './PayStanding.tsx';
import { methodsHere, usePayWords } from './use-pay-words.ts';
import { useOrderState } from './use-order-state.ts';
import { useOneOrder, usePay } from './use-pay.ts';
import { refreshOrders } from './use-submit.ts';
import './pay.css';

/** Amount, time left, ways to pay; the result is what the server says when asked (S121). */
export function PayOrder({ order }: { order: OrderDetail }) {
  const t = useT('orders');
  const app = useT('app');
  const go = useGo();
  const search = useSearch();
  // Who pays for a group comes from its page; the registration itself belongs to somebody else.
  const group = search['group'];
  const from = group ? ('signMyOrders' as const) : ('signOrder' as const);
  const query = { cid: order.cid, ...(group ? { group } : { reg: order.regId }) };
  const back = useBack(from, {}, query);
  const methods = methodsHere(order.methods);
  const [chosen, setChosen] = useState<PayMethod | null>(null);
  const method = chosen ?? methods[0]?.method ?? null;
  const pay = usePay(useOneOrder(order));
  const asked = useOrderState(order, pay.begun || search['paying'] === '1', (options) =>
    send(orderCalls.state, { orderid: order.orderId }, options),
  );
  const { state } = asked;
  const until = asked.holdUntil ? Date.parse(asked.holdUntil) : null;
  const price = moneyText(order.total, order.currency, true);

  useWhen(state === 'paid', () => {
    refreshOrders();
    showSuccess(t('pay.paid'));
    go(from, {}, query, { replace: true });
  });
  useWhen(state !== order.state && state, () => invalidate(orderCalls.read));

  const words = usePayWords(price);
  const top = (
    <TopBar
      title={t('pay.title')}
      heading
      back={{ label: app('back'), onPress: back }}
      actions={<LanguageSwitch className="ib text" />}
    />
  );
  if (state !== 'open' && state !== 'paid')
    return <PayEnded order={order} state={state} notice={asked.notice} top={top} />;

  return (
    <Page
      kind="ground"
      top={top}
      foot={
        <StickyFoot>
          <Button
            guard
            onClick={() => method && void pay.start(method)}
            loading={pay.starting || state === 'paid'}
            loadingText={state === 'paid' ? t('pay.paid') : t('pay.starting')}
            disabled={method === null}
            reason={method === null ? t('pay.notHere') : undefined}
          >
            {method ? words[method] : t('pay.title')}
          </Button>
        </StickyFoot>
      }
    >
      <section className="pay-amount">
        <p className="ink-2 t-sm">{t('pay.due')}</p>
        <Money fen={order.total} currency={order.currency} cents size="3xl" />
        {until !== null && (
          <CountdownPill
            deadline={until}
            now={serverClock.now}
            text={(left) => t('pay.kept', { left })}
            onEnd={asked.askNow}
          />
        )}
      </section>
      <PayStanding asked={asked} begun={pay.begun || search['paying'] === '1'} />
      <PayLines order={order} />
      <PayMethods methods={methods} chosen={method} onChoose={setChosen} />
      <p className="pay-once">{t('pay.once')}</p>
      {methods.some((one) => one.simulated) && <p className="pay-once">{t('pay.simulated')}</p>}
      <PaySheets shown={pay.shown} onClose={pay.close} price={price} until={asked.holdUntil} />
    </Page>
  );
}
