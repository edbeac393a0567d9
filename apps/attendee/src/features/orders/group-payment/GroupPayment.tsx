import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import type { OrderState, PayMethod } from '@meetingapp/contract/orders/order.ts';
import { sharedCalls, type SharedOrder } from '@meetingapp/contract/orders/group-payment.ts';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { send } from '../../../lib/calls/call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { PaymentAmount } from '../payment/PaymentAmount.tsx';
import { PaymentFoot } from '../payment/PaymentFoot.tsx';
import { PaymentMethods } from '../payment/PaymentMethods.tsx';
import { PaymentSheets } from '../payment/PaymentSheets.tsx';
import { PaymentStatus } from '../payment/PaymentStatus.tsx';
import { GroupInvoice } from './GroupInvoice.tsx';
import { GroupPaymentPeople } from './GroupPaymentPeople.tsx';
import { useOrderState } from '../payment/use-order-state.ts';
import { usePayment } from '../payment/use-payment.ts';
import { methodsHere } from '../payment/use-payment-labels.ts';
import { refreshOrders } from '../data.ts';

const states = { open: 'open', paid: 'paid', over: 'cancelled' } as const satisfies Record<
  SharedOrder['state'],
  OrderState
>;

function renew(): void {
  refreshOrders();
  for (const call of [groupCalls.groupRead, sharedCalls.shared]) invalidate(call);
}

/** One payment for several people: who and how much, payment methods, and afterwards each person's outcome. */
export function GroupPayment({ shared }: { shared: SharedOrder }) {
  const t = useT('orders');
  const app = useT('app');
  const go = useNavigate();
  const search = useSearch();
  const { sharedId, cid, total, currency } = shared;
  const group = search['group'] ?? '';
  const query = { cid, ...(group && { group }) };
  const back = useBack('signMyOrders', {}, query);
  const begin = useSend(sharedCalls.payShared);
  const pay = usePayment({
    begin: (method) =>
      begin.send({
        sharedid: sharedId,
        method,
        back: addressOf('signPay', {}, { ...query, shared: sharedId, paying: 1 }),
      }),
    beginning: begin.sending,
    renew: () => invalidate(sharedCalls.shared),
  });
  const methods = methodsHere(shared.methods);
  const [chosen, setChosen] = useState<PayMethod | null>(null);
  const method = chosen ?? methods[0]?.method ?? null;
  const begun = pay.begun || search['paying'] === '1';
  const known = { state: states[shared.state], holdUntil: shared.holdUntil, notice: shared.notice };
  const asked = useOrderState(known, begun, (options) =>
    send(sharedCalls.sharedState, { sharedid: sharedId }, options),
  );
  const price = moneyText(total, currency, true);
  const open = asked.state === 'open';
  const isNews = asked.state !== states[shared.state];

  useEffectWhen(isNews && asked.state, () => {
    renew();
    if (asked.state !== 'paid') return;
    showSuccess(t('pay.paid'));
    // Shares that were refunded are shown here first.
    if (group && asked.notice === '') go('signMyOrders', {}, query, { replace: true });
  });

  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t(open ? 'pay.title' : 'shared.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
      foot={
        open && <PaymentFoot pay={pay} method={method} price={price} payable={shared.methods.length > 0} paid={false} />
      }
    >
      <PaymentAmount
        label={t(open ? 'pay.due' : asked.state === 'paid' ? 'shared.paid' : 'shared.over')}
        total={total}
        currency={currency}
        until={open ? asked.holdUntil : null}
        onEnd={asked.askNow}
      />
      {(asked.notice || shared.notice) && <Note kind="warn">{asked.notice || shared.notice}</Note>}
      {asked.state === 'cancelled' && <Note kind="warn">{t('shared.overText')}</Note>}
      {open && <PaymentStatus asked={asked} begun={begun} />}
      <GroupPaymentPeople shared={shared} />
      {open && (
        <PaymentMethods
          methods={methods}
          offered={shared.methods}
          currency={currency}
          chosen={method}
          onChoose={setChosen}
        />
      )}
      {shared.hasInvoice && asked.state !== 'cancelled' && <GroupInvoice key={shared.invoiceState} shared={shared} />}
      {open && <p className="pay-once">{t('pay.once')}</p>}
      {open && methods.some((one) => one.simulated) && <p className="pay-once">{t('pay.simulated')}</p>}
      <PaymentSheets shown={pay.shown} onClose={pay.close} price={price} until={asked.holdUntil} />
    </Page>
  );
}
