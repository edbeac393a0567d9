import { quote, type Quote } from '@meetingapp/domain/registration/fees/quote.ts';
import type { Fee, FeeRow } from '../configuration/queries.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';

const viewOf = (row: Fee | FeeRow) => ({
  row,
  branchId: row.branch_id,
  rule: row.rule,
  left: 'left' in row ? row.left : null,
  // A closed fee is never on sale.
  windows: (row.closed ? [] : row.windows).map((window) => ({
    title: window.title,
    from: window.starts_at,
    until: window.ends_at,
    amount: window.amount,
  })),
});
type FeeView = ReturnType<typeof viewOf>;
export type PricedFee = Quote<FeeView, FeeView['windows'][number]>;

/** The fees of a conference, priced for one person now; sold out only when the units left are given. */
export function priceFees(
  rows: readonly (Fee | FeeRow)[],
  facts: Facts,
  branchId: number | null,
  now: Date,
): PricedFee[] {
  return quote(rows.map(viewOf), facts, branchId, now);
}
