import type { NightValues, TypeValues } from '@meetingapp/domain/hotel/inventory-sheet.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { resizeEachStock } from '../../../db/places/stock.ts';

/** What a line did: a hotel or room type that it made, a room type that it changed, and its nights. */
export interface DoneInventory {
  hotelId?: number;
  typeId?: number;
  type?: { id: number; before: TypeValues; after: TypeValues };
  nights: { id: number; before: NightValues | null; after: NightValues }[];
}

/** A line of an import before prices in further currencies existed says nothing about them. */
export const withPrices = (values: NightValues, now: NightValues): NightValues => ({
  ...values,
  prices: (values as Partial<NightValues>).prices ?? now.prices,
});

export const nightColumns = ({ roomAmount, bedAmount, prices, closed }: NightValues) => ({
  room_amount: roomAmount,
  bed_amount: bedAmount,
  prices,
  closed,
});

/** Sets nights to these values. */
export async function setNights(
  transaction: DatabaseTransaction,
  nights: readonly { id: number; stockId: number; values: NightValues }[],
): Promise<void> {
  if (nights.length === 0) return;
  const rows = nights.map(({ id, values }) => ({ id, ...nightColumns(values) }));
  await sql`
    update room_night set room_amount = one.room_amount, bed_amount = one.bed_amount, prices = one.prices,
      closed = one.closed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (id bigint, room_amount bigint, bed_amount bigint, prices jsonb, closed boolean)
    where room_night.id = one.id and (room_night.room_amount, room_night.bed_amount, room_night.prices, room_night.closed)
      is distinct from (one.room_amount, one.bed_amount, one.prices, one.closed)`.execute(transaction);
  await resizeEachStock(
    transaction,
    nights.map(({ stockId, values }) => ({ id: stockId, size: values.size })),
  );
}

export const setType = (transaction: DatabaseTransaction, id: number, { beds, sellsBeds, breakfast }: TypeValues) =>
  transaction.updateTable('room_type').set({ beds, sells_beds: sellsBeds, breakfast }).where('id', '=', id).execute();
