import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** People of an exhibitor by address, each with the account that has proved the address. */
export const listMembers = (db: Database, exhibitorId: number) =>
  db
    .selectFrom('exhibitor_member')
    .leftJoin('identity', (join) =>
      join
        .onRef('identity.value', '=', 'exhibitor_member.address')
        .on('identity.kind', 'in', ['phone', 'email'])
        .on('identity.verified_at', 'is not', null),
    )
    .leftJoin('account', 'account.id', 'identity.account_id')
    .select(['address', 'identity.account_id', 'account.name'])
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('address')
    .execute();

/** Invitations of an exhibitor since a moment. */
export async function invitationsSince(db: Database, exhibitorId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('exhibitor_invitation')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('exhibitor_id', '=', exhibitorId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}
