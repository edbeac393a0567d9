import type { BankBooking, StatementRow, WaitingTransfer } from '@meetingapp/contract/orders/bank-transfer.ts';
import { matchStatement } from '@meetingapp/domain/orders/bank-match.ts';
import type { BankRow } from '../../../db/schema/json-shapes.ts';
import { stateAt } from '../order/present.ts';
import type { BookingRow, WaitingRow } from './queries.ts';

export const presentWaiting = (row: WaitingRow, now: Date): WaitingTransfer => ({
  paymentId: row.payment_id,
  orderId: row.order_id,
  orderNumber: row.number,
  orderState: stateAt(row, now),
  name: row.name,
  amount: row.amount,
  reference: row.instructions?.['reference'] ?? '',
  createdAt: row.created_at.toISOString(),
});

export const presentBooking = (row: BookingRow): BankBooking => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.number,
  people: row.people,
  amount: row.amount,
  payer: row.payer,
  remark: row.remark,
  at: row.at.toISOString(),
  by: row.staff_name,
  undone: row.undone_at !== null,
});

/** Outcome of each row; rows already booked or unreadable are not matched. */
export function presentStatement(
  rows: readonly BankRow[],
  waiting: readonly WaitingRow[],
  booked: ReadonlySet<string>,
  now: Date,
): StatementRow[] {
  const free = rows.filter((row) => !row.fault && !booked.has(row.key));
  const matches = matchStatement(
    free,
    waiting.map((row) => ({
      paymentId: row.payment_id,
      orderNumber: row.number,
      reference: row.instructions?.['reference'] ?? '',
      amount: row.amount,
      names: [row.name, row.invoice_title ?? ''],
    })),
  );
  const matchOf = new Map(free.map((row, index) => [row, matches[index]]));
  return rows.map((row) => {
    const match = matchOf.get(row);
    const transfer = waiting.find(({ payment_id }) => payment_id === match?.paymentId);
    const { number, day, amount, payer, remark } = row;
    const fate = match?.fate ?? (row.fault ? 'unreadable' : 'booked');
    return { number, day, amount, payer, remark, fate, transfer: transfer ? presentWaiting(transfer, now) : null };
  });
}
