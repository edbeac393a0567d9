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
  const { registered, confirmed, unpaid, received, refunded, receivedToday, nights, shares } = dashboard;
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
        name={t('received')}
        value={amountText(received - refunded, true)}
        note={t('moneyNote', { today: amountText(receivedToday, true), refunded: amountText(refunded, true) })}
        to={address('orders', { cid })}
        filter={{ state: 'received' }}
      />
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
