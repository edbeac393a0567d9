import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState } from 'react';
import { ask } from '../../../lib/calls/call-cache.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { placeOf } from '../../../shared/sign-up/place.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { OrderStatus } from '../view.ts';
import { useSubmitOrder } from '../checkout/use-submit-order.ts';

interface RegistrationFootProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
  standing: OrderStatus;
}

/** The next action, if any: pay, reserve again, or register again. */
export function RegistrationFoot({ registration, order, standing }: RegistrationFootProps) {
  const t = useT('orders');
  const go = useNavigate();
  const { cid, regId } = registration;
  const { submit, busy } = useSubmitOrder(placeOf(String(cid), false, String(regId)), regId);
  const [asking, setAsking] = useState(false);

  async function takeAgain() {
    setAsking(true);
    const outcome = await ask(orderCalls.preview, { regid: regId }, { fresh: 0 });
    setAsking(false);
    if (outcome.ok) await submit(outcome.answer.preview);
    else showTopTip(outcome.failure.msg);
  }

  if (standing === 'pay' && order) {
    const { contactPays } = registration;
    return (
      <StickyFoot note={contactPays && t('own.contactPays')}>
        <Button
          variant={contactPays ? 'soft' : 'fill'}
          onClick={() => go('signPay', {}, { cid, order: order.orderId })}
        >
          {t(contactPays ? 'own.payMyself' : 'own.payNow', { price: moneyText(order.total, order.currency, true) })}
        </Button>
      </StickyFoot>
    );
  }
  if (standing === 'expired') {
    return (
      <StickyFoot>
        <Button onClick={() => void takeAgain()} loading={asking || busy} loadingText={t('pay.taking')}>
          {t('own.takeAgain')}
        </Button>
      </StickyFoot>
    );
  }
  if (standing === 'over') {
    return (
      <StickyFoot>
        <Button variant="soft" onClick={() => go('signHome', { opFlag: 0 }, { cid })}>
          {t('own.again')}
        </Button>
      </StickyFoot>
    );
  }
  return null;
}
