import type { InvoiceForm, OrderDetail, OrderState, PayMethod } from '@meetingapp/contract/orders.ts';
import type { Group, GroupPerson } from '@meetingapp/contract/registration-group.ts';
import type { RegistrationState } from '@meetingapp/contract/registration.ts';
import { checkInvoice } from '@meetingapp/domain/orders/invoice.ts';
import type { InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import { plainTaxNumber } from '@meetingapp/domain/orders/tax-number.ts';
import type { Translate } from '../../lib/texts.ts';

type T = Translate<'orders'>;

/** Where a person pays; says which ways fit. */
export interface PayPlace {
  messenger: boolean;
  /** A phone's browser, which can open another app. */
  phone: boolean;
}

/** The ways to pay that work here, the likeliest first. `jsapi` only inside the messenger, `h5` only outside it on a phone. */
export function fittingMethods<M extends { method: PayMethod }>(
  methods: readonly M[],
  { messenger, phone }: PayPlace,
): M[] {
  const order: PayMethod[] = messenger
    ? ['jsapi', 'bank_transfer']
    : phone
      ? ['h5', 'alipay_wap', 'native', 'bank_transfer']
      : ['native', 'alipay_wap', 'bank_transfer'];
  return order.flatMap((method) => methods.filter((one) => one.method === method));
}

/** Of the refunds how much went out and when the last of it did, or how much is still on its way. */
export function moneyBack(refunds: OrderDetail['refunds'], out: boolean): { fen: number; at: string | null } {
  const meant = refunds.filter((refund) => (out ? refund.doneAt !== null : ['asked', 'sent'].includes(refund.state)));
  const fen = meant.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    fen,
    at:
      meant
        .flatMap((refund) => refund.doneAt ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

export type InvoiceField = keyof InvoiceForm;

/** Fields in the order in which they stand, by kind and holder. */
export function invoiceFields({
  kind,
  holder,
}: Pick<InvoiceForm, 'kind' | 'holder'>): Exclude<InvoiceField, 'kind' | 'holder'>[] {
  if (kind === 'none') return [];
  if (kind === 'special') return ['title', 'taxNumber', 'address', 'phone', 'bank', 'account', 'email'];
  return holder === 'person' ? ['title', 'email'] : ['title', 'taxNumber', 'email'];
}

/** What is wrong, by field. Warnings are told, but do not block. */
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

/** The form as it is sent: what its kind does not ask for goes out empty. */
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

/** How an order's state is told: green done, amber soon, quiet over. */
export function orderTag(state: OrderState): 'ok' | 'soon' | 'ended' {
  if (state === 'paid') return 'ok';
  return state === 'open' || state === 'refunding' ? 'soon' : 'ended';
}

export function registrationTag(state: RegistrationState): 'ok' | 'soon' | 'ended' | 'bad' {
  if (state === 'confirmed' || state === 'attended') return 'ok';
  if (state === 'submitted' || state === 'approved' || state === 'draft') return 'soon';
  return state === 'refused' ? 'bad' : 'ended';
}

/** What there is to do with a registration, by its own state and its order's. */
export type Standing = 'draft' | 'review' | 'choose' | 'pay' | 'expired' | 'done' | 'over';

export function standingOf(state: RegistrationState, order: { state: OrderState } | null): Standing {
  if (state === 'draft') return 'draft';
  if (state === 'submitted') return 'review';
  if (state === 'confirmed' || state === 'attended') return 'done';
  if (state !== 'approved') return 'over';
  if (order === null) return 'choose';
  if (order.state === 'open') return 'pay';
  return order.state === 'expired' ? 'expired' : 'over';
}

/** Figures in groups of four, so that they can be read out. */
export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}

/** For whom this account may pay now. */
export const payableOf = (group: Group): GroupPerson[] =>
  group.people.filter((one) => one.orderState === 'open' && (group.payer === 'contact' || one.byContact));
