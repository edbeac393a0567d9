import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { OrderDetail } from '@meetingapp/contract/orders.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { useState } from 'react';
import { ask } from '../../../lib/cache.ts';
import { useGo } from '../../../lib/go.tsx';
import { placeOf } from '../../../lib/sign-up/place.ts';
import { useT } from '../../../lib/texts.ts';
import type { Standing } from '../view.ts';
import { useSubmit } from './use-submit.ts';

interface OwnFootProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
  standing: Standing;
}

/** The one thing to do next, where there is one: pay, take the place again, or sign up again. */
export function OwnFoot({ registration, order, standing }: OwnFootProps) {
  const t = useT('orders');
  const go = useGo();
  const { cid, regId } = registration;
  const { submit, busy } = useSubmit(placeOf(String(cid), false, String(regId)), regId);
  const [asking, setAsking] = useState(false);

  async function takeAgain() {
    setAsking(true);
    const outcome = await ask(orderCalls.preview, { regid: regId }, { fresh: 0 });
    setAsking(false);
    if (outcome.ok) await submit(outcome.answer.preview);
    else showTopTip(outcome.failure.msg);
  }

  if (standing === 'pay' && order) {
    return (
      <StickyFoot>
        <Button onClick={() => go('signPay', {}, { cid, order: order.orderId })}>
          {t('own.payNow', { price: moneyText(order.total, order.currency, true) })}
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
