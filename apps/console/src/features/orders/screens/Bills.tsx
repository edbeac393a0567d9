import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { billCalls } from '@meetingapp/contract/orders/reconciliation.ts';
import type { BillDay } from '@meetingapp/contract/orders/reconciliation.ts';
import { billingDay } from '@meetingapp/domain/orders/reconcile.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { DatePicker, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ProviderBill } from '../reconciliation/ProviderBill.tsx';
import { FetchBillButton } from '../reconciliation/FetchBillButton.tsx';
import { AmountDifference } from '../reconciliation/AmountDifference.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';

/** Reconciliation by provider and day: own bookings, the provider's bill, and differences. */
export function Bills() {
  const t = useT('ordersConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [month, setMonth] = useState(() => addDays(billingDay(new Date()), -1).slice(0, 7));
  const [open, setOpen] = useOpenRow();
  const asked = useCall(billCalls.bills, { cid, month });
  const columns: TableProps<BillDay>['columns'] = [
    {
      title: t('bills.day'),
      width: 104,
      render: (_, { id, day }) =>
        id === null ? (
          day
        ) : (
          <button type="button" className="one" onClick={() => setOpen(id)}>
            <b>{day}</b>
          </button>
        ),
    },
    { title: t('provider'), width: 96, render: (_, { provider }) => t(`providers.${provider}`) },
    { title: t('bills.lines'), width: 56, align: 'right', dataIndex: 'lines' },
    { title: t('bills.ours'), width: 104, align: 'right', render: (_, { ours }) => amountText(ours, HOME_CURRENCY) },
    {
      title: t('bills.theirs'),
      width: 104,
      align: 'right',
      render: (_, { state, theirs }) => state === 'fetched' && amountText(theirs, HOME_CURRENCY),
    },
    {
      title: t('bills.fees'),
      width: 84,
      align: 'right',
      render: (_, { state, fees }) => state === 'fetched' && amountText(fees, HOME_CURRENCY),
    },
    {
      title: t('bills.difference'),
      width: 104,
      align: 'right',
      render: (_, { state, difference }) => state === 'fetched' && <AmountDifference amount={difference} />,
    },
    { title: t('bills.result'), width: 124, render: (_, day) => <Result day={day} /> },
    {
      title: t('bills.fetchedAt'),
      width: 120,
      render: (_, { fetchedAt }) => fetchedAt && momentText(fetchedAt, language),
    },
    {
      title: <span className="sr">{c('rowActs')}</span>,
      render: (_, { provider, day, state }) => (
        <FetchBillButton cid={cid} provider={provider} day={day} first={state !== 'fetched'} />
      ),
    },
  ];
  return (
    <Page
      title={t('tabs.bills')}
      facts={
        asked.answer
          ? [t('bills.scope', { society: asked.answer.society }), t('bills.about')].join(' ')
          : t('bills.about')
      }
      actions={<OrderTabs here="bills" />}
      bar={
        open === null && (
          <>
            <DatePicker
              picker="month"
              allowClear={false}
              aria-label={t('bills.month')}
              value={dayjs(`${month}-01`)}
              onChange={(value) => value && setMonth(value.format('YYYY-MM'))}
            />
            {asked.answer && (
              <FetchBillButton.Any cid={cid} providers={asked.answer.providers} latest={asked.answer.latest} />
            )}
          </>
        )
      }
    >
      {open === null ? (
        <Answered asked={asked}>
          {({ days }) =>
            days.length === 0 ? (
              <EmptyState icon={receiptText} title={t('bills.none')} text={t('bills.noneText')} />
            ) : (
              <Table<BillDay>
                className="edge"
                size="small"
                rowKey={({ provider, day }) => provider + day}
                pagination={false}
                sticky
                columns={columns}
                dataSource={[...days]}
              />
            )
          }
        </Answered>
      ) : (
        <ProviderBill key={open} cid={cid} id={open} close={() => setOpen(null)} />
      )}
    </Page>
  );
}

function Result({ day: { state, fault, open, findings } }: { day: BillDay }) {
  const t = useT('ordersConsole');
  if (state === 'missing') return <Tag variant="filled">{t('bills.missing')}</Tag>;
  if (state === 'failed')
    return (
      <>
        <Tag variant="filled" color="error">
          {t('bills.failed')}
        </Tag>
        {fault && <div className="small quiet">{t(`bills.faults.${fault}`)}</div>}
      </>
    );
  if (findings === 0)
    return (
      <Tag variant="filled" color="success">
        {t('bills.clean')}
      </Tag>
    );
  return (
    <Tag variant="filled" color={open > 0 ? 'error' : 'default'}>
      {open > 0 ? t('bills.open', { count: open }) : t('bills.resolvedAll', { count: findings })}
    </Tag>
  );
}
