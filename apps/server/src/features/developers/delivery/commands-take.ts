import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';

/** Deliveries sent at the same time to one endpoint. */
const BATCH = 20;
/** Milliseconds for which a taken delivery is left alone; longer than an attempt takes. A killed process leaves it to the next. */
const LEASE_MS = 60_000;

export interface TakenDelivery {
  id: number;
  endpoint_id: number;
  attempts: number;
  url: string;
  salt: string;
  former_salt: string | null;
  former_until: Date | null;
  key: string;
  body: string;
}

/**
 * Takes the due deliveries of one endpoint, oldest first, and only the first one of each object: the next one of that object follows when
 * it has arrived or was given up. An endpoint that failed lately gets a single delivery as a probe. Empty: nothing is due.
 */
export function takeDeliveries(db: Database, now: Date): Promise<TakenDelivery[]> {
  return inTransaction(db, async (transaction) => {
    const until = new Date(now.getTime() + LEASE_MS);
    const endpoint = await sql<{ id: number; failures: number }>`
      select endpoint.id, failures from webhook_endpoint as endpoint cross join lateral (
        select delivery.id from webhook_delivery as delivery
        where delivery.endpoint_id = endpoint.id and delivery.state = 'waiting' and delivery.due_at <= ${now}
          and not exists (select from webhook_delivery as earlier
            where earlier.endpoint_id = delivery.endpoint_id and earlier.object = delivery.object and earlier.state = 'waiting'
              and earlier.id < delivery.id)
        -- The first one in the order of an index, so that the others are not read.
        order by due_at, id limit 1) as due
      where state = 'active' and (next_at is null or next_at <= ${now})
      order by next_at nulls first, endpoint.id limit 1 for no key update of endpoint skip locked`.execute(transaction);
    const [found] = endpoint.rows;
    if (!found) return [];
    const probes = found.failures > 0;
    if (probes)
      await transaction.updateTable('webhook_endpoint').set({ next_at: until }).where('id', '=', found.id).execute();
    const taken = await sql<TakenDelivery>`
      with due as (
        select delivery.id from webhook_delivery as delivery
        where endpoint_id = ${found.id} and state = 'waiting' and due_at <= ${now}
          and not exists (select from webhook_delivery as earlier
            where earlier.endpoint_id = delivery.endpoint_id and earlier.object = delivery.object and earlier.state = 'waiting'
              and earlier.id < delivery.id)
        order by due_at, id limit ${probes ? 1 : BATCH} for update skip locked
      ), leased as (
        update webhook_delivery set due_at = ${until} from due where webhook_delivery.id = due.id
        returning webhook_delivery.id, endpoint_id, event_id, attempts
      )
      select leased.id, leased.endpoint_id, leased.attempts, endpoint.url, endpoint.salt, endpoint.former_salt,
        endpoint.former_until, event.key, event.body
      from leased join webhook_endpoint as endpoint on endpoint.id = leased.endpoint_id
        join webhook_event as event on event.id = leased.event_id
      order by leased.id`.execute(transaction);
    return taken.rows;
  });
}
