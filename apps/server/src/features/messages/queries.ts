import type { Database } from '../../db/connection/database.ts';

export function findMessage(db: Database, id: number) {
  return db
    .selectFrom('message')
    .select(['id', 'channel', 'recipient', 'language', 'template', 'variables', 'state', 'file_key', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
