import type { SharedOrder } from '@meetingapp/contract/orders/group-payment.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { grouped } from '../view.ts';

/** People with their amounts, and the number to quote. */
export function GroupPaymentPeople({ shared }: { shared: SharedOrder }) {
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
