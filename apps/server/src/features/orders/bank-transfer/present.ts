import type { BankBooking, UploadedStatement, WaitingTransfer } from '@meetingapp/contract/orders/bank-transfer.ts';
import { stateAt } from '../order/present.ts';
import type { BookingRow, UploadedStatementRow } from './queries.ts';
import type { UnpaidRow } from './queries-unpaid.ts';

export const presentWaiting = (row: UnpaidRow, now: Date): WaitingTransfer => ({
  paymentId: row.payment_id,
  orderId: row.order_id,
  orderNumber: row.number,
  orderState: stateAt(row, now),
  name: row.name,
  amount: row.amount,
  currency: row.currency,
  reference: row.instructions?.['reference'] ?? '',
  createdAt: row.created_at.toISOString(),
});

export const presentBooking = (row: BookingRow): BankBooking => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.number,
  people: row.people,
  amount: row.amount,
  currency: row.currency,
  payer: row.payer,
  remark: row.remark,
  at: row.at.toISOString(),
  by: row.staff_name,
  undone: row.undone_at !== null,
});

export const presentUploaded = ({
  id,
  name,
  currency,
  by,
  created_at,
  rows,
  left,
  unread,
  mapped,
}: UploadedStatementRow): UploadedStatement => ({
  id,
  name,
  currency,
  by,
  at: created_at.toISOString(),
  rows,
  left,
  unread,
  mapped,
});
