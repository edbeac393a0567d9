import { readAddress } from '../../accounts/address.ts';
import { priceIn, type Prices } from './prices.ts';

/** What a code grants: `percent` in basis points (1000 is 10 %), `amount` a sum in the main currency of the conference. */
export interface DiscountTerms {
  kind: 'percent' | 'amount' | 'exempt';
  value: number;
  /** Of `amount`: the sum in further currencies. It does not apply in one that is absent. */
  prices: Prices;
}

export interface Discount extends DiscountTerms {
  from: Date | null;
  until: Date | null;
}

/** Half-open, like every time span: from <= now < until. */
export function isValidAt({ from, until }: Pick<Discount, 'from' | 'until'>, now: Date): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/** For whom a code is. */
export interface CodeTies extends DiscountTerms {
  from: Date | null;
  until: Date | null;
  /** Fees to which it applies; empty: all. */
  feeIds: readonly number[];
  /** Normalised phone number or e-mail address of the only person who can use it; null: everybody. */
  holder: string | null;
}

export type CodeHindrance =
  | 'discount_not_valid'
  | 'discount_other_fee'
  | 'discount_other_person'
  | 'discount_other_currency';

/**
 * Why a code does not apply to this person now; null: it does. A code of one person is found by the phone number or the e-mail address
 * of the registration, as normalised by `readAddress`. `currency` of null is the main one of the conference. Without a fee (`feeId` null) a code of certain fees does not apply.
 */
export function codeHindrance(
  { from, until, feeIds, holder, ...terms }: CodeTies,
  person: { feeId: number | null; phone: string; email: string; currency: string | null },
  now: Date,
): CodeHindrance | null {
  if (!isValidAt({ from, until }, now)) return 'discount_not_valid';
  if (feeIds.length > 0 && !feeIds.some((id) => id === person.feeId)) return 'discount_other_fee';
  if (sumOff(terms, person.currency) === null) return 'discount_other_currency';
  const own = [person.phone, person.email].flatMap((typed) => readAddress(typed)?.value ?? []);
  return holder === null || own.includes(holder) ? null : 'discount_other_person';
}

/** The fixed sum of a code in a currency, 0 of other kinds; null: it has none, and so does not apply. */
const sumOff = ({ kind, value, prices }: DiscountTerms, currency: string | null): number | null =>
  kind === 'amount' ? priceIn({ amount: value, prices }, currency) : 0;

/**
 * Discount on a fee in `currency` (null: the main one), in its smallest unit and at most the fee; 0 for a fixed sum that is not stated
 * in that currency. The remaining price is rounded half down.
 */
export function discountOn(fee: number, terms: DiscountTerms, currency: string | null): number {
  const { kind, value } = terms;
  if (kind === 'exempt') return fee;
  if (kind === 'amount') return Math.min(fee, Math.max(0, sumOff(terms, currency) ?? 0));
  const share = wholePercent - Math.min(wholePercent, Math.max(0, value));
  // Split in two, so that the products stay within the safe integers.
  const whole = Math.floor(fee / wholePercent) * share;
  const rest = (fee % wholePercent) * share;
  return fee - whole - Math.ceil(rest / wholePercent - 1 / 2);
}

/** 100 % in basis points. */
const wholePercent = 10_000;
