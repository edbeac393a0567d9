import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';

/** The member of staff of a valid link. */
export const findLink = (db: Database, token: string, now: Date) =>
  db
    .selectFrom('staff_link')
    .innerJoin('staff_member', 'staff_member.id', 'staff_link.staff_id')
    .select(['staff_link.staff_id', 'staff_link.purpose', 'staff_member.name', 'staff_member.email'])
    .where('staff_link.hash', '=', hashToken(token))
    .where('staff_link.expires_at', '>', now)
    .where('staff_member.ended_at', 'is', null)
    .executeTakeFirst();

/** Reset links sent to a person since a moment, newest first. */
export const resetsSince = (db: Database, staffId: number, since: Date) =>
  db
    .selectFrom('staff_link')
    .select('created_at')
    .where('staff_id', '=', staffId)
    .where('purpose', '=', 'reset')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
