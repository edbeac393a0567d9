import { randomUUID } from 'node:crypto';
import type { EventType } from '@meetingapp/contract/developers/event.ts';
import { demoLogins } from '../support/demo.ts';
import { withDatabase } from '../support/own-congress.ts';

/** Gives a test's conference a receiver that missed some events, each given up after eight attempts. */
export function ownDeadLetters(cid: number, missed: readonly { type: EventType; object: string }[]): Promise<void> {
  return withDatabase(async (db) => {
    const staff = await db
      .selectFrom('staff_member')
      .select('id')
      .where('email', '=', demoLogins.staff.email)
      .executeTakeFirstOrThrow();
    const endpoint = await db
      .insertInto('webhook_endpoint')
      .values({
        conference_id: cid,
        url: 'https://crm.hospital.example/hooks',
        events: [...new Set(missed.map(({ type }) => type))],
        created_by: staff.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { type, object } of missed) {
      const body = JSON.stringify({ type, conference: cid, object });
      const event = await db
        .insertInto('webhook_event')
        .values({ key: randomUUID(), conference_id: cid, type, object, body })
        .returning('id')
        .executeTakeFirstOrThrow();
      const delivery = await db
        .insertInto('webhook_delivery')
        .values({ endpoint_id: endpoint.id, event_id: event.id, object, state: 'dead', attempts: 8 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const attempts = Array.from({ length: 8 }, (_one, index) => ({
        delivery_id: delivery.id,
        at: new Date(Date.UTC(2027, 0, 2, 3, 4, index)),
        fault: 'timeout',
        duration_ms: 10_000,
      }));
      await db.insertInto('webhook_attempt').values(attempts).execute();
    }
  });
}
