import type { Database } from '../../../db/connection/database.ts';

/** Keys of a conference, newest first. */
export function listKeys(db: Database, cid: number) {
  return db
    .selectFrom('api_key')
    .innerJoin('staff_member', 'staff_member.id', 'api_key.created_by')
    .select([
      'api_key.id',
      'api_key.name',
      'scopes',
      'prefix',
      'suffix',
      'staff_member.name as created_by',
      'api_key.created_at',
      'expires_at',
      'used_at',
      'revoked_at',
    ])
    .where('conference_id', '=', cid)
    .orderBy('api_key.id', 'desc')
    .limit(200)
    .execute();
}
export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** Number of valid keys. */
export async function countKeys(db: Database, cid: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conference_id', '=', cid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
