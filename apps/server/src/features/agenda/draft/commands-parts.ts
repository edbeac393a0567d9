import type { Part } from '@meetingapp/contract/agenda/programme.ts';
import type { Database } from '../../../db/connection/database.ts';

/**
 * Sets who has which role, in this order; all others are removed. Unchanged rows are not written, so that the audit log shows only
 * what changed.
 */
export async function setParts(
  db: Database,
  column: 'session_id' | 'talk_id',
  ownerId: number,
  parts: readonly Part[],
): Promise<void> {
  const wanted = new Map(parts.map((part) => [`${part.expert}/${part.role}`, part]));
  const there = await db
    .selectFrom('programme_role')
    .select(['id', 'expert_id', 'role', 'position'])
    .where(column, '=', ownerId)
    .execute();
  const known = new Map(there.map((row) => [`${row.expert_id}/${row.role}`, row]));
  const gone = there.filter((row) => !wanted.has(`${row.expert_id}/${row.role}`)).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('programme_role').where('id', 'in', gone).execute();
  for (const [position, [key, { expert, role }]] of [...wanted].entries()) {
    const row = known.get(key);
    if (!row)
      await db
        .insertInto('programme_role')
        .values({ expert_id: expert, role, position, [column]: ownerId } as never)
        .execute();
    else if (row.position !== position)
      await db.updateTable('programme_role').set({ position }).where('id', '=', row.id).execute();
  }
}
