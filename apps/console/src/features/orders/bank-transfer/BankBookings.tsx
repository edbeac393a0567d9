import '../order/AmountBreakdown.css';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { BankBooking } from '@meetingapp/contract/orders/bank-transfer.ts';
import { Button, Input, Table } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import type { TableProps } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { focusWhenShown } from '../../../lib/forms/focus.ts';
import { orderReads } from '../data.ts';

interface BankBookingsProps {
  cid: number;
  bookings: readonly BankBooking[];
  /** The conference takes several currencies: each amount names its own. */
  hasCurrencies: boolean;
}

/** Recent bookings, with a button to undo a wrong match. */
export function BankBookings({ cid, bookings, hasCurrencies }: BankBookingsProps) {
  const t = useT('ordersConsole');
  const c = useT('console');
  const language = useLanguage();
  const columns: TableProps<BankBooking>['columns'] = [
    {
      title: t('name'),
      ellipsis: true,
      render: (_, { people }) => <b title={people.join(t('comma'))}>{peopleText(people)}</b>,
    },
    { title: t('number'), dataIndex: 'orderNumber', width: 176 },
    { title: t('bank.payer'), dataIndex: 'payer', ellipsis: true },
    {
      title: t('bank.amount'),
      width: hasCurrencies ? 132 : 104,
      align: 'right',
      render: (_, { amount, currency }) =>
        hasCurrencies ? `${currency} ${amountText(amount, currency)}` : amountText(amount, currency),
    },
    { title: t('bank.at'), width: 128, render: (_, { at }) => momentText(at, language) },
    { title: t('bank.by'), dataIndex: 'by', width: 96, ellipsis: true },
    {
      title: <span className="sr">{c('rowActs')}</span>,
      width: 88,
      render: (_, booking) =>
        booking.undone ? <span className="quiet">{t('bank.undone')}</span> : <Undo cid={cid} booking={booking} />,
    },
  ];
  return (
    <section aria-label={t('bank.bookings')}>
      <h2 className="pad">{t('bank.bookings')}</h2>
      <Table<BankBooking>
        className="edge"
        size="small"
        rowKey="id"
        pagination={false}
        columns={columns}
        dataSource={[...bookings]}
      />
    </section>
  );
}

/** The first person, and the number of others. */
const peopleText = ([first = '', ...rest]: readonly string[]) => (rest.length > 0 ? `${first} +${rest.length}` : first);

function Undo({ cid, booking: { id, people } }: { cid: number; booking: BankBooking }) {
  const t = useT('ordersConsole');
  const why = useWhy();
  const [reason, setReason] = useState('');
  const undo = useChange(bankCalls.undoBooking, {
    refreshes: [bankCalls.bank, ...orderReads],
    said: t('bank.undoSaid'),
  });
  return (
    <AskFirst
      placement="topRight"
      title={t('bank.undoTitle')}
      description={
        <>
          <p className="undo-text">
            {people.length > 1
              ? t('bank.undoTogether', { count: people.length, names: people.join(t('comma')) })
              : t('bank.undoText')}
          </p>
          <Input
            ref={focusWhenShown}
            maxLength={200}
            aria-label={t('bank.undoReason')}
            placeholder={t('bank.undoReason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      }
      // The reason comes first.
      cancelButtonProps={{ autoFocus: false }}
      okText={t('bank.undo')}
      cancelText={t('back')}
      okButtonProps={greyOk(why({ reasonMissing: reason.trim() === '' }))}
      onConfirm={() => undo.change({ cid, bookingId: id, reason })}
    >
      <Button size="small" loading={undo.busy}>
        {t('bank.undo')}
      </Button>
    </AskFirst>
  );
}
