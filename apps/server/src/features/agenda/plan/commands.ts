import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { planOf } from './queries.ts';

/** Items in a plan: more than anybody can attend. */
const MOST = 2000;

/** Adds and removes items. Returns the whole plan, or null when it would exceed the limit. */
export async function changePlan(
  db: Database,
  { accountId, conferenceId, now }: { accountId: number; conferenceId: number; now: Date },
  { added, removed }: { added: readonly PlanItem[]; removed: readonly PlanItem[] },
): Promise<PlanItem[] | null> {
  for (const { item, id } of removed)
    await db
      .deleteFrom('favourite')
      .where('account_id', '=', accountId)
      .where('conference_id', '=', conferenceId)
      .where('item', '=', item)
      .where('item_id', '=', id)
      .execute();
  if (added.length > 0)
    await sql`insert into favourite (account_id, conference_id, item, item_id, at)
      select ${accountId}, ${conferenceId}, item, id, ${now}
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as wish (item text, id bigint)
      on conflict do nothing`.execute(db);
  const items = await planOf(db, accountId, conferenceId);
  return items.length > MOST ? null : items;
}
