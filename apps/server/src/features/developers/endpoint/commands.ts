import { randomUUID } from 'node:crypto';
import { MOST_ENDPOINTS } from '@meetingapp/contract/developers/endpoint.ts';
import { TEST_EVENT, type EventType } from '@meetingapp/contract/developers/event.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { Signatures } from '../../../ports/signatures.ts';
import { webhookSecret } from '../../../ports/webhooks/signature.ts';
import { lockEndpoint } from './queries.ts';

/** Milliseconds for which the former secret signs too. */
const FORMER_SECRET_MS = 24 * 3_600_000;

export interface EndpointInput {
  cid: number;
  url: string;
  events: readonly EventType[];
  staffId: number;
  now: Date;
}

/** Adds an endpoint whose address has been checked. The secret is shown to staff only here. */
export async function createEndpoint(
  db: Database,
  signatures: Signatures,
  { cid, url, events, staffId, now }: EndpointInput,
): Promise<{ ok: true; id: number; secret: string } | { ok: false; reason: 'endpoint_too_many' }> {
  await db.selectFrom('conference').select('id').where('id', '=', cid).forUpdate().execute();
  const present = await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('conference_id', '=', cid)
    .where('state', '<>', 'removed')
    .execute();
  if (present.length >= MOST_ENDPOINTS) return refused('endpoint_too_many');
  const { id, salt } = await db
    .insertInto('webhook_endpoint')
    .values({ conference_id: cid, url, events: [...new Set(events)], created_by: staffId, created_at: now })
    .returning(['id', 'salt'])
    .executeTakeFirstOrThrow();
  return { ok: true, id, secret: webhookSecret(signatures, salt) };
}

type Place = { cid: number; id: number };

/** False: the conference has no such endpoint; so for the following commands. */
export async function changeEndpoint(
  db: Database,
  { cid, id, url, events }: Place & Pick<EndpointInput, 'url' | 'events'>,
): Promise<boolean> {
  if (!(await lockEndpoint(db, cid, id))) return false;
  await db
    .updateTable('webhook_endpoint')
    .set({ url, events: [...new Set(events)] })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Gives an endpoint another secret; the present one signs too for a day. */
export async function rotateSecret(
  db: Database,
  signatures: Signatures,
  { cid, id, now }: Place & { now: Date },
): Promise<{ secret: string; formerUntil: Date } | null> {
  const row = await lockEndpoint(db, cid, id);
  if (!row) return null;
  const salt = randomUUID();
  const formerUntil = new Date(now.getTime() + FORMER_SECRET_MS);
  await db
    .updateTable('webhook_endpoint')
    .set({ salt, former_salt: row.salt, former_until: formerUntil })
    .where('id', '=', id)
    .execute();
  return { secret: webhookSecret(signatures, salt), formerUntil };
}

/** Stops an endpoint, or resumes it and sends what has waited. */
export async function switchEndpoint(db: Database, { cid, id, active }: Place & { active: boolean }): Promise<boolean> {
  if (!(await lockEndpoint(db, cid, id))) return false;
  await db
    .updateTable('webhook_endpoint')
    .set(active ? { state: 'active', failures: 0, failing_since: null, next_at: null } : { state: 'stopped' })
    .where('id', '=', id)
    .execute();
  if (active) await addJob(db, 'developers.deliver', {});
  return true;
}

/** Removes an endpoint; what waits for it is given up. */
export async function removeEndpoint(db: Database, { cid, id }: Place): Promise<boolean> {
  if (!(await lockEndpoint(db, cid, id))) return false;
  await db.updateTable('webhook_endpoint').set({ state: 'removed' }).where('id', '=', id).execute();
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'dead' })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return true;
}

/** Writes a test event for one endpoint; it is delivered like any other. */
export async function writeTest(db: Database, { cid, id, now }: Place & { now: Date }): Promise<number | null> {
  if (!(await lockEndpoint(db, cid, id))) return null;
  const object = `test/${randomUUID()}`;
  const content = { type: TEST_EVENT, timestamp: now.toISOString(), conference: cid, object, data: { endpoint: id } };
  const event = await db
    .insertInto('webhook_event')
    .values({ conference_id: cid, type: TEST_EVENT, object, body: JSON.stringify(content), at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await db
    .insertInto('webhook_delivery')
    .values({ endpoint_id: id, event_id: event.id, object, due_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, 'developers.deliver', {});
  return delivery.id;
}
