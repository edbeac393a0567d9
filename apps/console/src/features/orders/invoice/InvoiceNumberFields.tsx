import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { shownToday } from '../../../lib/time/zone.ts';
import { useT } from '../../../lib/texts/texts.ts';

export interface Numbered {
  number: string;
  day: Dayjs;
}

/** Inputs for the invoice number assigned by the tax office, and its date. */
export function InvoiceNumberFields({ code }: { code: boolean }) {
  const t = useT('ordersConsole');
  return (
    <>
      <Form.Item
        name="number"
        label={code ? t('invoices.number') : t('invoices.redNumberLong')}
        rules={[{ required: true, pattern: /^\s*(?:\d{20}|\d{8})\s*$/, message: t('invoices.numberWrong') }]}
      >
        <Input inputMode="numeric" maxLength={24} />
      </Form.Item>
      {code && (
        <Form.Item
          name="code"
          label={t('invoices.code')}
          rules={[{ pattern: /^\s*(?:\d{10}|\d{12})?\s*$/, message: t('invoices.codeWrong') }]}
        >
          <Input inputMode="numeric" maxLength={16} placeholder={t('invoices.codeText')} />
        </Form.Item>
      )}
      <Form.Item name="day" label={t('invoices.day')} rules={[{ required: true, message: t('invoices.needed') }]}>
        <DatePicker allowClear={false} maxDate={dayjs(shownToday())} />
      </Form.Item>
    </>
  );
}
