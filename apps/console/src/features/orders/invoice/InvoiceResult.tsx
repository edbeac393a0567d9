import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { ResultOutcome, ResultRow } from '@meetingapp/contract/orders/invoice.ts';
import { Button, Table, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';

const colours = {
  matched: 'success',
  issued: 'default',
  double: 'error',
  differs: 'error',
  title_differs: 'error',
  nothing: 'warning',
  red_matched: 'success',
  red: 'default',
  unreadable: 'error',
} as const satisfies Record<ResultOutcome, string>;

/** Planned outcome of each row of the tax office's result; on confirmation matching invoices are issued or reversed. */
export function InvoiceResult({ cid, id, close }: { cid: number; id: number; close: () => void }) {
  const t = useT('ordersConsole');
  const asked = useCall(invoiceCalls.invoiceResult, { cid, resultId: id });
  const [taskId, setTaskId] = useState<number | null>(null);
  const apply = useChange(invoiceCalls.applyInvoiceResult);
  const { running } = useTaskEnd(cid, taskId, [invoiceCalls.invoiceResult, invoiceCalls.invoices]);
  const matched = (asked.answer?.rows ?? [])
    .filter(({ fate }) => fate === 'matched' || fate === 'red_matched')
    .map(({ row }) => row);
  const columns: TableProps<ResultRow>['columns'] = [
    { title: t('bank.row'), dataIndex: 'row', width: 72, align: 'right' },
    { title: t('invoices.number'), dataIndex: 'number', width: 184 },
    { title: t('invoices.day'), dataIndex: 'day', width: 104 },
    { title: t('invoices.title'), dataIndex: 'title', ellipsis: true },
    {
      title: t('invoices.amount'),
      width: 108,
      align: 'right',
      render: (_, { amount }) => amount !== null && amountText(amount, HOME_CURRENCY),
    },
    {
      title: t('bank.fate'),
      width: 152,
      render: (_, { fate }) => (
        <Tag color={colours[fate]} variant="filled">
          {t(`invoices.fates.${fate}`)}
        </Tag>
      ),
    },
    {
      title: t('invoices.for'),
      width: 200,
      ellipsis: true,
      render: (_, { name, net }) =>
        net !== null && (
          <>
            <b>{name}</b> {amountText(net, HOME_CURRENCY)}
          </>
        ),
    },
  ];
  return (
    <Answered asked={asked}>
      {({ name, rows }) => (
        <>
          <div className="sub">
            <b className="one grow">{name}</b>
            <Button onClick={close}>{t('back')}</Button>
            <ActButton
              type="primary"
              lacks={{ noRows: matched.length === 0 }}
              loading={apply.busy || running}
              onClick={() =>
                void apply.change({ cid, resultId: id, rows: matched }).then((outcome) => {
                  if (outcome.ok) setTaskId(outcome.answer.taskId);
                })
              }
            >
              {t('invoices.apply', { count: matched.length })}
            </ActButton>
          </div>
          <Table<ResultRow>
            className="edge"
            size="small"
            rowKey="row"
            pagination={false}
            sticky
            columns={columns}
            dataSource={[...rows]}
          />
        </>
      )}
    </Answered>
  );
}
