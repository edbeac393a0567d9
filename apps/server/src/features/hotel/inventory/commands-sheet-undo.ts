import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { rowRefused } from '../../../db/outcome.ts';
import { removeStocks } from '../../../db/places/stock.ts';
import type { DoneLine, ImportPlace } from '../../../jobs/import-kind.ts';
import { setNights, setType, withPrices, type DoneInventory } from './commands-nights-set.ts';
import { isGiven, typeOf } from './queries.ts';
import { nightsNow } from './queries-sheet.ts';

/**
 * Undoes lines of an import: nights that they made are removed, those that they changed are as before, and room types and hotels that
 * they made are removed. A line stays whole when a night of it was changed or had a guest since.
 */
export async function undoInventory(
  transaction: DatabaseTransaction,
  { conferenceId }: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  await sql`select room_type.id from room_type join hotel on hotel.id = hotel_id
    where conference_id = ${conferenceId} order by room_type.id for update of room_type`.execute(transaction);
  const wishes = lines.map(({ done }) => done as unknown as DoneInventory);
  const now = await nightsNow(
    transaction,
    wishes.flatMap(({ nights }) => nights.map(({ id }) => id)),
  );
  const isAsLeft = ({ id, before, after }: DoneInventory['nights'][number]) => {
    const night = now.get(id);
    return (
      night !== undefined &&
      isDeepStrictEqual(night.values, withPrices(after, night.values)) &&
      !(before === null && night.had)
    );
  };
  const stays = wishes.map(({ nights }) => !nights.every(isAsLeft));
  const undone = wishes.flatMap(({ nights }, at) => (stays[at] ? [] : nights));
  const made = undone.filter(({ before }) => before === null).map(({ id }) => id);
  await sql`delete from room_night where id = any(${made}::bigint[])`.execute(transaction);
  await removeStocks(
    transaction,
    made.flatMap((id) => now.get(id)?.stockId ?? []),
  );
  await setNights(
    transaction,
    undone.flatMap(({ id, before }) => {
      const night = now.get(id);
      return before === null || !night
        ? []
        : [{ id, stockId: night.stockId, values: withPrices(before, night.values) }];
    }),
  );
  const outcomes: (TaskRefusal | null)[] = [];
  for (const [at, wish] of wishes.entries())
    outcomes.push(
      stays[at] === true || !(await undoType(transaction, conferenceId, wish)) ? rowRefused('import_touched') : null,
    );
  return outcomes;
}

/** Restores or removes the room type and the hotel of a line; one that is in use, or was changed since, stays. */
async function undoType(
  transaction: DatabaseTransaction,
  conferenceId: number,
  { type, typeId, hotelId }: DoneInventory,
): Promise<boolean> {
  if (type) {
    const row = await typeOf(transaction, conferenceId, type.id);
    const now = row && { beds: row.beds, sellsBeds: row.sells_beds, breakfast: row.breakfast };
    if (!isDeepStrictEqual(now, type.after)) return false;
    await setType(transaction, type.id, type.before);
  }
  if (typeId !== undefined) {
    const { numDeletedRows } = (await isGiven(transaction, [typeId]))
      ? { numDeletedRows: 0n }
      : await transaction
          .deleteFrom('room_type')
          .where('id', '=', typeId)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('room_night').select('id').where('room_type_id', '=', typeId))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('hotel_booking').select('id').where('room_type_id', '=', typeId))),
          )
          .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
  }
  if (hotelId === undefined) return true;
  const { numDeletedRows } = await transaction
    .deleteFrom('hotel')
    .where('id', '=', hotelId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('room_type').select('id').where('hotel_id', '=', hotelId))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
