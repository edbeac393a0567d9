import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import './invoice.css';
import '../order/AmountBreakdown.css';
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { invoiceColours } from '../view.ts';
import { InvoiceActions } from './InvoiceActions.tsx';

/** One invoice: request, outcome and actions. */
export function InvoicePane({ cid, invoice, close }: { cid: number; invoice: InvoiceRow; close: () => void }) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const { state, amount, reds, redAmount } = invoice;
  return (
    <Pane title={invoice.title} facts={`${invoice.serial} · ${invoice.name}`} close={close}>
      <div>
        <Tag color={invoiceColours[state]} variant="filled">
          {t(`invoices.states.${state}`)}
        </Tag>
        {invoice.replacesId !== null && <Tag variant="filled">{t('invoices.again')}</Tag>}
      </div>
      {invoice.reason !== '' && <p className="note">{invoice.reason}</p>}
      <InvoiceActions key={state} cid={cid} invoice={invoice} />
      <dl className="invoice-facts">
        <Fact name={t('invoices.net')}>{amountText(invoice.net, HOME_CURRENCY)}</Fact>
        {amount !== null && <Fact name={t('invoices.issued')}>{amountText(amount, HOME_CURRENCY)}</Fact>}
        {reds.length > 1 && <Fact name={t('invoices.redTaken')}>{amountText(redAmount, HOME_CURRENCY)}</Fact>}
        <Fact name={t('invoices.number')}>{[invoice.code, invoice.number].filter(Boolean).join(' ')}</Fact>
        <Fact name={t('invoices.day')}>{invoice.issuedOn}</Fact>
        <Fact name={t('invoices.sentAt')}>{invoice.sentAt && momentText(invoice.sentAt, language)}</Fact>
        <Fact name={t('invoices.kind')}>{t(`invoices.kindsLong.${invoice.kind}`)}</Fact>
        <Fact name={t('invoices.taxNumber')}>{invoice.taxNumber}</Fact>
        <Fact name={t('invoices.address')}>{[invoice.address, invoice.phone].filter(Boolean).join(' ')}</Fact>
        <Fact name={t('invoices.bank')}>{[invoice.bank, invoice.account].filter(Boolean).join(' ')}</Fact>
        <Fact name={t('invoices.email')}>{invoice.email}</Fact>
        <Fact name={t('invoices.askedAt')}>{momentText(invoice.createdAt, language)}</Fact>
      </dl>
      {reds.length > 0 && (
        <section className="money" aria-label={t('invoices.reds')}>
          <h2>{t('invoices.reds')}</h2>
          {reds.map(({ id, number, day, amount: taken, reason }) => (
            <p key={id} className="line">
              <span className="grow">
                {number}
                <span className="small quiet">{[day, reason].filter(Boolean).join(' ')}</span>
              </span>
              <span>{amountText(-taken, HOME_CURRENCY)}</span>
            </p>
          ))}
        </section>
      )}
      <History cid={cid} subject="invoice" id={invoice.id} />
    </Pane>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
