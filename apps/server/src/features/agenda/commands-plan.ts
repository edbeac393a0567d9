import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { planOf } from './queries.ts';

/** More than anybody can attend. */
const MOST = 2000;

/** Adds and takes out; answers the whole plan, or null where it would grow beyond all measure. */
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
