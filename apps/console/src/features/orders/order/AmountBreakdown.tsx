import './AmountBreakdown.css';
import type { ConsoleOrder } from '@meetingapp/contract/orders/console.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { RefundActions } from './RefundActions.tsx';

/** Lines of an amount, and every payment and refund below it. */
export function AmountBreakdown({ cid, order }: { cid: number; order: ConsoleOrder }) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const { currency } = order;
  const ledger = order.ledger as readonly { at: string; kind: 'payment' | 'refund'; amount: number }[];
  return (
    <>
      <section className="money why" aria-label={t('why')}>
        <h2>{t('why')}</h2>
        {order.lines.map((line, index) => (
          <Amount key={index} currency={currency} amount={line.amount} small={line.remark}>
            {line.title}
            {line.quantity > 1 && ` × ${line.quantity}`}
          </Amount>
        ))}
        <Amount currency={currency} amount={order.total}>
          <b>{t('whyTotal')}</b>
        </Amount>
        {order.paidNow !== null && order.refunded > 0 && (
          <Amount currency={currency} amount={order.paidNow}>
            <b>{t('paidNow')}</b>
          </Amount>
        )}
      </section>
      {order.payments.length > 0 && (
        <section className="money" aria-label={t('payments')}>
          <h2>{t('payments')}</h2>
          {order.payments.map((payment) => (
            <Amount
              currency={currency}
              key={payment.id}
              amount={payment.amount}
              small={[
                momentText(payment.settledAt ?? payment.createdAt, language),
                payment.providerNumber || payment.number,
              ].join(' ')}
            >
              {t(`providers.${payment.provider}`)} {t(`paymentStates.${payment.state}`)}{' '}
              {payment.shared && t('paidTogether')}
            </Amount>
          ))}
        </section>
      )}
      {order.refunds.length > 0 && (
        <section className="money" aria-label={t('refunds')}>
          <h2>{t('refunds')}</h2>
          {order.refunds.map((refund) => (
            <div key={refund.id} className="refund">
              <Amount
                currency={currency}
                amount={-refund.amount}
                small={`${momentText(refund.settledAt ?? refund.createdAt, language)} ${refund.reason}`}
              >
                {t(`refundStates.${refund.state}`)}
                {refund.way !== 'provider' && ` ${t(`recover.ways.${refund.way}`)}`}
                {refund.replaced && ` ${t('recover.replaced')}`}
              </Amount>
              <RefundActions cid={cid} refund={refund} />
            </div>
          ))}
        </section>
      )}
      {ledger.length > 0 && (
        <section className="money" aria-label={t('ledger')}>
          <h2>{t('ledger')}</h2>
          {ledger.map(({ at, kind, amount }, index) => (
            <Amount key={index} currency={currency} amount={amount} small={momentText(at, language)}>
              {t(`ledgerKinds.${kind}`)}
            </Amount>
          ))}
        </section>
      )}
    </>
  );
}

interface AmountProps {
  amount: number;
  currency: string;
  small?: string;
  children: ReactNode;
}

function Amount({ amount, currency, small, children }: AmountProps) {
  return (
    <p className="line">
      <span className="grow">
        {children}
        {small && <span className="small quiet">{small}</span>}
      </span>
      <span>{amountText(amount, currency)}</span>
    </p>
  );
}
