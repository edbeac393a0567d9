import '../../../lib/imports/import.css';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { BankOutcome, type StatementRow } from '@meetingapp/contract/orders/bank-transfer.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { Button, Select, Table, Tag } from 'antd';
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
import { LeaveOutButton, LineFaults } from './LineFaults.tsx';
import { StatementActs } from './StatementActs.tsx';
import { StatementColumns } from './StatementColumns.tsx';

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
  left_out: 'default',
} as const satisfies Record<BankOutcome, string>;
const bookable = ({ fate }: StatementRow) => fate === 'matched' || fate === 'suggested';
const unread: readonly BankOutcome[] = ['unreadable', 'left_out'];
const assignable = ({ fate, left }: StatementRow) => left > 0 && fate !== 'outgoing' && !unread.includes(fate);
/** Lines that staff can leave out: those that cannot be read, and corrected ones that are not booked. */
const leavable = ({ fate, faults, mended }: StatementRow) =>
  faults.some(({ column }) => column !== null) ||
  fate === 'left_out' ||
  (mended && fate !== 'booked' && fate !== 'part');

/** Planned outcome of each row of a bank statement; ticked rows are booked. A suggestion is never ticked automatically. */
export function BankStatement({ cid, id, close }: { cid: number; id: number; close: () => void }) {
  const t = useT('ordersConsole');
  const c = useT('console');
  const asked = useCall(bankCalls.statement, { cid, statementId: id });
  const { rows = [], currency = HOME_CURRENCY } = asked.answer ?? {};
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const [assigning, setAssigning] = useState<StatementRow | null>(null);
  const [taskId, setTaskId] = useState<number | null>(null);
  const [mapping, setMapping] = useState(false);
  const [shown, setShown] = useState<BankOutcome | ''>('');
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
      render: (_, row) => {
        if (unread.includes(row.fate) && row.amount === 0) return '';
        const text = amountText(row.amount, row.currency);
        return row.currency === currency ? text : `${row.currency} ${text}`;
      },
    },
    {
      title: t('bank.fate'),
      width: 120,
      render: (_, { fate, mended }) => (
        <>
          <Tag color={colours[fate]} variant="filled">
            {t(`bank.fates.${fate}`)}
          </Tag>
          {mended && <p className="small quiet">{t('bank.corrected')}</p>}
        </>
      ),
    },
    {
      title: t('bank.order'),
      width: 260,
      ellipsis: true,
      render: (_, row) => {
        const { transfer, booked, fate, left, brought, twin } = row;
        return (
          <>
            {booked.map((one) => (
              <OrderOfRow key={one.orderId} {...one} currency={row.currency} />
            ))}
            {fate === 'unreadable' && <LineFaults cid={cid} statementId={id} row={row} />}
            {fate === 'part' && t('bank.rest', { left: amountText(left, row.currency) })}
            {transfer && <OrderOfRow {...transfer} more={transfer.paymentId === null ? t('bank.notChosen') : ''} />}
            {brought !== '' && <p className="one small quiet">{t('bank.brought', { name: brought })}</p>}
            {twin !== null && <p className="one small quiet">{t('bank.twin', { number: twin })}</p>}
          </>
        );
      },
    },
    {
      title: <span className="sr">{c('rowActs')}</span>,
      width: 112,
      render: (_, row) => (
        <>
          {assignable(row) && (
            <Button
              size="small"
              aria-label={t('bank.assignRow', { number: row.number })}
              onClick={() => setAssigning(row)}
            >
              {t('bank.assign')}
            </Button>
          )}
          {leavable(row) && <LeaveOutButton cid={cid} statementId={id} row={row} />}
        </>
      ),
    },
  ];
  const fates = BankOutcome.options.flatMap((fate) => {
    const count = rows.filter((row) => row.fate === fate).length;
    return count === 0 ? [] : [{ value: fate, label: t('bank.some', { fate: t(`bank.fates.${fate}`), count }) }];
  });
  const filter = fates.some(({ value }) => value === shown) ? shown : '';
  return (
    <Answered asked={asked}>
      {({ name, mapped, open, sheet }) =>
        sheet && (!mapped || (mapping && open)) ? (
          <StatementColumns
            cid={cid}
            id={id}
            sheet={sheet}
            leave={mapped ? () => setMapping(false) : close}
            done={() => setMapping(false)}
          />
        ) : (
          <>
            <div className="sub">
              <b className="one grow">{name}</b>
              <Select<BankOutcome | ''>
                aria-label={t('bank.show')}
                popupMatchSelectWidth={false}
                value={filter}
                options={[{ value: '', label: t('bank.all', { count: rows.length }) }, ...fates]}
                onChange={setShown}
              />
              {open && (
                <StatementActs
                  cid={cid}
                  id={id}
                  name={name}
                  columns={sheet && (() => setMapping(true))}
                  close={close}
                />
              )}
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
              className="bank-rows"
              dataSource={rows.filter(({ fate }) => filter === '' || fate === filter)}
              rowSelection={{
                selectedRowKeys: [...chosen],
                // Ticks of rows that the filter hides stay.
                preserveSelectedRowKeys: true,
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
                currency={assigning.currency}
                close={() => setAssigning(null)}
              />
            )}
          </>
        )
      }
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
