import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The changes that a release announces, and the title of its conference. */
export const releaseToNotify = (db: Database, conferenceId: number, number: number) =>
  db
    .selectFrom('programme_release')
    .innerJoin('conference', 'conference.id', 'programme_release.conference_id')
    .select(['programme_release.changes', 'conference.title', 'conference.zone'])
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Those of these experts who have an account or an e-mail address. */
export const reachableExperts = (db: Database, conferenceId: number, ids: readonly number[]) =>
  db
    .selectFrom('expert')
    .select(['id', 'name', 'email', 'account_id'])
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .where((column) => column.or([column('email', '<>', ''), column('account_id', 'is not', null)]))
    .orderBy('id')
    .execute();

/** People who have any of these items in their plan, and which. */
export async function plansWith(
  db: Database,
  conferenceId: number,
  items: readonly PlanItem[],
): Promise<Map<number, string[]>> {
  const keys = items.map(({ item, id }) => `${item}/${id}`);
  const rows = await db
    .selectFrom('favourite')
    .select(['account_id', sql<string>`item || '/' || item_id`.as('key')])
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`item || '/' || item_id`, 'in', keys.length === 0 ? [''] : keys)
    .orderBy('account_id')
    .execute();
  return groupBy(
    rows,
    (row) => row.account_id,
    ({ key }) => key,
  );
}
