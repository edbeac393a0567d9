import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { isEmail } from '../registration/email.ts';
import { isIdentityNumber, isSocialCreditCode } from './check-digits.ts';

export type WantedInvoice = Omit<InvoiceForm, 'kind'> & { kind: 'ordinary' | 'special' };

/** A wrong field of an invoice, or (`warning`) one that cannot be verified. */
export interface InvoiceFault {
  field: 'holder' | 'title' | 'taxNumber' | 'address' | 'phone' | 'bank' | 'account' | 'email';
  reason: 'required' | 'pattern' | 'email' | 'phone' | 'tax_number' | 'not_an_option';
  severity: 'error' | 'warning';
}

/** `warning`: an old form without check digits, so it may be right; staff review it. */
export type TaxNumberVerdict =
  | { ok: true; warning: 'old_form' | null }
  | { ok: false; reason: 'length' | 'symbols' | 'check_digit' };

const error = (field: InvoiceFault['field'], reason: InvoiceFault['reason']): InvoiceFault => ({
  field,
  reason,
  severity: 'error',
});

/** Fields a special VAT invoice requires in addition to title and number. */
const onlySpecial = ['address', 'phone', 'bank', 'account'] as const;

/**
 * All faults of an invoice, in the form's order. Organisations must give their tax number, persons may leave it out; a special invoice
 * is only for organisations and also needs address, telephone, bank and account. The e-mail receives the invoice.
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
  else if (!isEmail(invoice.email.trim(), 'international')) faults.push(error('email', 'email'));
  return faults;
}

function checkNumber({ taxNumber, holder }: WantedInvoice): InvoiceFault | null {
  if (taxNumber.trim() === '') return holder === 'organisation' ? error('taxNumber', 'required') : null;
  const verdict = checkTaxNumber(taxNumber, holder);
  if (!verdict.ok) return error('taxNumber', 'tax_number');
  return verdict.warning ? { field: 'taxNumber', reason: 'tax_number', severity: 'warning' } : null;
}

/** Normalises a pasted number to the tax bureau's form: no spaces or dashes, capitals, half-width. */
export function plainTaxNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/**
 * An organisation's number must pass its checksum; numbers of 15, 17 or 20 characters were issued before 2015 and cannot be verified.
 */
export function checkTaxNumber(text: string, holder: 'organisation' | 'person'): TaxNumberVerdict {
  const code = plainTaxNumber(text);
  if (isSocialCreditCode(code) || (holder === 'person' && isIdentityNumber(code))) return { ok: true, warning: null };
  // One-person businesses used the owner's 18-character identity number as their tax number.
  const old = /^(?:[\dA-Z]{15}|[\dA-Z]{17}|[\dA-Z]{20})$/.test(code) || isIdentityNumber(code);
  if (old) return { ok: true, warning: 'old_form' };
  if (code.length !== 18) return { ok: false, reason: 'length' };
  return { ok: false, reason: /^[0-9A-HJ-NP-RTUWXY]*$/.test(code) ? 'check_digit' : 'symbols' };
}
