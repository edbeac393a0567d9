import { evaluate, wouldChange, type Reason } from './evaluate.ts';
import type { FeeRule, Facts } from './rule.ts';
import { windowAt, type PriceWindow } from './window.ts';

export interface FeeKind<W extends PriceWindow = PriceWindow> {
  /** Null: for every branch. */
  branchId: number | null;
  rule: FeeRule | null;
  windows: readonly W[];
  /** Places left; null when they cannot run out. */
  left: number | null;
}

/** Why a fee stays in its place but cannot be chosen. */
export type FeeHindrance = 'not_eligible' | 'other_branch' | 'not_on_sale' | 'sold_out';

export interface Quote<F, W> {
  fee: F;
  window: W | null;
  next: W | null;
  hindrance: FeeHindrance | null;
  why: Reason[];
  /** The fewest conditions that stand in the way; empty where the rule holds. */
  missing: Reason[];
}

/** For one person at one instant: every fee with its price, until when it holds, and why it can or cannot be chosen. */
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
