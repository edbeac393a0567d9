import type {
  BankBooking,
  BankOutcome,
  UploadedStatement,
  StatementRow,
  WaitingTransfer,
} from '@meetingapp/contract/orders/bank-transfer.ts';
import { matchStatement } from '@meetingapp/domain/orders/bank-match.ts';
import type { BankRow } from '../../../db/schema/json-shapes.ts';
import { stateAt } from '../order/present.ts';
import type { BookingRow, UploadedStatementRow, WaitingRow } from './queries.ts';
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
}: UploadedStatementRow): UploadedStatement => ({
  id,
  name,
  currency,
  by,
  at: created_at.toISOString(),
  rows,
  left,
});

interface Compared {
  /** Announced transfers. */
  waiting: readonly WaitingRow[];
  /** Unpaid orders without an announced transfer: a row that fits one of them is only suggested. */
  unpaid: readonly UnpaidRow[];
  /** Fen of each row that are booked already, by key. */
  taken: ReadonlyMap<string, number>;
  bookings: readonly BookingRow[];
  now: Date;
}

const candidate = (row: UnpaidRow) => ({
  paymentId: row.order_id,
  orderNumber: row.number,
  reference: row.instructions?.['reference'] ?? '',
  amount: row.amount,
  names: [row.name, row.invoice_title ?? ''],
});

/** Outcome of each row; rows already booked, in part or whole, or unreadable are not matched. */
export function presentStatement(
  rows: readonly BankRow[],
  { waiting, unpaid, taken, bookings, now }: Compared,
): StatementRow[] {
  const takenOf = ({ key }: BankRow) => taken.get(key) ?? 0;
  const free = rows.filter((row) => !row.fault && takenOf(row) === 0);
  const announced = matchStatement(
    free,
    waiting.map((row) => ({ ...candidate(row), paymentId: row.payment_id })),
  );
  const matchOf = new Map<BankRow, { fate: BankOutcome; found: UnpaidRow | undefined }>();
  free.forEach((row, at) => {
    const match = announced[at];
    if (match) matchOf.set(row, { fate: match.fate, found: waiting.find((one) => one.payment_id === match.paymentId) });
  });
  const rest = free.filter((row) => matchOf.get(row)?.fate === 'nothing');
  matchStatement(rest, unpaid.map(candidate)).forEach(({ fate, paymentId }, at) => {
    const row = rest[at];
    const found = unpaid.find((one) => one.order_id === paymentId);
    if (row && found) matchOf.set(row, { fate: fate === 'matched' ? 'suggested' : fate, found });
  });
  return rows.map((row) => {
    const { number, day, amount, payer, remark, key, fault } = row;
    const match = matchOf.get(row);
    const left = Math.max(0, amount - takenOf(row));
    return {
      number,
      day,
      amount,
      payer,
      remark,
      fate: match?.fate ?? (fault ? 'unreadable' : left === 0 ? 'booked' : 'part'),
      transfer: match?.found ? presentWaiting(match.found, now) : null,
      left,
      booked: bookings
        .filter((booking) => booking.key === key)
        .map((booking) => ({
          orderId: booking.order_id,
          orderNumber: booking.number,
          name: joinNames(booking.people),
          amount: booking.amount,
        })),
    };
  });
}

/** The first person, and the number of others. */
const joinNames = ([first = '', ...more]: readonly string[]) => (more.length > 0 ? `${first} +${more.length}` : first);
