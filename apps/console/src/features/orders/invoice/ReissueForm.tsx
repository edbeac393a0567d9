import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceRow } from '@meetingapp/contract/orders/invoice.ts';
import { Button, Form, Input, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useFormChanged, useUnsaved } from '../../../lib/forms/unsaved.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';

const special = ['address', 'phone', 'bank', 'account'] as const;
type Wish = Pick<InvoiceRow, 'kind' | 'holder' | 'title' | 'taxNumber' | 'email' | (typeof special)[number]>;

/** Reissue after a full red-letter invoice: fields that differ on the new one. */
export function ReissueForm({ cid, invoice }: { cid: number; invoice: InvoiceRow }) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<{ invoice: Wish }>();
  const before = { invoice: pick(invoice) };
  useUnsaved(useFormChanged(form, before));
  const kind = Form.useWatch(['invoice', 'kind'], form) ?? invoice.kind;
  const holder = Form.useWatch(['invoice', 'holder'], form) ?? invoice.holder;
  // Only an organisation can deduct input tax.
  const person = holder === 'person' && kind !== 'special';
  const reissue = useChange(invoiceCalls.reissueInvoice, {
    refreshes: [invoiceCalls.invoices],
    said: t('invoices.reissueSaid'),
  });
  async function send({ invoice: wish }: { invoice: Wish }) {
    const outcome = await reissue.change({
      cid,
      invoiceId: invoice.id,
      invoice: {
        ...pick(invoice),
        ...wish,
        ...(person ? { taxNumber: '' } : { holder: 'organisation' as const }),
      },
    });
    if (!outcome.ok) showFaults(form, outcome.failure);
  }
  const line = (name: keyof Wish & keyof InvoiceRow, label: string) => (
    <Form.Item name={['invoice', name]} label={label}>
      <Input maxLength={200} />
    </Form.Item>
  );
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={before}
      onFinish={(wish) => void send(wish)}
    >
      <p className="quiet above">{t('invoices.reissueText')}</p>
      <Form.Item name={['invoice', 'kind']} label={t('invoices.kind')}>
        <Select
          options={(['ordinary', 'special'] as const).map((value) => ({
            value,
            label: t(`invoices.kindsLong.${value}`),
          }))}
        />
      </Form.Item>
      {kind !== 'special' && (
        <Form.Item name={['invoice', 'holder']} label={t('invoices.holder')}>
          <Select
            options={(['organisation', 'person'] as const).map((value) => ({
              value,
              label: t(`invoices.holders.${value}`),
            }))}
          />
        </Form.Item>
      )}
      {line('title', t('invoices.title'))}
      {!person && line('taxNumber', t('invoices.taxNumber'))}
      {kind === 'special' && special.map((name) => <div key={name}>{line(name, t(`invoices.parts.${name}`))}</div>)}
      {line('email', t('invoices.email'))}
      <Button type="primary" htmlType="submit" loading={reissue.busy}>
        {t('invoices.reissue')}
      </Button>
    </Form>
  );
}

const pick = ({ kind, holder, title, taxNumber, email, address, phone, bank, account }: InvoiceRow): Wish => ({
  kind,
  holder,
  title,
  taxNumber,
  email,
  address,
  phone,
  bank,
  account,
});
