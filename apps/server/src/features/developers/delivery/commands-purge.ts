import { DELIVERY_RETENTION_DAYS } from '@meetingapp/contract/developers/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Deletes old events with their deliveries, except those that still wait. */
export async function purgeEvents(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('webhook_event')
    .where('at', '<', new Date(now.getTime() - DELIVERY_RETENTION_DAYS * 86_400_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery')
            .select('webhook_delivery.id')
            .whereRef('event_id', '=', 'webhook_event.id')
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}
