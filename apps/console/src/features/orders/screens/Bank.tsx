import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { landmark } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Select, Table, Upload } from 'antd';
import type { TableProps } from 'antd';
import { useState } from 'react';
import type { WaitingTransfer } from '@meetingapp/contract/orders/bank-transfer.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { BankBookings } from '../bank-transfer/BankBookings.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';
import { BankStatement } from '../bank-transfer/BankStatement.tsx';
import { UploadedStatements } from '../bank-transfer/UploadedStatements.tsx';

/** Bank transfers: expected ones, the imported statement, and bookings. */
export function Bank() {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const cid = useCid();
  // In the address, so that a reload stays and Back leaves.
  const [statement, setStatement] = useOpenRow();
  const asked = useCall(bankCalls.bank, { cid });
  const sent = useChange(bankCalls.uploadStatement, { refreshes: [bankCalls.bank] });
  const currencies = asked.answer?.currencies ?? [];
  const [currency, setCurrency] = useState('');
  function take(file: File): false {
    void sent.change({ cid, feeCurrency: currency }, file).then((outcome) => {
      if (outcome.ok) setStatement(outcome.answer.statementId);
    });
    return false;
  }
  const sumText = ({ amount, currency: own }: WaitingTransfer) =>
    currencies.length > 1 ? `${own} ${amountText(amount, own)}` : amountText(amount, own);
  const columns: TableProps<WaitingTransfer>['columns'] = [
    { title: t('name'), ellipsis: true, render: (_, { name }) => <b>{name}</b> },
    { title: t('number'), dataIndex: 'orderNumber', width: 176 },
    { title: t('bank.reference'), dataIndex: 'reference', width: 128 },
    { title: t('bank.amount'), width: 132, align: 'right', render: (_, row) => sumText(row) },
    { title: t('state'), width: 112, render: (_, { orderState }) => t(`states.${orderState}`) },
    { title: t('bank.since'), width: 136, render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <Page
      title={t('tabs.bank')}
      facts={t('bank.scope')}
      actions={<OrderTabs here="bank" />}
      bar={
        <>
          {currencies.length > 1 && (
            <Select
              aria-label={t('bank.currency')}
              value={currency || (currencies[0] ?? '')}
              options={currencies.map((value) => ({ value, label: t('bank.accountIn', { currency: value }) }))}
              onChange={setCurrency}
            />
          )}
          <Upload accept=".xlsx,.csv" showUploadList={false} beforeUpload={take}>
            <Button loading={sent.busy} icon={<Icon icon={upload} />}>
              {t('bank.upload')}
            </Button>
          </Upload>
          <span className="small quiet">{t('bank.uploadText')}</span>
        </>
      }
    >
      {statement !== null ? (
        <BankStatement key={statement} cid={cid} id={statement} close={() => setStatement(null)} />
      ) : (
        <Answered asked={asked}>
          {({ waiting, bookings, statements }) => (
            <>
              {waiting.length === 0 ? (
                <EmptyState icon={landmark} title={t('bank.waitingNone')} text={t('bank.waitingNoneText')} />
              ) : (
                <Table<WaitingTransfer>
                  className="edge"
                  size="small"
                  rowKey="orderId"
                  pagination={false}
                  columns={columns}
                  dataSource={[...waiting]}
                />
              )}
              {statements.length > 0 && <UploadedStatements statements={statements} open={setStatement} />}
              {bookings.length > 0 && (
                <BankBookings cid={cid} bookings={bookings} hasCurrencies={currencies.length > 1} />
              )}
            </>
          )}
        </Answered>
      )}
    </Page>
  );
}
