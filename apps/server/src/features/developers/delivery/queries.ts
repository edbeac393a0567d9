import { sql, type RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

export const PAGE_ROWS = 50;
const HOUR_MS = 3_600_000;

/** Start of a period of hours that ends now. */
export const sinceHours = (withinHours: number | null, now: Date): Date | null =>
  withinHours === null ? null : new Date(now.getTime() - withinHours * HOUR_MS);

const withLast = (db: Database, cid: number) =>
  db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('webhook_attempt')
          .select(['status', 'duration_ms', 'fault'])
          .whereRef('delivery_id', '=', 'delivery.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'delivery.id',
      'delivery.endpoint_id',
      'endpoint.url',
      'endpoint.state as endpoint_state',
      'event.type',
      'delivery.object',
      'event.at',
      'delivery.state',
      'delivery.attempts',
      'delivery.due_at',
      'last.status',
      'last.duration_ms',
      'last.fault',
    ])
    .where('endpoint.conference_id', '=', cid);

export interface DeliveryFilter {
  failed: boolean;
  endpointId: number | null;
  deliveryState: 'waiting' | 'delivered' | 'dead' | null;
  eventType: string | null;
  /** Empty: every one. */
  object: string;
  /** Only events from then on. */
  since: Date | null;
  before: number | null;
}

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `);

/** Of the tables `delivery`, `endpoint` and `event`. */
export const conditions = (cid: number, filter: Omit<DeliveryFilter, 'before'>) => {
  const { failed, endpointId, deliveryState, eventType, object, since } = filter;
  return both([
    sql`endpoint.conference_id = ${cid}`,
    ...(failed || deliveryState === 'dead' ? [sql`endpoint.state <> 'removed'`] : []),
    ...(failed ? [sql`(delivery.state = 'dead' or delivery.state = 'waiting' and delivery.attempts > 0)`] : []),
    ...(endpointId === null ? [] : [sql`delivery.endpoint_id = ${endpointId}`]),
    ...(deliveryState === null ? [] : [sql`delivery.state = ${deliveryState}`]),
    ...(eventType === null ? [] : [sql`event.type = ${eventType}`]),
    ...(object === '' ? [] : [sql`delivery.object = ${object}`]),
    ...(since === null ? [] : [sql`event.at >= ${since}`]),
  ]);
};

/** One row more than a page, newest first. */
export function listDeliveries(db: Database, cid: number, { before, ...filter }: DeliveryFilter) {
  return withLast(db, cid)
    .where(sql<boolean>`${conditions(cid, filter)}`)
    .$if(before !== null, (query) => query.where('delivery.id', '<', before ?? 0))
    .orderBy('delivery.id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
}
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Deliveries that match, and those of them before the page, each counted up to COUNTED_AT_MOST and one more. */
export async function countDeliveries(
  db: Database,
  cid: number,
  { before, ...filter }: DeliveryFilter,
): Promise<{ count: number; earlier: number }> {
  const counted = (further: RawBuilder<unknown>) => sql`(
    select count(*)::int from (
      select from webhook_delivery as delivery
      join webhook_endpoint as endpoint on endpoint.id = delivery.endpoint_id
      join webhook_event as event on event.id = delivery.event_id
      where ${conditions(cid, filter)} and ${further} limit ${COUNTED_AT_MOST + 1}
    ) as found)`;
  const earlier = before === null ? sql`0` : counted(sql`delivery.id >= ${before}`);
  const { rows } = await sql<{ count: number; earlier: number }>`
    select ${counted(sql`true`)} as count, ${earlier} as earlier`.execute(db);
  return rows[0] ?? { count: 0, earlier: 0 };
}

/** Deliveries of a conference that were given up, or failed and wait for another attempt. */
export async function countFailed(db: Database, cid: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from webhook_delivery as delivery join webhook_endpoint as endpoint on endpoint.id = delivery.endpoint_id
    where endpoint.conference_id = ${cid} and endpoint.state <> 'removed'
      and (delivery.state = 'dead' or delivery.state = 'waiting' and delivery.attempts > 0)`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Deliveries of one event, of endpoints that still exist. */
export const listEventDeliveries = (db: Database, cid: number, eventId: number) =>
  withLast(db, cid)
    .where('delivery.event_id', '=', eventId)
    .where('endpoint.state', '<>', 'removed')
    .orderBy('delivery.id')
    .execute();

export const findDelivery = (db: Database, cid: number, id: number) =>
  withLast(db, cid).select(['event.key', 'event.body']).where('delivery.id', '=', id).executeTakeFirst();

export function attemptsOf(db: Database, deliveryId: number) {
  return db
    .selectFrom('webhook_attempt')
    .select(['at', 'status', 'fault', 'duration_ms', 'sent_headers', 'answer_headers', 'answer'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .execute();
}
export type AttemptRow = Awaited<ReturnType<typeof attemptsOf>>[number];

/** Later deliveries of the same object that wait for this one. */
export async function countBehind(
  db: Database,
  row: Pick<DeliveryRow, 'id' | 'endpoint_id' | 'object'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('endpoint_id', '=', row.endpoint_id)
    .where('object', '=', row.object)
    .where('state', '=', 'waiting')
    .where('id', '>', row.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
