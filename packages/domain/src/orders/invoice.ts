import type { InvoiceForm } from '@meetingapp/contract/orders.ts';
import { isEmail } from '../registration/email.ts';
import { checkTaxNumber } from './tax-number.ts';

export type WantedInvoice = Omit<InvoiceForm, 'kind'> & { kind: 'ordinary' | 'special' };

/** One field of an invoice that is wrong, or (`warning`) that may be right although it cannot be checked. */
export interface InvoiceFault {
  field: 'holder' | 'title' | 'taxNumber' | 'address' | 'phone' | 'bank' | 'account' | 'email';
  reason: 'required' | 'pattern' | 'email' | 'phone' | 'tax_number' | 'not_an_option';
  severity: 'error' | 'warning';
}

const error = (field: InvoiceFault['field'], reason: InvoiceFault['reason']): InvoiceFault => ({
  field,
  reason,
  severity: 'error',
});

/** What a special VAT invoice needs beside title and number. */
const onlySpecial = ['address', 'phone', 'bank', 'account'] as const;

/**
 * Everything wrong in an invoice, in the form's order. Organisations need their number, persons may leave it out; a special
 * invoice is for organisations and names address, telephone, bank and account too. The e-mail is where it is sent.
 */
export function checkInvoice(invoice: WantedInvoice): InvoiceFault[] {
  const faults: InvoiceFault[] = [];
  const { kind, holder } = invoice;
  if (kind === 'special' && holder === 'person') faults.push(error('holder', 'not_an_option'));
  if (invoice.title.trim() === '') faults.push(error('title', 'required'));
  const number = checkNumber(invoice);
  if (number) faults.push(number);
  if (kind === 'special')
    for (const field of onlySpecial) if (invoice[field].trim() === '') faults.push(error(field, 'required'));
  if (invoice.phone.trim() !== '' && !/^[+\d][\d\s()-]{4,}$/.test(invoice.phone.trim()))
    faults.push(error('phone', 'phone'));
  if (invoice.account.trim() !== '' && !/^[\dA-Za-z\s-]{5,40}$/.test(invoice.account.trim()))
    faults.push(error('account', 'pattern'));
  if (invoice.email.trim() === '') faults.push(error('email', 'required'));
  else if (!isEmail(invoice.email.trim())) faults.push(error('email', 'email'));
  return faults;
}

function checkNumber({ taxNumber, holder }: WantedInvoice): InvoiceFault | null {
  if (taxNumber.trim() === '') return holder === 'organisation' ? error('taxNumber', 'required') : null;
  const verdict = checkTaxNumber(taxNumber, holder);
  if (!verdict.ok) return error('taxNumber', 'tax_number');
  return verdict.warning ? { field: 'taxNumber', reason: 'tax_number', severity: 'warning' } : null;
}
