import type { Database } from '../../db/database.ts';

/** Whose log-in this is, as long as it has not ended. */
export async function sessionByHash(db: Database, viewer: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('access_token')
    .select('account_id')
    .where('hash', '=', Buffer.from(viewer, 'base64url'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id ?? null;
}
