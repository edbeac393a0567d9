import { addDays, daysBetween } from '../plain-date.ts';

type MovementKind = 'payment' | 'refund';

/** One line of a provider's bill. Fen; `number` is ours, of the payment or of the refund. */
export interface BilledMovement {
  kind: MovementKind;
  number: string;
  amount: number;
  fee: number;
}

/** What we know of a payment or refund. `expected`: it belongs to the day of this bill, and no other bill has it. */
export interface OwnMovement {
  kind: MovementKind;
  number: string;
  amount: number;
  expected: boolean;
}

export type BillFate = 'matched' | 'amount_differs' | 'missing_here' | 'missing_there';

export interface ReconciledLine<Billed, Own> {
  fate: BillFate;
  billed: Billed | null;
  own: Own | null;
}

const keyOf = ({ kind, number }: { kind: MovementKind; number: string }) => `${kind} ${number}`;

/**
 * Puts each line of a bill beside what we know of it, whatever day we heard of it, and beside nothing what one side alone knows. A
 * movement of ours answers one line: said twice by the provider, the second is not ours.
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

/** The day that it is for the providers, who all live in Shanghai. */
export const billingDay = (now: Date): string => new Date(now.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);

/** The bill of a day is there from ten in the morning of the next; one that is not there later had nothing in it. */
export const billReady = (day: string, now: Date): boolean =>
  now.getTime() >= Date.parse(`${addDays(day, 1)}T00:00:00Z`) - SHANGHAI_MS + AHEAD_HOURS * 3_600_000;

/** Providers keep bills for three months, and have none of a day that is not over. */
export function mayFetchBill(day: string, now: Date): boolean {
  const age = daysBetween(day, billingDay(now));
  return age >= 1 && age <= KEPT_DAYS;
}

/** From when to when a billing day lasts. */
export function billingWindow(day: string): { from: Date; until: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - SHANGHAI_MS;
  return { from: new Date(from), until: new Date(from + 86_400_000) };
}
