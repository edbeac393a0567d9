import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderDetail, PayMethod } from '@meetingapp/contract/orders/order.ts';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { send } from '../../../lib/calls/call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { AskToPay } from './AskToPay.tsx';
import { PaymentAmount } from './PaymentAmount.tsx';
import { PaymentClosed } from './PaymentClosed.tsx';
import { PaymentFoot } from './PaymentFoot.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PaymentSheets } from './PaymentSheets.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { methodsHere } from './use-payment-labels.ts';
import { useOrderState } from './use-order-state.ts';
import { useOrderPayable, usePayment } from './use-payment.ts';
import { refreshOrders } from '../data.ts';

/** Amount, time left and payment methods; the outcome comes from the server (S121). */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const t = useT('orders');
  const app = useT('app');
  const go = useNavigate();
  const search = useSearch();
  // A group's payer comes from its page; the registration itself belongs to somebody else.
  const group = search['group'];
  const from = group ? ('signMyOrders' as const) : ('signOrder' as const);
  const query = { cid: order.cid, ...(group ? { group } : { reg: order.regId }) };
  const back = useBack(from, {}, query);
  const methods = methodsHere(order.methods);
  const [chosen, setChosen] = useState<PayMethod | null>(null);
  const method = chosen ?? methods[0]?.method ?? null;
  const pay = usePayment(useOrderPayable(order));
  const asked = useOrderState(order, pay.begun || search['paying'] === '1', (options) =>
    send(orderCalls.state, { orderid: order.orderId }, options),
  );
  const { state } = asked;
  const price = moneyText(order.total, order.currency, true);

  useEffectWhen(state === 'paid', () => {
    refreshOrders();
    showSuccess(t('pay.paid'));
    go(from, {}, query, { replace: true });
  });
  useEffectWhen(state !== order.state && state, () => invalidate(orderCalls.read));

  const top = (
    <TopBar
      title={t('pay.title')}
      heading
      back={{ label: app('back'), onPress: back }}
      actions={<LanguageSwitch className="ib text" />}
    />
  );
  if (state !== 'open' && state !== 'paid')
    return <PaymentClosed order={order} state={state} notice={asked.notice} top={top} />;

  return (
    <Page
      kind="ground"
      top={top}
      foot={
        <PaymentFoot
          pay={pay}
          method={method}
          price={price}
          payable={order.methods.length > 0}
          paid={state === 'paid'}
        />
      }
    >
      <PaymentAmount
        label={t('pay.due')}
        total={order.total}
        currency={order.currency}
        until={asked.holdUntil}
        onEnd={asked.askNow}
      />
      <PaymentStatus asked={asked} begun={pay.begun || search['paying'] === '1'} />
      <PaymentSummary order={order} />
      <PaymentMethods
        methods={methods}
        offered={order.methods}
        currency={order.currency}
        chosen={method}
        onChoose={setChosen}
      />
      <AskToPay order={order} />
      <p className="pay-once">{t('pay.once')}</p>
      {methods.some((one) => one.simulated) && <p className="pay-once">{t('pay.simulated')}</p>}
      <PaymentSheets shown={pay.shown} onClose={pay.close} price={price} until={asked.holdUntil} />
    </Page>
  );
}
