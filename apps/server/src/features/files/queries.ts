import type { Database } from '../../db/database.ts';

/** Whether somebody said of a file that it is read and not saved. */
export async function isReadOnly(db: Database, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('material')
    .select('id')
    .where('address', '=', address)
    .where('read_only', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
