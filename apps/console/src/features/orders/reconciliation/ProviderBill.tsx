import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import './ProviderBill.css';
import { billCalls } from '@meetingapp/contract/orders/reconciliation.ts';
import type { BillDay, BillOutcome, BillLine } from '@meetingapp/contract/orders/reconciliation.ts';
import { Button, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { FetchBillButton } from './FetchBillButton.tsx';
import { AmountDifference } from './AmountDifference.tsx';
import { BillFinding } from './BillFinding.tsx';
import { OrderLink } from '../parts/OrderLink.tsx';

const colours = {
  matched: 'success',
  amount_differs: 'error',
  missing_here: 'error',
  missing_there: 'error',
} as const satisfies Record<BillOutcome, string>;

/** One day of a provider: sums, open differences, and every line. */
export function ProviderBill({ cid, id, close }: { cid: number; id: number; close: () => void }) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const asked = useCall(billCalls.bill, { cid, billId: id });
  const amount = (fen: number | null) => fen !== null && amountText(fen, HOME_CURRENCY);
  const columns: TableProps<BillLine>['columns'] = [
    { title: t('bills.at'), width: 128, render: (_, { at }) => at && momentText(at, language) },
    { title: t('bills.kind'), width: 72, render: (_, { kind }) => t(`bills.kinds.${kind}`) },
    {
      title: t('name'),
      ellipsis: true,
      render: (_, line) => (
        <>
          <OrderLink line={line}>
            <b>{line.name}</b>
          </OrderLink>{' '}
          <span className="quiet">{line.conference || t('bills.noConference')}</span>
        </>
      ),
    },
    { title: t('bills.number'), dataIndex: 'number', width: 220, ellipsis: true },
    { title: t('bills.ours'), width: 108, align: 'right', render: (_, { ours }) => amount(ours) },
    { title: t('bills.theirs'), width: 108, align: 'right', render: (_, { theirs }) => amount(theirs) },
    { title: t('bills.fees'), width: 88, align: 'right', render: (_, { fee }) => amountText(fee, HOME_CURRENCY) },
    {
      title: t('bills.result'),
      width: 116,
      render: (_, { fate }) => (
        <Tag variant="filled" color={colours[fate]}>
          {t(`bills.fates.${fate}`)}
        </Tag>
      ),
    },
  ];
  return (
    <Answered asked={asked}>
      {({ bill, lines }) => {
        const findings = lines.filter(({ fate }) => fate !== 'matched');
        return (
          <>
            <div className="sub">
              <b className="one grow">{`${bill.day} ${t(`providers.${bill.provider}`)}`}</b>
              <FetchBillButton cid={cid} provider={bill.provider} day={bill.day} first={false} />
              <Button size="small" onClick={close}>
                {t('bills.back')}
              </Button>
            </div>
            {bill.state === 'failed' && bill.fault !== '' && (
              <p className="note error bill-fault" role="alert">
                <b>{t(`bills.faults.${bill.fault}`)}</b>
                <span>{t(`bills.faultTodo.${bill.fault}`)}</span>
              </p>
            )}
            {bill.state === 'fetched' && <Sums bill={bill} />}
            {findings.length > 0 && (
              <section className="findings" aria-label={t('bills.findings')}>
                <h2>{t('bills.findings')}</h2>
                {findings.map((line) => (
                  <BillFinding key={line.id} cid={cid} line={line} />
                ))}
              </section>
            )}
            {lines.length > 0 && (
              <section aria-label={t('bills.all')}>
                <h2 className="pad">{t('bills.all')}</h2>
                <Table<BillLine>
                  className="edge"
                  size="small"
                  rowKey="id"
                  pagination={false}
                  columns={columns}
                  dataSource={[...lines]}
                />
              </section>
            )}
          </>
        );
      }}
    </Answered>
  );
}

function Sums({ bill: { ours, theirs, fees, difference, lines } }: { bill: BillDay }) {
  const t = useT('ordersConsole');
  return (
    <dl className="bill-sums">
      <Sum name={t('bills.ours')}>{amountText(ours, HOME_CURRENCY)}</Sum>
      <Sum name={t('bills.theirs')}>{amountText(theirs, HOME_CURRENCY)}</Sum>
      <Sum name={t('bills.difference')}>
        <AmountDifference amount={difference} />
      </Sum>
      <Sum name={t('bills.fees')}>{amountText(fees, HOME_CURRENCY)}</Sum>
      <Sum name={t('bills.lines')}>{lines}</Sum>
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
