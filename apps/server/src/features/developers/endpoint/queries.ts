import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Endpoints of a conference, oldest first. */
export function listEndpoints(db: Database, cid: number) {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'events', 'state', 'failing_since', 'former_until', 'created_at'])
    .where('conference_id', '=', cid)
    .where('state', '<>', 'removed')
    .orderBy('id')
    .execute();
}
export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number];

export interface EndpointFigures {
  endpoint_id: number;
  waiting: number;
  dead: number;
}

/** Deliveries that wait or were given up, by endpoint. */
export async function countOpenDeliveries(db: Database, ids: readonly number[]): Promise<EndpointFigures[]> {
  if (ids.length === 0) return [];
  const found = await sql<EndpointFigures>`
    select endpoint_id, count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'dead')::int as dead
    from webhook_delivery where endpoint_id = any(${[...ids]}::bigint[]) and state in ('waiting', 'dead') group by endpoint_id`.execute(
    db,
  );
  return found.rows;
}

export interface HourFigures {
  endpoint_id: number;
  /** Hours ago, 0 to 23. */
  ago: number;
  good: number;
  bad: number;
}

/** Attempts of the last 24 hours by endpoint and hour. */
export async function countAttempts(db: Database, ids: readonly number[], now: Date): Promise<HourFigures[]> {
  if (ids.length === 0) return [];
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const found = await sql<HourFigures>`
    select delivery.endpoint_id, least(23, greatest(0, floor(extract(epoch from ${now}::timestamptz - attempt.at) / 3600)))::int as ago,
      count(*) filter (where attempt.status between 200 and 299)::int as good,
      count(*) filter (where attempt.status is null or attempt.status not between 200 and 299)::int as bad
    from webhook_delivery as delivery join webhook_attempt as attempt on attempt.delivery_id = delivery.id
    where delivery.endpoint_id = any(${[...ids]}::bigint[]) and attempt.at >= ${since}
    group by 1, 2`.execute(db);
  return found.rows;
}

/** An endpoint of a conference, locked for its change; undefined: there is none. */
export function lockEndpoint(db: Database, cid: number, id: number) {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'salt', 'state'])
    .where('conference_id', '=', cid)
    .where('id', '=', id)
    .where('state', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
}
