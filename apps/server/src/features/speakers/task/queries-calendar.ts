import type { Database } from '../../../db/connection/database.ts';

/** Sessions and talks that a person has accepted; also those no longer in the programme, which calendars show as cancelled. */
export async function acceptedItems(db: Database, expertId: number) {
  const rows = await db
    .selectFrom('speaker_invitation')
    .select(['item', 'item_id'])
    .where('expert_id', '=', expertId)
    .where('state', '=', 'accepted')
    .where('filled_by', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ item, item_id: id }) => ({ item, id }));
}
