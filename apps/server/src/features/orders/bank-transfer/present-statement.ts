import type { BankOutcome, StatementRow } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { bankTargets } from '@meetingapp/domain/orders/bank-columns.ts';
import { matchStatement } from '@meetingapp/domain/orders/bank-match.ts';
import type { SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { BankRow } from '../../../db/schema/json-shapes.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import { presentWaiting } from './present.ts';
import type { BookingRow, WaitingRow } from './queries.ts';
import { keyOf, type StatementRecord } from './queries-statement.ts';
import type { UnpaidRow } from './queries-unpaid.ts';
import { bankLabel } from './reader.ts';

const SAMPLE = 5;

/** Titles, first lines and columns of a statement; null: it was uploaded before lines were kept. */
export const presentSheet = ({ titles, lines, columns }: StatementRecord, language: Language) =>
  lines.length === 0
    ? null
    : {
        titles,
        sample: lines.slice(0, SAMPLE).map(({ cells }) => cells),
        columns,
        targets: bankTargets.map((id) => ({ id, label: bankLabel(id, language) })),
      };

interface Compared {
  /** Announced transfers, in every currency. */
  waiting: readonly WaitingRow[];
  /** Unpaid orders without an announced transfer: a row that fits one of them is only suggested. */
  unpaid: readonly UnpaidRow[];
  /** What of each row is booked already, by currency and key. */
  taken: ReadonlyMap<string, number>;
  bookings: readonly BookingRow[];
  /** Names of the earlier statements that brought rows, by currency and key. */
  brought: ReadonlyMap<string, string>;
  now: Date;
  language: Language;
}

const candidate = (row: UnpaidRow) => ({
  paymentId: row.order_id,
  orderNumber: row.number,
  reference: row.instructions?.['reference'] ?? '',
  amount: row.amount,
  names: [row.name, row.invoice_title ?? ''],
});

type Match = { fate: BankOutcome; found: UnpaidRow | undefined };

/** Matches rows of one currency, none of them booked, to the orders in it. */
function matchesOf(free: readonly BankRow[], waiting: readonly WaitingRow[], unpaid: readonly UnpaidRow[]) {
  const announced = matchStatement(
    free,
    waiting.map((row) => ({ ...candidate(row), paymentId: row.payment_id })),
  );
  const matchOf = new Map<BankRow, Match>();
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
  return matchOf;
}

/** Outcome of each row; rows already booked, in part or whole, left out or unreadable are not matched. */
export function presentStatement(
  statement: StatementRecord,
  { waiting, unpaid, taken, bookings, brought, now, language }: Compared,
): StatementRow[] {
  const { rows } = statement;
  const currencyOf = (row: BankRow) => row.currency ?? statement.currency;
  const takenOf = (row: BankRow) => taken.get(keyOf(row, statement.currency)) ?? 0;
  const free = rows.filter((row) => !row.fault && takenOf(row) === 0);
  const matchOf = new Map<BankRow, Match>();
  for (const currency of new Set(free.map(currencyOf))) {
    const inIt = <R extends { currency: string }>(all: readonly R[]) => all.filter((row) => row.currency === currency);
    const own = free.filter((row) => currencyOf(row) === currency);
    for (const [row, match] of matchesOf(own, inIt(waiting), inIt(unpaid))) matchOf.set(row, match);
  }
  const first = new Map<string, number>();
  return rows.map((row) => {
    const { number, day, amount, payer, remark, key, fault } = row;
    const currency = currencyOf(row);
    const match = matchOf.get(row);
    const left = Math.max(0, amount - takenOf(row));
    const of = keyOf(row, statement.currency);
    const twin = fault ? null : (first.get(of) ?? null);
    if (!fault && twin === null) first.set(of, number);
    const leftOut = statement.left_out.includes(number);
    return {
      number,
      day,
      amount,
      payer,
      remark,
      currency,
      fate: match?.fate ?? (leftOut ? 'left_out' : fault ? 'unreadable' : left === 0 ? 'booked' : 'part'),
      faults: fault ? faultsOf(row).map((one) => presentFault(one, number, statement, language)) : [],
      mended: statement.mends.some((mend) => mend.number === number),
      brought: fault ? '' : (brought.get(of) ?? ''),
      twin,
      transfer: match?.found ? presentWaiting(match.found, now) : null,
      left,
      booked: bookings
        .filter((booking) => booking.key === key && booking.currency === currency)
        .map((booking) => ({
          orderId: booking.order_id,
          orderNumber: booking.number,
          name: joinNames(booking.people),
          amount: booking.amount,
        })),
    };
  });
}

/** Why a row cannot be read. One that was read before reasons were kept lacks its day, its amount or both. */
const faultsOf = ({ faults, day, amount }: BankRow): SheetFault[] =>
  faults ?? [
    ...(day === null ? [{ field: 'day', reason: 'day_form' }] : []),
    ...(day !== null || amount === 0 ? [{ field: 'amount', reason: 'amount_form' }] : []),
  ];

function presentFault(fault: SheetFault, number: number, statement: StatementRecord, language: Language) {
  const at = statement.columns.indexOf(fault.field);
  const label = bankLabel(fault.field, language);
  const typed = statement.mends.findLast((mend) => mend.number === number && mend.position === at)?.text;
  return {
    column: at < 0 ? null : at,
    label,
    value: typed ?? statement.lines.find((line) => line.number === number)?.cells[at] ?? '',
    text: refusalText({ refused: 'answers_invalid', faults: [{ ...fault, label }] }, language),
  };
}

/** The first person, and the number of others. */
const joinNames = ([first = '', ...more]: readonly string[]) => (more.length > 0 ? `${first} +${more.length}` : first);
