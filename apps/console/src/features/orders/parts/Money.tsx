import './Money.css';
import { roles } from '@meetingapp/contract/call.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders-console.ts';
import type { ConsoleOrder } from '@meetingapp/contract/orders-console.ts';
import { Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useRole } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { amountText } from '../../../lib/money.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { orderReads } from '../data.ts';

/** Where an amount comes from, line by line, and every movement of money under it. */
export function Money({ cid, order }: { cid: number; order: ConsoleOrder }) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const ledger = order.ledger as readonly { at: string; kind: 'payment' | 'refund'; amount: number }[];
  return (
    <>
      <section className="money why" aria-label={t('why')}>
        <h2>{t('why')}</h2>
        {order.lines.map((line, index) => (
          <Amount key={index} amount={line.amount} small={line.remark}>
            {line.title}
            {line.quantity > 1 && ` × ${line.quantity}`}
          </Amount>
        ))}
        <Amount amount={order.total}>
          <b>{t('whyTotal')}</b>
        </Amount>
      </section>
      {order.payments.length > 0 && (
        <section className="money" aria-label={t('payments')}>
          <h2>{t('payments')}</h2>
          {order.payments.map((payment) => (
            <Amount
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
            <Amount
              key={refund.id}
              amount={-refund.amount}
              small={`${momentText(refund.settledAt ?? refund.createdAt, language)} ${refund.reason}`}
            >
              {t(`refundStates.${refund.state}`)}
              <RefundActs cid={cid} refund={refund} />
            </Amount>
          ))}
        </section>
      )}
      {ledger.length > 0 && (
        <section className="money" aria-label={t('ledger')}>
          <h2>{t('ledger')}</h2>
          {ledger.map(({ at, kind, amount }, index) => (
            <Amount key={index} amount={amount} small={momentText(at, language)}>
              {t(`ledgerKinds.${kind}`)}
            </Amount>
          ))}
        </section>
      )}
    </>
  );
}

function Amount({ amount, small, children }: { amount: number; small?: string; children: ReactNode }) {
  return (
    <p className="line">
      <span className="grow">
        {children}
        {small && <span className="small quiet">{small}</span>}
      </span>
      <span>{amountText(amount)}</span>
    </p>
  );
}

/** A refund that the provider refused, or that staff send by bank themselves. */
function RefundActs({ cid, refund }: { cid: number; refund: ConsoleOrder['refunds'][number] }) {
  const t = useT('ordersConsole');
  const may = useRole(roles.money);
  const [reference, setReference] = useState<string | null>(null);
  const retry = useChange(orderConsoleCalls.retryRefund, { refreshes: orderReads });
  const confirm = useChange(orderConsoleCalls.confirmRefund, { refreshes: orderReads });
  const byHand = refund.byHand ? refund.state !== 'done' : refund.state === 'failed';
  if (!may || !byHand) return null;
  const body = { cid, refundId: refund.id };
  if (reference !== null)
    return (
      <span className="row">
        <Input
          size="small"
          maxLength={60}
          aria-label={t('byHandReference')}
          placeholder={t('byHandReference')}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button
          size="small"
          disabled={reference.trim() === ''}
          loading={confirm.busy}
          onClick={() => void confirm.change({ ...body, reference })}
        >
          {t('byHandSave')}
        </Button>
      </span>
    );
  return (
    <span className="row">
      {refund.state === 'failed' && !refund.byHand && (
        <Button size="small" loading={retry.busy} onClick={() => void retry.change(body)}>
          {t('retry')}
        </Button>
      )}
      <Button size="small" onClick={() => setReference('')}>
        {t('byHand')}
      </Button>
    </span>
  );
}
