import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { grouped } from '../view.ts';

/** What is being paid for, and the number to quote. */
export function PaymentSummary({ order }: { order: OrderDetail }) {
  const t = useT('orders');
  return (
    <Card className="pay-lines">
      <dl>
        {order.lines.map((line) => (
          <div key={`${line.kind}${line.title}`}>
            <dt>
              {line.kind === 'fee' && line.remark
                ? t('pay.withRemark', { title: line.title, remark: line.remark })
                : line.title}
              {line.quantity > 1 && ` × ${line.quantity}`}
            </dt>
            <dd>{moneyText(line.amount, order.currency, true)}</dd>
          </div>
        ))}
        <div className="pay-number">
          <dt>{t('pay.order')}</dt>
          <dd>
            <Copyable text={grouped(order.number)} label={t('pay.copy')} copiedLabel={t('pay.copied')} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
