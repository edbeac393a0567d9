import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

export function PaneOrders({ one }: { one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const language = useLanguage();
  if (one.orders.length === 0) return <p className="quiet">{t('pane.noOrders')}</p>;
  return one.orders.map((order) => (
    <section key={order.id} className="pane-part">
      <p className="row">
        <b className="grow">{order.number}</b>
        <Tag variant="filled">{t(`orderStates.${order.state}`)}</Tag>
        <b>{amountText(order.total, one.currency)}</b>
      </p>
      <ul className="small">
        {order.lines.map((line, index) => (
          <li key={index} className="row">
            <span className="grow">
              {line.title}
              {line.quantity > 1 && ` × ${line.quantity}`} <span className="quiet">{line.remark}</span>
            </span>
            {amountText(line.amount, one.currency)}
          </li>
        ))}
        {order.payments.map((payment, index) => (
          <li key={`p${index}`} className="row">
            <span className="grow">
              {t(`pane.methods.${payment.method as 'native'}`)}{' '}
              <span className="quiet">{momentText(payment.at, language)}</span>
            </span>
            {amountText(payment.amount, one.currency)}
          </li>
        ))}
        {order.refunds.map((refund, index) => (
          <li key={`r${index}`} className="row">
            <span className="grow">
              {t(`pane.refundStates.${refund.state as 'done'}`)}{' '}
              <span className="quiet">{momentText(refund.at, language)}</span>
            </span>
            −{amountText(refund.amount, one.currency)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
