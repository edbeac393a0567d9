import type { Database } from '../../db/database.ts';
import { hashToken } from '../../db/token-hash.ts';

/** Whose link this is, while it lasts. */
export const findLink = (db: Database, token: string, now: Date) =>
  db
    .selectFrom('staff_link')
    .innerJoin('staff_member', 'staff_member.id', 'staff_link.staff_id')
    .select(['staff_link.staff_id', 'staff_link.purpose', 'staff_member.name', 'staff_member.email'])
    .where('staff_link.hash', '=', hashToken(token))
    .where('staff_link.expires_at', '>', now)
    .where('staff_member.ended_at', 'is', null)
    .executeTakeFirst();

export const latestReset = (db: Database, staffId: number) =>
  db
    .selectFrom('staff_link')
    .select('created_at')
    .where('staff_id', '=', staffId)
    .where('purpose', '=', 'reset')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
