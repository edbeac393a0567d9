import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { checkInvoice, plainTaxNumber } from '@meetingapp/domain/orders/invoice.ts';
import type { InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import type { Translate } from '../../lib/texts/texts.ts';

type T = Translate<'orders'>;

export type InvoiceField = keyof InvoiceForm;

/** Fields in display order, by kind and holder. */
export function invoiceFields({
  kind,
  holder,
}: Pick<InvoiceForm, 'kind' | 'holder'>): Exclude<InvoiceField, 'kind' | 'holder'>[] {
  if (kind === 'none') return [];
  if (kind === 'special') return ['title', 'taxNumber', 'address', 'phone', 'bank', 'account', 'email'];
  return holder === 'person' ? ['title', 'email'] : ['title', 'taxNumber', 'email'];
}

/** Faults by field. Warnings show but do not block. */
export function invoiceFaults(form: Required<InvoiceForm>): Readonly<Partial<Record<InvoiceField, InvoiceFault>>> {
  const { kind } = form;
  if (kind === 'none') return {};
  return Object.fromEntries(checkInvoice({ ...form, kind }).map((fault) => [fault.field, fault]));
}

const TAX_LENGTH = 18;

export function invoiceFaultText(t: T, fault: InvoiceFault, form: Required<InvoiceForm>): string {
  if (fault.reason === 'required') return t('invoice.required');
  if (fault.reason === 'email') return t('invoice.emailWrong');
  if (fault.reason !== 'tax_number') return t('invoice.pattern');
  const code = plainTaxNumber(form.taxNumber);
  if (fault.severity === 'warning') return t('invoice.taxOld');
  if (code.length !== TAX_LENGTH) return t('invoice.taxLength', { count: code.length });
  return /[^0-9A-Z]|[IOSVZ]/.test(code) ? t('invoice.taxSymbols') : t('invoice.taxWrong');
}

/** The form as sent: fields that its kind does not require are empty. */
export function invoiceToSend(form: Required<InvoiceForm>): Required<InvoiceForm> {
  const asked = new Set<InvoiceField>(invoiceFields(form));
  const keep = (field: Exclude<InvoiceField, 'kind' | 'holder'>) => (asked.has(field) ? form[field].trim() : '');
  return {
    kind: form.kind,
    holder: form.kind === 'special' ? 'organisation' : form.holder,
    title: keep('title'),
    taxNumber: plainTaxNumber(keep('taxNumber')),
    address: keep('address'),
    phone: keep('phone'),
    bank: keep('bank'),
    account: keep('account'),
    email: keep('email'),
  };
}
