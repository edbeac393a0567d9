import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { Button, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { amountText, fenOf, typedAmount } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useFormChanged, useUnsaved } from '../../../lib/forms/unsaved.ts';
import { shownToday } from '../../../lib/time/zone.ts';
import { InvoiceNumberFields, type Numbered } from './InvoiceNumberFields.tsx';

type Wish = Numbered & { code: string; amount: string };

/** Records an invoice that was issued by hand at the tax office. */
export function IssueForm({ cid, invoice }: { cid: number; invoice: InvoiceRow }) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<Wish>();
  const [before] = useState<Wish>(() => ({
    number: '',
    code: '',
    day: dayjs(shownToday()),
    amount: typedAmount(invoice.net, HOME_CURRENCY),
  }));
  useUnsaved(useFormChanged(form, before));
  const issue = useChange(invoiceCalls.issueInvoice, { refreshes: [invoiceCalls.invoices] });
  async function send({ number, code, day, amount }: Wish) {
    const wish = {
      number: number.trim(),
      code: code.trim(),
      day: day.format('YYYY-MM-DD'),
      amount: fenOf(amount, HOME_CURRENCY) ?? 0,
    };
    const outcome = await issue.change({ cid, invoiceId: invoice.id, ...wish });
    if (!outcome.ok) showFaults(form, outcome.failure);
  }
  const fits = (text: string) => {
    const fen = fenOf(text, HOME_CURRENCY);
    return fen !== null && fen > 0 && fen <= invoice.net
      ? Promise.resolve()
      : Promise.reject(new Error(t('invoices.amountWrong', { amount: amountText(invoice.net, HOME_CURRENCY) })));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={before}
      onFinish={(wish) => void send(wish)}
    >
      <InvoiceNumberFields code />
      <Form.Item
        name="amount"
        label={t('invoices.amountWithTax')}
        rules={[{ validator: (_, text: string) => fits(text) }]}
      >
        <Input inputMode="decimal" suffix="CNY" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={issue.busy}>
        {t('invoices.issue')}
      </Button>
    </Form>
  );
}
