import type { OrderCard } from '@meetingapp/contract/orders.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { Card } from '@meetingapp/ui/Card.tsx';
import { Money } from '@meetingapp/ui/Money.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { momentText } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { usualZone } from '../../../lib/use-conference.ts';
import { grouped, orderTag } from '../view.ts';
import './order-row.css';

/** One order in the list: for whom, how much, how it stands, and the one thing to do. */
export function OrderRow({ order }: { order: OrderCard }) {
  const t = useT('orders');
  const language = useLanguage();
  const { cid, regId, state } = order;
  return (
    <Card as="article" className="order-row">
      <div className="row between gap-2">
        <Tag kind={orderTag(state)}>{t(`states.${state}`)}</Tag>
        <Money fen={order.total} currency={order.currency} cents size="lg" />
      </div>
      <h2 className="t-md strong">{order.conference}</h2>
      <p className="t-sm ink-2">{t('mine.person', { name: order.name })}</p>
      <p className="t-sm ink-2">
        {t('pay.order')} {grouped(order.number)}
      </p>
      <p className="t-sm ink-2">
        {t('mine.created', { date: momentText(order.createdAt, usualZone, language) })}
        {state === 'open' &&
          order.holdUntil &&
          ` · ${t('mine.until', { time: momentText(order.holdUntil, usualZone, language) })}`}
      </p>
      <div className="row gap-2 order-acts">
        <To name="signOrder" query={{ cid, reg: regId }} className={buttonClass('outline', 'sm')}>
          {t('mine.registration')}
        </To>
        {state === 'open' && (
          <To name="signPay" query={{ cid, order: order.orderId }} className={buttonClass('fill', 'sm')}>
            {t('mine.pay')}
          </To>
        )}
      </div>
    </Card>
  );
}
