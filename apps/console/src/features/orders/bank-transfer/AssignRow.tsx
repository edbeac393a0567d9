import './AssignRow.css';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { StatementRow, WaitingTransfer } from '@meetingapp/contract/orders/bank-transfer.ts';
import { Checkbox, Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { amountText, typedAmount } from '../../../lib/forms/money.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { orderReads } from '../data.ts';

interface Assigning {
  cid: number;
  statementId: number;
  row: StatementRow;
  /** Of the account. */
  currency: string;
  close: () => void;
}

/** Gives a row of a statement to unpaid orders by hand, several at once; what remains of the row can be given to others later. */
export function AssignRow({ cid, statementId, row, currency, close }: Assigning) {
  const t = useT('ordersConsole');
  const why = useWhy();
  // Most often the order has just this amount.
  const [words, setWords] = useState(typedAmount(row.left, currency));
  const [chosen, setChosen] = useState<ReadonlyMap<number, WaitingTransfer>>(new Map());
  const asked = useCall(bankCalls.findUnpaid, { cid, words: useDeferredValue(words.trim()) });
  const assign = useChange(bankCalls.assignRow, {
    refreshes: [bankCalls.statement, bankCalls.bank, bankCalls.findUnpaid, ...orderReads],
    said: t('bank.assignSaid'),
  });
  const sum = [...chosen.values()].reduce((total, { amount }) => total + amount, 0);
  const left = row.left - sum;
  function choose(order: WaitingTransfer) {
    const next = new Map(chosen);
    if (!next.delete(order.orderId)) next.set(order.orderId, order);
    setChosen(next);
  }
  async function save() {
    const wish = { cid, statementId, number: row.number, orderIds: [...chosen.keys()] };
    if ((await assign.change(wish)).ok) close();
  }
  return (
    <FieldDialog
      title={t('bank.assignTitle', { payer: row.payer || row.remark, amount: amountText(row.left, currency) })}
      okText={t('bank.assignSave', { count: chosen.size })}
      okButtonProps={greyOk(why({ nothingChosen: chosen.size === 0, tooMuch: left < 0 }))}
      cancelText={t('back')}
      confirmLoading={assign.busy}
      close={close}
      values={[words, [...chosen.keys()]]}
      onOk={() => void save()}
    >
      {row.remark !== '' && <p className="small quiet">{row.remark}</p>}
      <Input
        allowClear
        maxLength={60}
        aria-label={t('bank.assignFind')}
        placeholder={t('bank.assignFind')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Answered asked={asked}>
        {({ orders, more }) => {
          const shown = [...chosen.values(), ...orders.filter(({ orderId }) => !chosen.has(orderId))];
          return (
            <>
              <ul className="assign-orders">
                {shown.map((order) => (
                  <li key={order.orderId}>
                    <Checkbox checked={chosen.has(order.orderId)} onChange={() => choose(order)}>
                      <b>{order.name}</b> {amountText(order.amount, currency)}{' '}
                      <span className="small quiet">
                        {[
                          order.orderNumber,
                          t(`states.${order.orderState}`),
                          order.paymentId === null ? t('bank.notChosen') : '',
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
              {shown.length === 0 && <p className="quiet">{t('bank.assignNone')}</p>}
              {more && <p className="small quiet">{t('bank.assignMore')}</p>}
            </>
          );
        }}
      </Answered>
      <p aria-live="polite" className={left < 0 ? 'assign-over' : ''}>
        {left < 0
          ? t('bank.assignOver', { over: amountText(-left, currency) })
          : t('bank.assignSum', { sum: amountText(sum, currency), left: amountText(left, currency) })}
      </p>
    </FieldDialog>
  );
}
