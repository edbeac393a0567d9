import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { Button, Checkbox, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { amountText, fenOf, typedAmount } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useFormChanged, useUnsaved } from '../../../lib/forms/unsaved.ts';
import { shownToday } from '../../../lib/time/zone.ts';
import { InvoiceNumberFields, type Numbered } from './InvoiceNumberFields.tsx';

type RedWish = Numbered & { reason: string; whole: boolean; amount: string };

interface RedInvoiceFormProps {
  cid: number;
  invoice: InvoiceRow;
  done: () => void;
}

/** A red-letter invoice for the refunded amount; without a refund, for the whole invoice. */
export function RedInvoiceForm({ cid, invoice, done }: RedInvoiceFormProps) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<RedWish>();
  const due = invoice.redDue;
  const left = (invoice.amount ?? 0) - invoice.redAmount;
  const all = due === 0 || due === left;
  const [before] = useState<RedWish>(() => ({
    number: '',
    day: dayjs(shownToday()),
    reason: '',
    whole: all,
    amount: typedAmount(due, HOME_CURRENCY),
  }));
  useUnsaved(useFormChanged(form, before));
  const whole = Form.useWatch('whole', form) ?? all;
  const typed = fenOf(Form.useWatch('amount', form) ?? '', HOME_CURRENCY);
  const amount = whole ? left : (typed ?? due);
  const red = useChange(invoiceCalls.redInvoice, { refreshes: [invoiceCalls.invoices], said: t('invoices.redSaid') });
  async function send({ number, day, reason }: RedWish) {
    const wish = { number: number.trim(), day: day.format('YYYY-MM-DD'), amount, reason };
    const outcome = await red.change({ cid, invoiceId: invoice.id, ...wish });
    if (outcome.ok) done();
    else showFaults(form, outcome.failure);
  }
  const fits = (text: string) => {
    const fen = fenOf(text, HOME_CURRENCY);
    return fen !== null && fen > 0 && fen <= due
      ? Promise.resolve()
      : Promise.reject(new Error(t('invoices.amountWrong', { amount: amountText(due, HOME_CURRENCY) })));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={before}
      onFinish={(wish) => void send(wish)}
    >
      <InvoiceNumberFields code={false} />
      {!whole && (
        <Form.Item
          name="amount"
          label={t('invoices.redAmount')}
          rules={[{ validator: (_, text: string) => fits(text) }]}
        >
          <Input inputMode="decimal" suffix="CNY" />
        </Form.Item>
      )}
      <Form.Item
        name="reason"
        label={t('invoices.reason')}
        rules={[{ required: true, whitespace: true, message: t('reasonNeeded') }]}
      >
        <Input maxLength={200} placeholder={due > 0 ? t('invoices.redReasonBack') : t('invoices.redReasonTitle')} />
      </Form.Item>
      {!all && (
        <Form.Item name="whole" valuePropName="checked">
          <Checkbox>{t('invoices.whole')}</Checkbox>
        </Form.Item>
      )}
      <Button danger htmlType="submit" loading={red.busy}>
        {t('invoices.redSend', { amount: amountText(amount, HOME_CURRENCY) })}
      </Button>
    </Form>
  );
}
