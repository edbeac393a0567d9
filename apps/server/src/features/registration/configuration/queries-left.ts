import type { Database } from '../../../db/connection/database.ts';
import { takenOf } from '../../../db/places/taken.ts';
import { isPlenty, recentCounts } from '../runtime/recent-counts.ts';

export type WithLeft<Row> = Row & {
  /** Null: unlimited. */
  left: number | null;
};

export interface Stocked {
  stock_id: number;
  size: number | null;
}

/**
 * Returns the units left of many stocks, shared by concurrent readers. Places that the asking registration has count as left for it.
 * For display only: claims are counted under the lock.
 */
export async function leftOf(db: Database, stocked: readonly Stocked[], butNotOf: number | null = null) {
  const at = performance.now();
  const asked = stocked.filter((row) => row.size !== null && !isPlenty(row.stock_id, row.size, at));
  const taken = await takenOf(
    db,
    asked.map((row) => row.stock_id),
    butNotOf,
  );
  for (const { stock_id, size } of asked)
    recentCounts.set(stock_id, { taken: taken.get(stock_id) ?? 0, size: size ?? 0, at });
  const left = ({ stock_id, size }: Stocked) =>
    size === null ? null : Math.max(0, size - (taken.get(stock_id) ?? recentCounts.get(stock_id)?.taken ?? 0));
  return <Row extends Stocked>(rows: readonly Row[]): WithLeft<Row>[] =>
    rows.map((row) => ({ ...row, left: left(row) }));
}
