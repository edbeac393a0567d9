import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { OrderDetail, OrderState } from '@meetingapp/contract/orders.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { receipt, timer } from '@meetingapp/ui/icons-topics.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ask } from '../../../lib/cache.ts';
import { momentText } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useSearch } from '../../../lib/page.ts';
import { placeOf } from '../../../lib/sign-up/place.ts';
import { useT } from '../../../lib/texts.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';
import { moneyBack } from '../view.ts';
import { useSubmit } from './use-submit.ts';

interface PayEndedProps {
  order: OrderDetail;
  state: OrderState;
  /** Set when a payment came too late and went back by itself. */
  notice: string;
  top: ReactNode;
}

/** The order cannot be paid (any more): its time is over, it was cancelled, or the money is on its way back or there. */
export function PayEnded({ order, state, notice, top }: PayEndedProps) {
  const t = useT('orders');
  const { submit, busy } = useSubmit(placeOf(String(order.cid), false, String(order.regId)), order.regId);
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
    <To
      name={group ? 'signMyOrders' : 'signOrder'}
      query={{ cid: order.cid, ...(group ? { group } : { reg: order.regId }) }}
      className={buttonClass('soft', 'sm')}
      replace
    >
      {t('pay.seeOrder')}
    </To>
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

/** What became of the order, in words: of a refund also how much, and when it went out. */
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
