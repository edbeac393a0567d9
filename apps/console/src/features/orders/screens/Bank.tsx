import { bankCalls } from '@meetingapp/contract/orders-bank.ts';
import { landmark } from '@meetingapp/ui/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons-topics.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Button, Table, Upload } from 'antd';
import type { TableProps } from 'antd';
import type { WaitingTransfer } from '@meetingapp/contract/orders-bank.ts';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { amountText } from '../../../lib/money.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Bookings } from '../parts/Bookings.tsx';
import { OrderTabs } from '../parts/OrderTabs.tsx';
import { Statement } from '../parts/Statement.tsx';

/** Transfers that are waited for, the bank's statement that brings them, and what was booked. */
export function Bank() {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const cid = useCid();
  const [statement, setStatement] = useState<number | null>(null);
  const asked = useCall(bankCalls.bank, { cid });
  const sent = useChange(bankCalls.uploadStatement);
  function take(file: File): false {
    void sent.change({ cid }, file).then((outcome) => {
      if (outcome.ok) setStatement(outcome.answer.statementId);
    });
    return false;
  }
  const columns: TableProps<WaitingTransfer>['columns'] = [
    { title: t('name'), ellipsis: true, render: (_, { name }) => <b>{name}</b> },
    { title: t('number'), dataIndex: 'orderNumber', width: 176 },
    { title: t('bank.reference'), dataIndex: 'reference', width: 128 },
    { title: t('bank.amount'), width: 112, align: 'right', render: (_, { amount }) => amountText(amount) },
    { title: t('state'), width: 112, render: (_, { orderState }) => t(`states.${orderState}`) },
    { title: t('bank.since'), width: 136, render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <Page
      title={t('tabs.bank')}
      actions={<OrderTabs here="bank" />}
      bar={
        <>
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
        <Statement key={statement} cid={cid} id={statement} close={() => setStatement(null)} />
      ) : (
        <Answered asked={asked}>
          {({ waiting, bookings }) => (
            <>
              {waiting.length === 0 ? (
                <Blank icon={landmark} title={t('bank.waitingNone')} text={t('bank.waitingNoneText')} />
              ) : (
                <Table<WaitingTransfer>
                  className="edge"
                  size="small"
                  rowKey="paymentId"
                  pagination={false}
                  columns={columns}
                  dataSource={[...waiting]}
                />
              )}
              {bookings.length > 0 && <Bookings cid={cid} bookings={bookings} />}
            </>
          )}
        </Answered>
      )}
    </Page>
  );
}
