import { invoiceCalls } from '@meetingapp/contract/orders-invoices.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders-invoices.ts';
import { Button, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { amountText, fenOf } from '../../../lib/money.ts';
import { useT } from '../../../lib/texts.ts';
import { showFaults, useChange } from '../../../lib/use-change.ts';
import { NumberFields, type Numbered } from './NumberFields.tsx';

type Wish = Numbered & { code: string; amount: string };

/** Notes an invoice that was issued at the tax office by hand. */
export function IssueForm({ cid, invoice }: { cid: number; invoice: InvoiceRow }) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<Wish>();
  const issue = useChange(invoiceCalls.issueInvoice, { refreshes: [invoiceCalls.invoices] });
  async function send({ number, code, day, amount }: Wish) {
    const wish = {
      number: number.trim(),
      code: code.trim(),
      day: day.format('YYYY-MM-DD'),
      amount: fenOf(amount) ?? 0,
    };
    const outcome = await issue.change({ cid, invoiceId: invoice.id, ...wish });
    if (!outcome.ok) showFaults(form, outcome.failure);
  }
  const fits = (text: string) => {
    const fen = fenOf(text);
    return fen !== null && fen > 0 && fen <= invoice.net
      ? Promise.resolve()
      : Promise.reject(new Error(t('invoices.amountWrong', { amount: amountText(invoice.net) })));
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ number: '', code: '', day: dayjs(), amount: (invoice.net / 100).toFixed(2) }}
      onFinish={(wish) => void send(wish)}
    >
      <NumberFields code />
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
