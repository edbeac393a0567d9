import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { currentUser } from '../../../lib/session/account.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { InvoiceFields } from '../../../shared/invoice/InvoiceFields.tsx';
import { invoiceFaults, invoiceFields } from '../../../shared/invoice/view.ts';

const kinds = ['none', 'ordinary', 'special'] as const;
export type WholeInvoice = Required<InvoiceForm>;

const empty = { title: '', taxNumber: '', address: '', phone: '', bank: '', account: '' };

/** The invoice that an exhibitor starts with: its last one, or an empty one to an organisation. */
export function beginInvoice(saved: InvoiceForm | null): WholeInvoice {
  return { ...empty, kind: 'ordinary', holder: 'organisation', email: currentUser()?.email ?? '', ...saved };
}

/** Only money of the home currency is invoiced, and a free order has none. */
export const mayHaveInvoice = (total: number, currency: string): boolean => total > 0 && currency === HOME_CURRENCY;

export const noInvoice: WholeInvoice = { ...empty, kind: 'none', holder: 'organisation', email: '' };

export const hasInvoiceErrors = (form: WholeInvoice): boolean => {
  const faults = invoiceFaults(form);
  return invoiceFields(form).some((field) => faults[field]?.severity === 'error');
};

interface OrderInvoiceProps {
  form: WholeInvoice;
  all: boolean;
  change: (form: WholeInvoice) => void;
}

/** Kind and fields of the invoice of an order. */
export function OrderInvoice({ form, all, change }: OrderInvoiceProps) {
  const t = useT('orders');
  const s = useT('stand');
  return (
    <>
      <Chips
        legend={s('orders.invoice')}
        options={kinds.map((kind) => ({ value: kind, label: t(`invoice.${kind}`) }))}
        value={form.kind}
        onChange={(value) => {
          const kind = kinds.find((one) => one === value) ?? 'none';
          change({ ...form, kind, holder: kind === 'special' ? 'organisation' : form.holder });
        }}
      />
      <InvoiceFields form={form} onChange={change} faults={invoiceFaults(form)} all={all} locked={false} />
    </>
  );
}
