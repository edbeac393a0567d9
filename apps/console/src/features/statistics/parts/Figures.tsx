import './dashboard.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Figure } from './Figure.tsx';

export type Dashboard = AnswerOf<(typeof statisticsCalls)['dashboard']>;

/** Key figures of the dashboard. */
export function Figures({ cid, dashboard }: { cid: number; dashboard: Dashboard }) {
  const t = useT('statistics');
  const { currency, registered, confirmed, unpaid, received, refunded, receivedToday, others, nights, shares } =
    dashboard;
  return (
    <div className="figures">
      <Figure
        name={t('confirmed')}
        value={confirmed.toLocaleString('en')}
        note={t('ofRegistered', { count: registered })}
        to={address('registrations', { cid })}
        filter={{ states: 'confirmed,attended' }}
      />
      <Figure
        name={others.length === 0 ? t('received') : t('receivedIn', { currency })}
        value={amountText(received - refunded, currency, true)}
        note={t('moneyNote', {
          today: amountText(receivedToday, currency, true),
          refunded: amountText(refunded, currency, true),
        })}
        to={address('orders', { cid })}
        filter={{ state: 'received', ...(others.length > 0 && { currency }) }}
      />
      {others.map((one) => (
        <Figure
          key={one.currency}
          name={t('receivedIn', { currency: one.currency })}
          value={amountText(one.received - one.refunded, one.currency, true)}
          note={t('moneyNote', {
            today: amountText(one.receivedToday, one.currency, true),
            refunded: amountText(one.refunded, one.currency, true),
          })}
          to={address('orders', { cid })}
          filter={{ state: 'received', currency: one.currency }}
        />
      ))}
      <Figure
        name={t('unpaid')}
        value={unpaid.toLocaleString('en')}
        note={t('unpaidNote')}
        to={address('registrations', { cid })}
        filter={{ orders: 'open' }}
      />
      {nights && (
        <Figure
          name={t('nights')}
          value={nights.free.toLocaleString('en')}
          note={t('nightsNote', { size: nights.size })}
          to={address('hotel', { cid })}
          filter={{ view: 'free' }}
        />
      )}
      <Figure
        name={t('shares')}
        value={shares.toLocaleString('en')}
        note={t('sharesNote')}
        to={address('traffic', { cid })}
        filter={{ view: 'shares' }}
      />
    </div>
  );
}
