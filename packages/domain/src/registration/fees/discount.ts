import { readAddress } from '../../accounts/address.ts';

/** A discount. `percent` in basis points (1000 is 10 %), `amount` in fen. */
export interface Discount {
  kind: 'percent' | 'amount' | 'exempt';
  value: number;
  from: Date | null;
  until: Date | null;
}

/** Half-open, like every time span: from <= now < until. */
export function isValidAt({ from, until }: Pick<Discount, 'from' | 'until'>, now: Date): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/** For whom a code is. */
export interface CodeTies {
  from: Date | null;
  until: Date | null;
  /** Fees to which it applies; empty: all. */
  feeIds: readonly number[];
  /** Normalised phone number or e-mail address of the only person who can use it; null: everybody. */
  holder: string | null;
}

export type CodeHindrance = 'discount_not_valid' | 'discount_other_fee' | 'discount_other_person';

/**
 * Why a code does not apply to this person now; null: it does. A code of one person is found by the phone number or the e-mail address
 * of the registration, as normalised by `readAddress`. Without a fee (`feeId` null) a code of certain fees does not apply.
 */
export function codeHindrance(
  { from, until, feeIds, holder }: CodeTies,
  person: { feeId: number | null; phone: string; email: string },
  now: Date,
): CodeHindrance | null {
  if (!isValidAt({ from, until }, now)) return 'discount_not_valid';
  if (feeIds.length > 0 && !feeIds.some((id) => id === person.feeId)) return 'discount_other_fee';
  const own = [person.phone, person.email].flatMap((typed) => readAddress(typed)?.value ?? []);
  return holder === null || own.includes(holder) ? null : 'discount_other_person';
}

/** Discount on a fee in fen, at most the fee. The remaining price is rounded half down. */
export function discountOn(fee: number, { kind, value }: Pick<Discount, 'kind' | 'value'>): number {
  if (kind === 'exempt') return fee;
  if (kind === 'amount') return Math.min(fee, Math.max(0, value));
  const share = wholePercent - Math.min(wholePercent, Math.max(0, value));
  // Split in two, so that the products stay within the safe integers.
  const whole = Math.floor(fee / wholePercent) * share;
  const rest = (fee % wholePercent) * share;
  return fee - whole - Math.ceil(rest / wholePercent - 1 / 2);
}

/** 100 % in basis points. */
const wholePercent = 10_000;
