import { evaluate, wouldChange, type Reason } from './evaluate.ts';
import type { FeeRule, Facts } from './rule.ts';

/** A price for a period: from <= now < until. Fen. */
export interface PriceWindow {
  from: Date;
  until: Date;
  amount: number;
}

export interface FeeKind<W extends PriceWindow = PriceWindow> {
  /** Null: valid for every branch. */
  branchId: number | null;
  /** Versions of the forms to which it is limited; null or absent: valid for every form. */
  formVersions?: readonly number[] | null;
  rule: FeeRule | null;
  windows: readonly W[];
  /** Periods of sale without a price in the currency that is asked for. */
  unpriced?: readonly Pick<PriceWindow, 'from' | 'until'>[];
  /** Places left; null when unlimited. */
  left: number | null;
}

/** Why a fee is shown but cannot be chosen. */
export type FeeHindrance =
  | 'not_eligible'
  | 'other_branch'
  | 'other_form'
  | 'other_currency'
  | 'not_on_sale'
  | 'sold_out';

export interface Quote<F, W> {
  fee: F;
  window: W | null;
  next: W | null;
  hindrance: FeeHindrance | null;
  why: Reason[];
  /** The smallest set of conditions to fulfil; empty when the rule holds. */
  missing: Reason[];
}

/**
 * Quotes all fees for one person at one instant: the price, its end, and why the fee can or cannot be chosen. `formVersion`: what the
 * person answered; absent: fees of all forms.
 */
export function quote<W extends PriceWindow, F extends FeeKind<W>>(
  fees: readonly F[],
  facts: Facts,
  branchId: number | null,
  now: Date,
  formVersion?: number | null,
): Quote<F, W>[] {
  return fees.map((fee) => {
    const { holds, why } = evaluate(fee.rule, facts);
    const { current, next } = windowAt(fee.windows as readonly W[], now);
    const priced = current !== null ? 'priced' : fee.unpriced?.some((span) => isIn(span, now)) ? 'unpriced' : null;
    const hindrance = hindranceOf(fee, { branchId, formVersion }, holds, priced);
    const missing = holds ? [] : wouldChange(fee.rule, facts);
    return { fee, window: current, next, hindrance, why, missing };
  });
}

const isIn = ({ from, until }: Pick<PriceWindow, 'from' | 'until'>, now: Date): boolean => from <= now && now < until;

function hindranceOf(
  fee: FeeKind,
  { branchId, formVersion }: { branchId: number | null; formVersion: number | null | undefined },
  holds: boolean,
  onSale: 'priced' | 'unpriced' | null,
): FeeHindrance | null {
  if (formVersion !== undefined && fee.formVersions && !fee.formVersions.includes(formVersion ?? 0))
    return 'other_form';
  if (fee.branchId !== null && fee.branchId !== branchId) return 'other_branch';
  if (!holds) return 'not_eligible';
  if (onSale === null) return 'not_on_sale';
  if (onSale === 'unpriced') return 'other_currency';
  return fee.left !== null && fee.left <= 0 ? 'sold_out' : null;
}

/** The window in force at an instant, and the next one; null when there is none. */
export function windowAt<W extends PriceWindow>(
  windows: readonly W[],
  now: Date,
): { current: W | null; next: W | null } {
  const ordered = [...windows].sort((a, b) => a.from.getTime() - b.from.getTime());
  const current = ordered.find((window) => isIn(window, now)) ?? null;
  const next = ordered.find((window) => window.from > now && window.from >= (current?.until ?? now)) ?? null;
  return { current, next };
}
