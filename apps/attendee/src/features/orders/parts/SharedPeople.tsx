import type { SharedOrder } from '@meetingapp/contract/orders-shared.ts';
import { Card } from '@meetingapp/ui/Card.tsx';
import { Copyable } from '@meetingapp/ui/Copyable.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { useT } from '../../../lib/texts.ts';
import { grouped } from '../view.ts';

/** For whom how much, and the number to quote. */
export function SharedPeople({ shared }: { shared: SharedOrder }) {
  const t = useT('orders');
  return (
    <Card className="pay-lines">
      <dl>
        {shared.people.map((one) => (
          <div key={one.orderId}>
            <dt>
              {one.name}
              {one.state !== 'open' && <span className="ink-2"> {t(`states.${one.state}`)}</span>}
            </dt>
            <dd>{moneyText(one.total, shared.currency, true)}</dd>
          </div>
        ))}
        <div className="pay-number">
          <dt>{t('pay.order')}</dt>
          <dd>
            <Copyable text={grouped(shared.number)} label={t('pay.copy')} copiedLabel={t('pay.copied')} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
