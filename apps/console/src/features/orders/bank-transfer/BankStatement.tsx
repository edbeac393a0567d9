import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { BankOutcome, StatementRow } from '@meetingapp/contract/orders/bank-transfer.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
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
import { orderReads } from '../data.ts';
import { AssignRow } from './AssignRow.tsx';

const colours = {
  matched: 'success',
  suggested: 'warning',
  booked: 'default',
  part: 'processing',
  differs: 'error',
  double: 'error',
  nothing: 'default',
  outgoing: 'default',
  unreadable: 'error',
} as const satisfies Record<BankOutcome, string>;
const bookable = ({ fate }: StatementRow) => fate === 'matched' || fate === 'suggested';
/** The cell that could not be read; a day that is missing may come with an amount that is. */
const unreadable = (day: string | null, amount: number) => (day !== null ? 'amount' : amount === 0 ? 'both' : 'day');
const assignable = ({ fate, left }: StatementRow) => left > 0 && fate !== 'outgoing' && fate !== 'unreadable';

/** Planned outcome of each row of a bank statement; ticked rows are booked. A suggestion is never ticked automatically. */
export function BankStatement({ cid, id, close }: { cid: number; id: number; close: () => void }) {
  const t = useT('ordersConsole');
  const c = useT('console');
  const asked = useCall(bankCalls.statement, { cid, statementId: id });
  const { rows = [], currency = HOME_CURRENCY } = asked.answer ?? {};
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const [assigning, setAssigning] = useState<StatementRow | null>(null);
  const [taskId, setTaskId] = useState<number | null>(null);
  const apply = useChange(bankCalls.applyStatement, { refreshes: [taskCalls.list] });
  const chosen = ticked ?? rows.filter(({ fate }) => fate === 'matched').map(({ number }) => number);
  const matches = rows.flatMap((row) =>
    chosen.includes(row.number) && bookable(row) && row.transfer
      ? [{ number: row.number, paymentId: row.transfer.paymentId, orderId: row.transfer.orderId }]
      : [],
  );
  const { running } = useTaskEnd(cid, taskId, [bankCalls.statement, bankCalls.bank, ...orderReads]);
  const columns: TableProps<StatementRow>['columns'] = [
    { title: t('bank.row'), dataIndex: 'number', width: 56, align: 'right' },
    { title: t('bank.day'), dataIndex: 'day', width: 104 },
    { title: t('bank.payer'), dataIndex: 'payer', ellipsis: true },
    { title: t('bank.remark'), dataIndex: 'remark', ellipsis: true },
    {
      title: t('bank.amount'),
      width: 104,
      align: 'right',
      render: (_, row) => (row.fate === 'unreadable' && row.amount === 0 ? '' : amountText(row.amount, currency)),
    },
    {
      title: t('bank.fate'),
      width: 120,
      render: (_, { fate }) => (
        <Tag color={colours[fate]} variant="filled">
          {t(`bank.fates.${fate}`)}
        </Tag>
      ),
    },
    {
      title: t('bank.order'),
      width: 260,
      ellipsis: true,
      render: (_, { transfer, booked, fate, left, day, amount }) => (
        <>
          {booked.map((one) => (
            <OrderOfRow key={one.orderId} {...one} currency={currency} />
          ))}
          {fate === 'unreadable' && (
            <span className="bank-unreadable">{t(`bank.cannotRead.${unreadable(day, amount)}`)}</span>
          )}
          {fate === 'part' && t('bank.rest', { left: amountText(left, currency) })}
          {transfer && <OrderOfRow {...transfer} more={transfer.paymentId === null ? t('bank.notChosen') : ''} />}
        </>
      ),
    },
    {
      title: <span className="sr">{c('rowActs')}</span>,
      width: 112,
      render: (_, row) =>
        assignable(row) && (
          <Button
            size="small"
            aria-label={t('bank.assignRow', { number: row.number })}
            onClick={() => setAssigning(row)}
          >
            {t('bank.assign')}
          </Button>
        ),
    },
  ];
  return (
    <Answered asked={asked}>
      {({ name }) => (
        <>
          <div className="sub">
            <b className="one grow">{name}</b>
            <Button onClick={close}>{t('bank.back')}</Button>
            <ActButton
              type="primary"
              lacks={{ nothingChosen: matches.length === 0 }}
              loading={apply.busy || running}
              onClick={() =>
                void apply.change({ cid, statementId: id, matches }).then((outcome) => {
                  if (outcome.ok) setTaskId(outcome.answer.taskId);
                })
              }
            >
              {t('bank.apply', { count: matches.length })}
            </ActButton>
          </div>
          <Table<StatementRow>
            size="small"
            rowKey="number"
            pagination={false}
            sticky
            columns={columns}
            dataSource={[...rows]}
            rowSelection={{
              selectedRowKeys: [...chosen],
              columnTitle: <span className="sr">{t('chosen')}</span>,
              onChange: (keys) => setTicked(keys.map(Number)),
              getCheckboxProps: (row) => ({
                disabled: !bookable(row),
                'aria-label': t('bank.choose', { number: row.number }),
              }),
            }}
          />
          {assigning && (
            <AssignRow
              cid={cid}
              statementId={id}
              row={assigning}
              currency={currency}
              close={() => setAssigning(null)}
            />
          )}
        </>
      )}
    </Answered>
  );
}

function OrderOfRow({
  name,
  amount,
  currency,
  orderNumber,
  more = '',
}: {
  name: string;
  amount: number;
  currency: string;
  orderNumber: string;
  more?: string;
}) {
  return (
    <p className="one">
      <b>{name}</b> {amountText(amount, currency)}{' '}
      <span className="quiet">{[orderNumber, more].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
