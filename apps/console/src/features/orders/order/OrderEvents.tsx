import type { ConsoleOrder } from '@meetingapp/contract/orders/console.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';

type EventName = 'pay' | 'confirm_free' | 'expire' | 'cancel' | 'late_payment' | 'refund' | 'refund_done' | 'give_way';

/** Events of the order: user, time, reason. */
export function OrderEvents({ events, currency }: Pick<ConsoleOrder, 'events' | 'currency'>) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <section aria-label={t('events')}>
      <h2>{t('events')}</h2>
      <ol className="history">
        {events.map(({ at, by, event, why, amount }, index) => (
          <li key={index}>
            <b>
              {t(`eventNames.${event as EventName}`)} {amount !== null && amountText(amount, currency)}
            </b>{' '}
            <span className="quiet">
              {momentText(at, language)} {by || t('system')}
            </span>
            {why && <p className="small">{why}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
