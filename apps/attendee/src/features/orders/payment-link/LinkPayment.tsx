import type { OrderState, PayMethod } from '@meetingapp/contract/orders/order.ts';
import { paymentLinkCalls as calls, type LinkedOrder } from '@meetingapp/contract/orders/payment-link.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { circleCheck, receipt, timer } from '@meetingapp/ui/icons/icons-topics.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { send } from '../../../lib/calls/call.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { PaymentAmount } from '../payment/PaymentAmount.tsx';
import { PaymentFoot } from '../payment/PaymentFoot.tsx';
import { PaymentMethods } from '../payment/PaymentMethods.tsx';
import { PaymentSheets } from '../payment/PaymentSheets.tsx';
import { PaymentStatus } from '../payment/PaymentStatus.tsx';
import { useOrderState } from '../payment/use-order-state.ts';
import { methodsHere } from '../payment/use-payment-labels.ts';
import { usePayment } from '../payment/use-payment.ts';

interface LinkPaymentProps {
  linked: LinkedOrder;
  paymentKey: string;
}

/** Whose order it is and the sum, the methods of payment, and afterwards the outcome. */
export function LinkPayment({ linked, paymentKey }: LinkPaymentProps) {
  const t = useT('orders');
  const { name, conference, cid, total, currency } = linked;
  const begin = useSend(calls.payLinked);
  const back = addressOf('signPay', {}, { cid, link: paymentKey, paying: 1 });
  const pay = usePayment({
    begin: (method) => begin.send({ paymentKey, method, back }),
    beginning: begin.sending,
    renew: () => invalidate(calls.linkedOrder),
  });
  const search = useSearch();
  const begun = pay.begun || search['paying'] === '1';
  const asked = useOrderState(linked, begun, (options) => send(calls.linkedState, { paymentKey }, options));
  const methods = methodsHere(linked.methods);
  const [chosen, setChosen] = useState<PayMethod | null>(null);
  const method = chosen ?? methods[0]?.method ?? null;
  const price = moneyText(total, currency, true);
  const open = asked.state === 'open';
  return (
    <Page
      kind="ground"
      top={<TopBar title={t('payLink.title', { name })} heading actions={<LanguageSwitch className="ib text" />} />}
      foot={
        open && <PaymentFoot pay={pay} method={method} price={price} payable={linked.methods.length > 0} paid={false} />
      }
    >
      {!open && <LinkEnding state={asked.state} name={name} price={price} />}
      {asked.notice && <Note kind="warn">{asked.notice}</Note>}
      {open && (
        <>
          <PaymentAmount
            label={t('pay.due')}
            total={total}
            currency={currency}
            until={asked.holdUntil}
            kept={(left) => t('payLink.kept', { left })}
            onEnd={asked.askNow}
          />
          <PaymentStatus asked={asked} begun={begun} />
          <Card className="pay-lines">
            <dl>
              <div>
                <dt>{t('payLink.for')}</dt>
                <dd>{name}</dd>
              </div>
              <div>
                <dt>{t('payLink.conference')}</dt>
                <dd>{conference}</dd>
              </div>
            </dl>
          </Card>
          <MessengerLogIn cid={String(cid)} />
          <PaymentMethods
            methods={methods}
            offered={linked.methods}
            currency={currency}
            chosen={method}
            onChoose={setChosen}
          />
          <p className="pay-once">{t('pay.once')}</p>
          {methods.some((one) => one.simulated) && <p className="pay-once">{t('pay.simulated')}</p>}
          <PaymentSheets shown={pay.shown} onClose={pay.close} price={price} until={asked.holdUntil} />
        </>
      )}
    </Page>
  );
}

/** In the messenger a payment opens directly only for a person who is logged in. */
function MessengerLogIn({ cid }: { cid: string }) {
  const t = useT('orders');
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  if (loggedIn || platform().kind !== 'messenger') return null;
  return (
    <Note>
      <p>{t('payLink.logInText')}</p>
      <p>
        <Button variant="soft" size="sm" onClick={() => logIn(cid)}>
          {t('payLink.logIn')}
        </Button>
      </p>
    </Note>
  );
}

function LinkEnding({ state, name, price }: { state: OrderState; name: string; price: string }) {
  const t = useT('orders');
  if (state === 'paid' || state === 'partly_refunded')
    return <EmptyState icon={circleCheck} title={t('pay.paid')} text={t('payLink.paidText', { name, price })} />;
  if (state === 'expired')
    return <EmptyState icon={timer} title={t('pay.expired')} text={t('payLink.expiredText', { name })} />;
  return <EmptyState icon={receipt} title={t('payLink.over')} text={t('payLink.overText', { name })} />;
}
