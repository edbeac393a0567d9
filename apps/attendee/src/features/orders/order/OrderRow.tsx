import type { OrderCard } from '@meetingapp/contract/orders/order.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';
import { grouped, orderTag } from '../view.ts';
import './order-row.css';

const price = (fen: number, { currency }: OrderCard) => moneyText(fen, currency, true);

/** One order in the list: person, what is paid now or to be paid, state and next action. */
export function OrderRow({ order }: { order: OrderCard }) {
  const t = useT('orders');
  const language = useLanguage();
  const { cid, regId, state } = order;
  return (
    <Card as="article" className="order-row">
      <div className="row between gap-2">
        <Tag kind={orderTag(state)}>{t(`states.${state}`)}</Tag>
        <Money fen={order.total - order.refunded} currency={order.currency} cents size="lg" />
      </div>
      {order.refunded > 0 && (
        <p className="t-sm ink-2">
          {t('mine.refunded', { paid: price(order.total, order), back: price(order.refunded, order) })}
        </p>
      )}
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
        <Link name="signOrder" query={{ cid, reg: regId }} className={buttonClass('outline', 'sm')}>
          {t('mine.registration')}
        </Link>
        {state === 'open' && (
          <Link name="signPay" query={{ cid, order: order.orderId }} className={buttonClass('fill', 'sm')}>
            {t('mine.pay')}
          </Link>
        )}
      </div>
    </Card>
  );
}
