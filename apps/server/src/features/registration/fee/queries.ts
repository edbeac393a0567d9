import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { priceIn } from '@meetingapp/domain/registration/fees/prices.ts';
import { quote, type Quote } from '@meetingapp/domain/registration/fees/quote.ts';
import type { Fee, FeeRow } from '../configuration/queries.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';

function viewOf(row: Fee | FeeRow, currency: string | null) {
  const windows: { title: Bilingual; from: Date; until: Date; amount: number }[] = [];
  const unpriced: { from: Date; until: Date }[] = [];
  // A closed fee is never on sale.
  for (const window of row.closed ? [] : row.windows) {
    const { title, starts_at: from, ends_at: until } = window;
    const amount = priceIn(window, currency);
    if (amount === null) unpriced.push({ from, until });
    else windows.push({ title, from, until, amount });
  }
  return {
    row,
    branchId: row.branch_id,
    formVersions: row.form_versions,
    rule: row.rule,
    left: 'left' in row ? row.left : null,
    windows,
    unpriced,
  };
}
type FeeView = ReturnType<typeof viewOf>;
export type PricedFee = Quote<FeeView, FeeView['windows'][number]>;

/**
 * The fees of a conference, priced for one person now in a currency (null: the main one); sold out only when the units left are given.
 * `formVersion`: the version of the form that the person answers, to whose form fees may be limited; undefined: fees of all forms.
 */
export function priceFees(
  rows: readonly (Fee | FeeRow)[],
  facts: Facts,
  branchId: number | null,
  now: Date,
  currency: string | null,
  formVersion: number | null | undefined,
): PricedFee[] {
  return quote(
    rows.map((row) => viewOf(row, currency)),
    facts,
    branchId,
    now,
    formVersion,
  );
}
