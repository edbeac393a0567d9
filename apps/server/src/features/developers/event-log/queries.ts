import { sql, type RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

export const PAGE_ROWS = 50;

export interface EventFilter {
  eventState: 'waiting' | 'delivered' | 'dead' | null;
  eventType: string | null;
  /** Empty: every one. */
  object: string;
  /** Only events from then on. */
  since: Date | null;
}

export interface EventRow {
  id: number;
  type: string;
  object: string;
  at: Date;
  key: string;
  body: string;
  waiting: number;
  delivered: number;
  dead: number;
}

/** Deliveries of the table `event` to endpoints that still exist. */
const deliveries = sql`webhook_delivery as sent join webhook_endpoint as receiver on receiver.id = sent.endpoint_id
  where sent.event_id = event.id and receiver.state <> 'removed'`;
const some = (condition: RawBuilder<unknown>) => sql`exists (select from ${deliveries} and ${condition})`;

const states = {
  waiting: some(sql`sent.state = 'waiting'`),
  dead: some(sql`sent.state = 'dead'`),
  delivered: sql`${some(sql`true`)} and not ${some(sql`sent.state <> 'delivered'`)}`,
};

/** Of the table `event`. */
export const conditions = (cid: number, { eventState, eventType, object, since }: EventFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`event.conference_id = ${cid}`,
      ...(eventState === null ? [] : [states[eventState]]),
      ...(eventType === null ? [] : [sql`event.type = ${eventType}`]),
      ...(object === '' ? [] : [sql`event.object = ${object}`]),
      ...(since === null ? [] : [sql`event.at >= ${since}`]),
    ],
    sql` and `,
  );

/** Of the table `event`: one event. */
export const isEvent = (id: number): RawBuilder<unknown> => sql`event.id = ${id}`;

const rows = (condition: RawBuilder<unknown>, limit: number) => sql<EventRow>`
  select event.id, event.type, event.object, event.at, event.key, event.body, tally.waiting, tally.delivered, tally.dead
  from webhook_event as event cross join lateral (
    select count(*) filter (where sent.state = 'waiting')::int as waiting,
      count(*) filter (where sent.state = 'delivered')::int as delivered,
      count(*) filter (where sent.state = 'dead')::int as dead
    from ${deliveries}) as tally
  where ${condition} order by event.id desc limit ${limit}`;

/** One row more than a page, newest first. */
export async function listEvents(
  db: Database,
  cid: number,
  { before, ...filter }: EventFilter & { before: number | null },
): Promise<EventRow[]> {
  const further = before === null ? sql`true` : sql`event.id < ${before}`;
  return (await rows(sql`${conditions(cid, filter)} and ${further}`, PAGE_ROWS + 1).execute(db)).rows;
}

export async function findEvent(db: Database, cid: number, id: number): Promise<EventRow | undefined> {
  return (await rows(sql`event.conference_id = ${cid} and event.id = ${id}`, 1).execute(db)).rows[0];
}

/** Events that match, and those of them before the page, each counted up to COUNTED_AT_MOST and one more. */
export async function countEvents(
  db: Database,
  cid: number,
  { before, ...filter }: EventFilter & { before: number | null },
): Promise<{ count: number; earlier: number }> {
  const counted = (further: RawBuilder<unknown>) => sql`(
    select count(*)::int from (
      select from webhook_event as event where ${conditions(cid, filter)} and ${further} limit ${COUNTED_AT_MOST + 1}
    ) as found)`;
  const earlier = before === null ? sql`0` : counted(sql`event.id >= ${before}`);
  const found = await sql<{ count: number; earlier: number }>`
    select ${counted(sql`true`)} as count, ${earlier} as earlier`.execute(db);
  return found.rows[0] ?? { count: 0, earlier: 0 };
}
