import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { send as sendIcon, upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Input, Upload } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { IssueForm } from './IssueForm.tsx';
import { RedInvoiceForm } from './RedInvoiceForm.tsx';
import { focusWhenShown } from '../../../lib/forms/focus.ts';
import { ReissueForm } from './ReissueForm.tsx';

const reads = [invoiceCalls.invoices];

/** Actions of an invoice in its state. */
export function InvoiceActions({ cid, invoice }: { cid: number; invoice: InvoiceRow }) {
  const t = useT('ordersConsole');
  const { state, net } = invoice;
  if (state === 'asked')
    return (
      <>
        {net > 0 ? <IssueForm cid={cid} invoice={invoice} /> : <p className="note">{t('invoices.notPaid')}</p>}
        <div className="row">
          <Refuse cid={cid} id={invoice.id} />
        </div>
      </>
    );
  if (state === 'red_letter')
    return net > 0 ? <ReissueForm cid={cid} invoice={invoice} /> : <p className="note">{t('invoices.allBack')}</p>;
  if (state === 'issued' || state === 'sent' || state === 'partly_red') return <Issued cid={cid} invoice={invoice} />;
  return null;
}

function Issued({ cid, invoice }: { cid: number; invoice: InvoiceRow }) {
  const t = useT('ordersConsole');
  const [wanted, setWanted] = useState(false);
  const attach = useChange(invoiceCalls.attachInvoice, { refreshes: reads });
  const send = useChange(invoiceCalls.sendInvoices, { refreshes: reads, said: t('invoices.sentSaid') });
  const { id, file, redDue, redComing } = invoice;
  const red = wanted || redDue > 0;
  return (
    <>
      {redDue > 0 && <p className="note warn">{t('invoices.redDue', { amount: amountText(redDue, HOME_CURRENCY) })}</p>}
      {redComing > 0 && (
        <p className="note">{t('invoices.redComing', { amount: amountText(redComing, HOME_CURRENCY) })}</p>
      )}
      <div className="row wrap">
        <Upload
          accept=".pdf"
          showUploadList={false}
          beforeUpload={(chosen) => {
            void attach.change({ cid, invoiceId: id }, chosen);
            return false;
          }}
        >
          <Button loading={attach.busy} icon={<Icon icon={upload} />}>
            {file === '' ? t('invoices.attach') : t('invoices.attachAgain')}
          </Button>
        </Upload>
        {file !== '' && (
          <>
            <Button href={file} download={`${invoice.number}.pdf`} icon={<Icon icon={download} />}>
              {t('invoices.pdf')}
            </Button>
            <Button
              loading={send.busy}
              icon={<Icon icon={sendIcon} />}
              onClick={() => void send.change({ cid, ids: [id] })}
            >
              {invoice.sentAt ? t('invoices.sendAgain') : t('invoices.send')}
            </Button>
          </>
        )}
        {!red && <Button onClick={() => setWanted(true)}>{t('invoices.red')}</Button>}
      </div>
      {red && <RedInvoiceForm key={redDue} cid={cid} invoice={invoice} done={() => setWanted(false)} />}
    </>
  );
}

function Refuse({ cid, id }: { cid: number; id: number }) {
  const t = useT('ordersConsole');
  const why = useWhy();
  const [reason, setReason] = useState('');
  const refuse = useChange(invoiceCalls.refuseInvoice, { refreshes: reads });
  return (
    <AskFirst
      title={t('invoices.refuse')}
      description={
        <>
          <p>{t('invoices.refuseText')}</p>
          <Input
            ref={focusWhenShown}
            maxLength={200}
            aria-label={t('invoices.reason')}
            placeholder={t('invoices.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      }
      // The reason comes first.
      cancelButtonProps={{ autoFocus: false }}
      okText={t('invoices.refuse')}
      cancelText={t('back')}
      okButtonProps={greyOk(why({ reasonMissing: reason.trim() === '' }))}
      onConfirm={() => refuse.change({ cid, invoiceId: id, reason })}
    >
      <Button loading={refuse.busy}>{t('invoices.refuse')}</Button>
    </AskFirst>
  );
}
