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
  rule: FeeRule | null;
  windows: readonly W[];
  /** Places left; null when unlimited. */
  left: number | null;
}

/** Why a fee is shown but cannot be chosen. */
export type FeeHindrance = 'not_eligible' | 'other_branch' | 'not_on_sale' | 'sold_out';

export interface Quote<F, W> {
  fee: F;
  window: W | null;
  next: W | null;
  hindrance: FeeHindrance | null;
  why: Reason[];
  /** The smallest set of conditions to fulfil; empty when the rule holds. */
  missing: Reason[];
}

/** Quotes all fees for one person at one instant: the price, its end, and why the fee can or cannot be chosen. */
export function quote<W extends PriceWindow, F extends FeeKind<W>>(
  fees: readonly F[],
  facts: Facts,
  branchId: number | null,
  now: Date,
): Quote<F, W>[] {
  return fees.map((fee) => {
    const { holds, why } = evaluate(fee.rule, facts);
    const { current, next } = windowAt(fee.windows as readonly W[], now);
    const hindrance = hindranceOf(fee, branchId, holds, current !== null);
    const missing = holds ? [] : wouldChange(fee.rule, facts);
    return { fee, window: current, next, hindrance, why, missing };
  });
}

function hindranceOf(fee: FeeKind, branchId: number | null, holds: boolean, onSale: boolean): FeeHindrance | null {
  if (fee.branchId !== null && fee.branchId !== branchId) return 'other_branch';
  if (!holds) return 'not_eligible';
  if (!onSale) return 'not_on_sale';
  return fee.left !== null && fee.left <= 0 ? 'sold_out' : null;
}

/** The window in force at an instant, and the next one; null when there is none. */
export function windowAt<W extends PriceWindow>(
  windows: readonly W[],
  now: Date,
): { current: W | null; next: W | null } {
  const ordered = [...windows].sort((a, b) => a.from.getTime() - b.from.getTime());
  const current = ordered.find((window) => window.from <= now && now < window.until) ?? null;
  const next = ordered.find((window) => window.from > now && window.from >= (current?.until ?? now)) ?? null;
  return { current, next };
}
