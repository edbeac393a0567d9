import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';

/** Items that a person plans to attend. */
export async function planOf(db: Database, accountId: number, conferenceId: number): Promise<PlanItem[]> {
  const rows = await db
    .selectFrom('favourite')
    .select(['item', 'item_id'])
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .orderBy('at')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item, item_id }) => ({ item: item as PlanItem['item'], id: item_id }));
}

/** Number of people with each item in their plan, by `session/1`, and number of people with any of these items. */
export async function plannedBy(db: Database, conferenceId: number, items: readonly PlanItem[]) {
  const keys = items.map(({ item, id }) => `${item}/${id}`);
  const rows = await db
    .selectFrom('favourite')
    .select(({ fn }) => [sql<string>`item || '/' || item_id`.as('key'), fn.countAll<string>().as('people')])
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`item || '/' || item_id`, 'in', keys.length === 0 ? [''] : keys)
    .groupBy('key')
    .execute();
  const { all } = await db
    .selectFrom('favourite')
    .select(({ fn }) => fn.count<string>('account_id').distinct().as('all'))
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`item || '/' || item_id`, 'in', keys.length === 0 ? [''] : keys)
    .executeTakeFirstOrThrow();
  return { each: new Map(rows.map(({ key, people }) => [key, Number(people)])), all: Number(all) };
}

/** The plan that a secret address opens. */
export const feedByToken = (db: Database, token: string) =>
  db
    .selectFrom('calendar_feed')
    .select(['account_id', 'conference_id', 'language'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
