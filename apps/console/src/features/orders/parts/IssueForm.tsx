import { invoiceCalls } from '@meetingapp/contract/orders-invoices.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders-invoices.ts';
import { Button, Checkbox, DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import { amountText, fenOf } from '../../../lib/money.ts';
import { useT } from '../../../lib/texts.ts';
import { showFaults, useChange } from '../../../lib/use-change.ts';

interface Numbered {
  number: string;
  code: string;
  day: Dayjs;
}
interface FormProps {
  cid: number;
  invoice: InvoiceRow;
}

/** The number that the tax office gave, and its day. */
function NumberFields({ code }: { code: boolean }) {
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
        <DatePicker allowClear={false} />
      </Form.Item>
    </>
  );
}

/** Notes an invoice that was issued at the tax office by hand. */
export function IssueForm({ cid, invoice }: FormProps) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<Numbered & { amount: string }>();
  const issue = useChange(invoiceCalls.issueInvoice, { refreshes: [invoiceCalls.invoices] });
  async function send({ number, code, day, amount }: Numbered & { amount: string }) {
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

type RedWish = Numbered & { reason: string; whole: boolean };

/** A red letter over what went back; where nothing did, over the whole invoice. */
IssueForm.Red = function Red({ cid, invoice }: FormProps) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<RedWish>();
  const due = invoice.redDue;
  const left = (invoice.amount ?? 0) - invoice.redAmount;
  const whole = Form.useWatch('whole', form) ?? due === 0;
  const red = useChange(invoiceCalls.redInvoice, { refreshes: [invoiceCalls.invoices] });
  async function send({ number, day, reason }: RedWish) {
    const wish = { number: number.trim(), day: day.format('YYYY-MM-DD'), whole, reason };
    const outcome = await red.change({ cid, invoiceId: invoice.id, ...wish });
    if (!outcome.ok) showFaults(form, outcome.failure);
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ number: '', code: '', day: dayjs(), reason: '', whole: due === 0 }}
      onFinish={(wish) => void send(wish)}
    >
      <NumberFields code={false} />
      <Form.Item
        name="reason"
        label={t('invoices.reason')}
        rules={[{ required: true, whitespace: true, message: t('reasonNeeded') }]}
      >
        <Input maxLength={200} placeholder={due > 0 ? t('invoices.redReasonBack') : t('invoices.redReasonTitle')} />
      </Form.Item>
      {due > 0 && due < left && (
        <Form.Item name="whole" valuePropName="checked">
          <Checkbox>{t('invoices.whole')}</Checkbox>
        </Form.Item>
      )}
      <Button danger htmlType="submit" loading={red.busy}>
        {t('invoices.redSend', { amount: amountText(whole ? left : due) })}
      </Button>
    </Form>
  );
};
