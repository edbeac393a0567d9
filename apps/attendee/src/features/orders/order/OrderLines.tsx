import type { HotelBook } from '@meetingapp/contract/hotel/hotel.ts';
import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { grouped } from '../view.ts';
import { StayText } from '../parts/StayText.tsx';

/** Lines of an order, total and payment method. */
export function OrderLines({ order, stays }: { order: OrderDetail; stays: readonly HotelBook[] }) {
  const t = useT('orders');
  const language = useLanguage();
  const zone = useConference(order.cid)?.zone ?? usualZone;
  // An order has at most one stay.
  const stay = stays[0];
  const paid =
    order.paidAt && order.method
      ? t('own.totalPaid', { date: momentText(order.paidAt, zone, language), method: t(`pay.${order.method}`) })
      : t('own.total');
  return (
    <>
      <div className="head">
        <h2>{t('own.details')}</h2>
        <span className="t-sm ink-2">
          <Copyable text={grouped(order.number)} label={t('pay.copy')} copiedLabel={t('pay.copied')} />
        </span>
      </div>
      <List>
        {order.lines.map((line) => (
          <ListRow
            key={`${line.kind}${line.title}`}
            title={line.kind === 'night' && stay ? stay.hotel : line.title}
            text={
              line.kind === 'night' && stay ? (
                <StayText book={stay} />
              ) : (
                [line.remark, line.quantity > 1 ? `× ${line.quantity}` : ''].filter(Boolean).join(' ')
              )
            }
            trailing={moneyText(line.amount, order.currency, true)}
          />
        ))}
        <ListRow
          title={<span className="ink-2">{paid}</span>}
          trailing={<Money fen={order.total} currency={order.currency} cents size="lg" />}
        />
      </List>
      {order.refunds.length > 0 && (
        <>
          <div className="head">
            <h2>{t('own.refunds')}</h2>
          </div>
          <List>
            {order.refunds.map((refund) => (
              <ListRow
                key={refund.at}
                title={t('own.refundRow', { date: momentText(refund.at, zone, language) })}
                text={[refundState(t, refund.state), refund.reason].filter(Boolean).join(' · ')}
                trailing={moneyText(refund.amount, order.currency, true)}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}

function refundState(t: ReturnType<typeof useT<'orders'>>, state: string): string {
  const known = ['asked', 'sent', 'done', 'failed'] as const;
  const found = known.find((one) => one === state);
  return found ? t(`refundStates.${found}`) : state;
}
