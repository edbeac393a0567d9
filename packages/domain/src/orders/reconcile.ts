import { addDays, daysBetween } from '../plain-date.ts';

type MovementKind = 'payment' | 'refund';

/** One line of a provider's bill. Amounts in fen; `number` is this system's number of the payment or refund. */
export interface BilledMovement {
  kind: MovementKind;
  number: string;
  amount: number;
  fee: number;
}

/** A stored payment or refund. `expected`: it belongs to the day of this bill, and no other bill has it. */
export interface OwnMovement {
  kind: MovementKind;
  number: string;
  amount: number;
  expected: boolean;
}

export type BillOutcome = 'matched' | 'amount_differs' | 'missing_here' | 'missing_there';

export interface ReconciledLine<Billed, Own> {
  fate: BillOutcome;
  billed: Billed | null;
  own: Own | null;
}

const keyOf = ({ kind, number }: { kind: MovementKind; number: string }) => `${kind} ${number}`;

/**
 * Matches each line of a bill with the stored movement, whatever day that was received; what only one side has stays unmatched. A
 * movement matches one line: a duplicate in the bill remains unmatched.
 */
export function reconcile<Billed extends BilledMovement, Own extends OwnMovement>(
  bill: readonly Billed[],
  ours: readonly Own[],
): ReconciledLine<Billed, Own>[] {
  const left = new Map(ours.map((own) => [keyOf(own), own]));
  const lines = bill.map((billed): ReconciledLine<Billed, Own> => {
    const own = left.get(keyOf(billed)) ?? null;
    left.delete(keyOf(billed));
    if (own === null) return { fate: 'missing_here', billed, own };
    return { fate: own.amount === billed.amount ? 'matched' : 'amount_differs', billed, own };
  });
  const rest = [...left.values()].filter(({ expected }) => expected);
  return [...lines, ...rest.map((own) => ({ fate: 'missing_there' as const, billed: null, own }))];
}

const AHEAD_HOURS = 10;
const KEPT_DAYS = 90;
const SHANGHAI_MS = 8 * 3_600_000;

/** The providers' calendar day (Asia/Shanghai). */
export const billingDay = (now: Date): string => new Date(now.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);

/** A day's bill is available from 10:00 of the next day; one still missing later was empty. */
export const billReady = (day: string, now: Date): boolean =>
  now.getTime() >= Date.parse(`${addDays(day, 1)}T00:00:00Z`) - SHANGHAI_MS + AHEAD_HOURS * 3_600_000;

/** Providers retain bills for three months, and have no bill of an unfinished day. */
export function mayFetchBill(day: string, now: Date): boolean {
  const age = daysBetween(day, billingDay(now));
  return age >= 1 && age <= KEPT_DAYS;
}

/** Start and end of a billing day. */
export function billingWindow(day: string): { from: Date; until: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - SHANGHAI_MS;
  return { from: new Date(from), until: new Date(from + 86_400_000) };
}
