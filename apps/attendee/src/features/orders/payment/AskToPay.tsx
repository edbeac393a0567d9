import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { paymentLinkCalls as calls } from '@meetingapp/contract/orders/payment-link.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PaymentLinkSheet } from './PaymentLinkSheet.tsx';

/** Asks a colleague or the department to pay this order. */
export function AskToPay({ order }: { order: OrderDetail }) {
  const t = useT('orders');
  const make = useSend(calls.makePaymentLink);
  const [key, setKey] = useState<string | null>(null);

  async function open() {
    const outcome = await make.send({ orderid: order.orderId });
    if (outcome.ok) setKey(outcome.answer.paymentKey);
    else showTopTip(outcome.failure.msg);
  }
  return (
    <p className="pay-ask">
      <Button variant="soft" icon={userPlus} loading={make.sending} onClick={() => void open()}>
        {t('payLink.ask')}
      </Button>
      {key !== null && <PaymentLinkSheet order={order} paymentKey={key} onClose={() => setKey(null)} />}
    </p>
  );
}
