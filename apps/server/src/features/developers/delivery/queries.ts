import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export const PAGE_ROWS = 50;

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
  before: number | null;
}

/** One row more than a page, newest first. */
export function listDeliveries(
  db: Database,
  cid: number,
  { failed, endpointId, deliveryState, eventType, object, before }: DeliveryFilter,
) {
  return withLast(db, cid)
    .$if(failed, (query) =>
      query.where((where) =>
        where.or([
          where('delivery.state', '=', 'dead'),
          where.and([where('delivery.state', '=', 'waiting'), where('delivery.attempts', '>', 0)]),
        ]),
      ),
    )
    .$if(endpointId !== null, (query) => query.where('delivery.endpoint_id', '=', endpointId ?? 0))
    .$if(deliveryState !== null, (query) => query.where('delivery.state', '=', deliveryState ?? 'waiting'))
    .$if(eventType !== null, (query) => query.where('event.type', '=', eventType ?? ''))
    .$if(object !== '', (query) => query.where('delivery.object', '=', object))
    .$if(before !== null, (query) => query.where('delivery.id', '<', before ?? 0))
    .orderBy('delivery.id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
}
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Deliveries of a conference that were given up, or failed and wait for another attempt. */
export async function countFailed(db: Database, cid: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from webhook_delivery as delivery join webhook_endpoint as endpoint on endpoint.id = delivery.endpoint_id
    where endpoint.conference_id = ${cid} and endpoint.state <> 'removed'
      and (delivery.state = 'dead' or delivery.state = 'waiting' and delivery.attempts > 0)`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export const findDelivery = (db: Database, cid: number, id: number) =>
  withLast(db, cid).select(['event.key', 'event.body']).where('delivery.id', '=', id).executeTakeFirst();

export function attemptsOf(db: Database, deliveryId: number) {
  return db
    .selectFrom('webhook_attempt')
    .select(['at', 'status', 'fault', 'duration_ms', 'answer'])
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
