import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { OrderDetail, OrderState } from '@meetingapp/contract/orders/order.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { receipt, timer } from '@meetingapp/ui/icons/icons-topics.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ask } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { placeOf } from '../../../shared/sign-up/place.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { moneyBack } from './view.ts';
import { useSubmitOrder } from '../checkout/use-submit-order.ts';

interface PaymentClosedProps {
  order: OrderDetail;
  state: OrderState;
  /** Set when a payment arrived too late and was refunded automatically. */
  notice: string;
  top: ReactNode;
}

/** The order cannot be paid (any more): expired, cancelled, or refunded or being refunded. */
export function PaymentClosed({ order, state, notice, top }: PaymentClosedProps) {
  const t = useT('orders');
  const { submit, busy } = useSubmitOrder(placeOf(String(order.cid), false, String(order.regId)), order.regId);
  const [asking, setAsking] = useState(false);
  const group = useSearch()['group'];
  const expired = state === 'expired';

  async function takeAgain() {
    setAsking(true);
    const outcome = await ask(orderCalls.preview, { regid: order.regId }, { fresh: 0 });
    setAsking(false);
    if (outcome.ok) await submit(outcome.answer.preview);
    else showTopTip(outcome.failure.msg);
  }
  const { title, text } = useEnding(order, state);
  const see = (
    <Link
      name={group ? 'signMyOrders' : 'signOrder'}
      query={{ cid: order.cid, ...(group ? { group } : { reg: order.regId }) }}
      className={buttonClass('soft', 'sm')}
      replace
    >
      {t('pay.seeOrder')}
    </Link>
  );
  return (
    <Page
      kind="ground"
      top={top}
      foot={
        expired && (
          <StickyFoot>
            <Button onClick={() => void takeAgain()} loading={asking || busy} loadingText={t('pay.taking')}>
              {t('pay.takeAgain')}
            </Button>
          </StickyFoot>
        )
      }
    >
      <EmptyState icon={expired ? timer : receipt} title={title} text={text} action={see} />
      {notice && <Note kind="warn">{notice}</Note>}
      {expired && !notice && <Note>{t('pay.expiredLate')}</Note>}
    </Page>
  );
}

/** Text for the closed order; for a refund also the amount and date. */
function useEnding(order: OrderDetail, state: OrderState): { title: string; text?: string | undefined } {
  const t = useT('orders');
  const language = useLanguage();
  const zone = useConference(order.cid)?.zone ?? usualZone;
  if (state === 'expired') return { title: t('pay.expired'), text: t('pay.expiredText') };
  if (state === 'cancelled') return { title: t('pay.cancelled'), text: t('pay.cancelledText') };
  const { fen, at } = moneyBack(order.refunds, state !== 'refunding');
  const price = moneyText(fen, order.currency, true);
  if (state === 'refunding')
    return { title: t('pay.refunding'), text: fen > 0 ? t('pay.refundingText', { price }) : '' };
  return {
    title: state === 'partly_refunded' ? t('pay.partlyRefunded') : t('pay.refunded'),
    text: at === null ? '' : t('pay.refundedText', { price, date: momentText(at, zone, language) }),
  };
}
