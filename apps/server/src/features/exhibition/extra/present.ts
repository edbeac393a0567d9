import type { Offer, StandOrder } from '@meetingapp/contract/exhibition/extra.ts';
import { isOpen, leftOf } from '@meetingapp/domain/exhibition/extra.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { extraOf, type ExtraRow, type OrderInvoiceRow, type OrderRow } from './queries.ts';

export const presentOffer = (row: ExtraRow, now: Date): Offer => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  text: row.description,
  price: row.price,
  left: leftOf(extraOf(row)),
  closesAt: row.closes_at?.toISOString() ?? null,
  open: isOpen(extraOf(row), now),
});

export const presentExtra = (row: ExtraRow) => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  name: row.name,
  text: row.description,
  price: row.price,
  stock: row.stock,
  most: row.per_exhibitor,
  closesAt: row.closes_at?.toISOString() ?? null,
  offered: row.offered,
  taken: row.taken ?? 0,
});

export function presentOrder(row: OrderRow, invoices: readonly OrderInvoiceRow[]): StandOrder {
  const invoice = invoices.find(({ stand_order_id }) => stand_order_id === row.id);
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    state: row.state,
    total: row.total,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    lines: row.lines,
    invoice: invoice
      ? {
          form: {
            kind: invoice.kind,
            holder: invoice.holder,
            title: invoice.title,
            taxNumber: invoice.tax_number,
            address: invoice.address,
            phone: invoice.phone,
            bank: invoice.bank,
            account: invoice.account,
            email: invoice.email,
          },
          state: invoice.state,
          number: invoice.number,
          file: invoice.file_key === null ? '' : fileAddress(invoice.file_key),
          reason: invoice.reason,
        }
      : null,
  };
}
