import type { HotelBook } from '@meetingapp/contract/hotel.ts';
import type { OrderDetail } from '@meetingapp/contract/orders.ts';
import { Copyable } from '@meetingapp/ui/Copyable.tsx';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { Money } from '@meetingapp/ui/Money.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { momentText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';
import { grouped } from '../view.ts';
import { Stay } from './Stay.tsx';

/** What the order holds, what it comes to and how it was paid. */
export function OrderLines({ order, stays }: { order: OrderDetail; stays: readonly HotelBook[] }) {
  const t = useT('orders');
  const language = useLanguage();
  const zone = useConference(order.cid)?.zone ?? usualZone;
  // An order has one stay at most.
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
                <Stay book={stay} />
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
