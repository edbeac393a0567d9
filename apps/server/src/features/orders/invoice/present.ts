import type { InvoiceRow, InvoiceSetting, ResultRow } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { redDue } from '@meetingapp/domain/orders/invoice-money.ts';
import { invoiceSerial, matchResult } from '@meetingapp/domain/orders/invoice-result.ts';
import type { InvoiceResultRow } from '../../../db/schema/json-shapes.ts';
import { usualItem } from '../../../ports/tax-office/batch-template.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { InvoiceOfRow } from './queries-request.ts';
import type { findInvoiceSetting, InvoiceInRow, resultSources } from './queries.ts';

const standing = new Set(['issued', 'sent', 'partly_red']);

function dueOf({ state, amount, red_amount: redAmount, kept, net }: InvoiceInRow) {
  if (!standing.has(state)) return { redDue: 0, redComing: 0 };
  const money = { amount: amount ?? 0, redAmount };
  const due = redDue({ ...money, kept });
  return { redDue: due, redComing: redDue({ ...money, kept: net }) - due };
}

export const presentInvoice = (row: InvoiceInRow): InvoiceRow => ({
  id: row.id,
  serial: invoiceSerial(row.id),
  state: row.state as InvoiceRow['state'],
  regId: row.registration_id,
  exhibitorId: row.exhibitor_id,
  name: row.name,
  kind: row.kind as InvoiceRow['kind'],
  holder: row.holder as InvoiceRow['holder'],
  title: row.title,
  taxNumber: row.tax_number,
  address: row.address,
  phone: row.phone,
  bank: row.bank,
  account: row.account,
  email: row.email,
  net: row.net,
  amount: row.amount,
  number: row.number,
  code: row.code,
  issuedOn: row.issued_on,
  file: row.file_key === null ? '' : fileAddress(row.file_key),
  sentAt: row.sent_at?.toISOString() ?? null,
  reds: row.reds,
  redAmount: row.red_amount,
  ...dueOf(row),
  reason: row.reason,
  replacesId: row.replaces_id,
  createdAt: row.created_at.toISOString(),
});

/** What was asked for. */
export const presentRequest = ({
  kind,
  holder,
  title,
  tax_number: taxNumber,
  address,
  phone,
  bank,
  account,
  email,
}: InvoiceOfRow): InvoiceForm => ({ kind, holder, title, taxNumber, address, phone, bank, account, email });

/** What the person may see of an invoice beside the request. */
export const presentIssued = (row: InvoiceOfRow) => ({
  number: row.number,
  day: row.issued_on,
  amount: row.amount,
  redAmount: row.red_amount,
  file: row.file_key === null ? '' : fileAddress(row.file_key),
  reason: row.reason,
});

type SettingRow = Awaited<ReturnType<typeof findInvoiceSetting>>;

/** Default until staff set it: a conference fee at the usual tax rate. */
export const presentSetting = (row: SettingRow): InvoiceSetting => ({
  item: row?.item ?? usualItem,
  taxCode: row?.tax_code ?? '',
  taxRate: (row?.tax_rate ?? '0.06') as InvoiceSetting['taxRate'],
});

type Sources = Awaited<ReturnType<typeof resultSources>>;

/** Outcome of each row. */
export function presentResult(rows: readonly InvoiceResultRow[], sources: Sources): ResultRow[] {
  const matches = matchResult(rows, sources);
  return rows.map(({ row, number, day, amount, title }, index) => {
    const { fate = 'unreadable', invoiceId = null } = matches[index] ?? {};
    const isRed = amount !== null && amount < 0;
    const asked = isRed ? undefined : sources.asked.find(({ id }) => id === invoiceId);
    const stands = isRed ? sources.standing.find(({ id }) => id === invoiceId) : undefined;
    const name = (asked ?? stands)?.name ?? '';
    const net = asked?.net ?? (stands ? -redDue(stands) : null);
    return { row, number, day, amount, title, fate, invoiceId, name, net };
  });
}
