import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';
import type { StockKind } from './place-request.ts';

/** Adds a stock with nothing taken. `size` in places, or rooms of a night; null: unlimited. */
export async function addStock(
  db: Database,
  conferenceId: number,
  kind: StockKind,
  size: number | null,
): Promise<number> {
  const [id] = await addStocks(db, conferenceId, kind, [size]);
  if (id === undefined) throw new Error('a stock was not made');
  return id;
}

/** Adds one stock per size; returns their ids in the order of the sizes. */
export async function addStocks(
  db: Database,
  conferenceId: number,
  kind: StockKind,
  sizes: readonly (number | null)[],
): Promise<number[]> {
  if (sizes.length === 0) return [];
  const rows = await db
    .insertInto('stock')
    .values(sizes.map((size) => ({ conference_id: conferenceId, kind, size })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Adds a stock of the same kind and size to another conference, with nothing taken; returns its id. */
export async function copyStock(db: Database, id: number, toConference: number): Promise<number> {
  const { kind, size } = await db
    .selectFrom('stock')
    .select(['kind', 'size'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return addStock(db, toConference, kind, size);
}

/**
 * Sets the size of a stock. A size below the number of places taken takes none of them back: the stock is full until enough are
 * released.
 */
export const resizeStock = (db: Database, id: number, size: number | null): Promise<void> =>
  resizeStocks(db, [id], size);

/** Sets the same size for several stocks. They are locked in the order used everywhere, so that two transactions cannot deadlock. */
export const resizeStocks = (db: Database, ids: readonly number[], size: number | null): Promise<void> =>
  resizeEachStock(
    db,
    ids.map((id) => ({ id, size })),
  );

/** Sets a size for each of several stocks. */
export async function resizeEachStock(
  db: Database,
  wanted: readonly { id: number; size: number | null }[],
): Promise<void> {
  if (wanted.length === 0) return;
  // Waits for claims in progress: claims counted from here on have lower numbers than later ones.
  await db
    .selectFrom('stock')
    .select('id')
    .where('id', '=', sql<number>`any(${wanted.map(({ id }) => id)}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`
    update stock set size = one.size from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as one (id bigint, size int)
    where stock.id = one.id and stock.size is distinct from one.size`.execute(db);
}

/** Deletes stocks that never had a claim; fails by the foreign key otherwise. */
export async function removeStocks(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('stock')
      .where('id', 'in', [...ids])
      .execute();
}
