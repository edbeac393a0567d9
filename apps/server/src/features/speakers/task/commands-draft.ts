import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';

interface Swap {
  item: 'session' | 'talk';
  itemId: number;
  from: number;
  to: number;
}

/**
 * Gives the roles of one person in an item of the draft to another. Its version moves, so that an editor with the old one is refused.
 * Without effect when the draft no longer has the item or the person in it: staff have already changed it.
 */
export async function swapInDraft(transaction: DatabaseTransaction, { item, itemId, from, to }: Swap): Promise<void> {
  const column = item === 'session' ? 'session_id' : 'talk_id';
  const moved = await sql`update programme_role as part set expert_id = ${to}
    where expert_id = ${from} and ${sql.ref(column)} = ${itemId} and not exists (
      select from programme_role as other where other.expert_id = ${to} and other.role = part.role
        and other.${sql.ref(column)} = ${itemId}) returning id`.execute(transaction);
  if (moved.rows.length === 0) return;
  await transaction
    .updateTable(item === 'session' ? 'programme_session' : 'talk')
    .set({ version: nextVersion })
    .where('id', '=', itemId)
    .execute();
}
