import { sql } from 'kysely';
import { hidePersonal } from '@meetingapp/domain/developers/hide-personal.ts';
import { probeAfterMs, retryAfterMs, STOP_AFTER_MS } from '@meetingapp/domain/developers/retry.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { WebhookOutcome } from '../../../ports/webhooks/sender.ts';
import type { TakenDelivery } from './commands-take.ts';

export interface Attempt {
  delivery: TakenDelivery;
  outcome: WebhookOutcome;
}

export const arrived = ({ status }: Pick<WebhookOutcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/**
 * Records an attempt. An endpoint that answers is asked for more at once; one that fails is left alone for a growing time, and stopped
 * after hours without an answer: what it missed waits.
 */
export function recordAttempt(
  db: Database,
  { delivery, outcome }: Attempt,
  { now, chance }: { now: Date; chance: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const endpoint = await transaction
      .selectFrom('webhook_endpoint')
      .select(['failures', 'failing_since', 'state'])
      .where('id', '=', delivery.endpoint_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('webhook_attempt')
      .values({
        delivery_id: delivery.id,
        at: now,
        status: outcome.status,
        fault: outcome.fault,
        duration_ms: outcome.durationMs,
        answer: hidePersonal(outcome.answer),
      })
      .execute();
    const attempts = delivery.attempts + 1;
    const done = arrived(outcome);
    const wait = done ? 0 : retryAfterMs(attempts, chance);
    const state = done ? 'delivered' : wait === null ? 'dead' : 'waiting';
    const dueAt = new Date(now.getTime() + (wait ?? 0));
    await transaction
      .updateTable('webhook_delivery')
      .set({ state, attempts, due_at: dueAt, delivered_at: done ? now : null })
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting')
      .execute();
    if (done) {
      if (endpoint.failures > 0)
        await transaction
          .updateTable('webhook_endpoint')
          .set({ failures: 0, failing_since: null, next_at: null })
          .where('id', '=', delivery.endpoint_id)
          .execute();
      return;
    }
    const since = endpoint.failing_since ?? now;
    const nextAt = new Date(now.getTime() + probeAfterMs(endpoint.failures + 1, chance));
    const isOver = now.getTime() - since.getTime() >= STOP_AFTER_MS;
    await transaction
      .updateTable('webhook_endpoint')
      .set({
        failures: endpoint.failures + 1,
        failing_since: since,
        next_at: nextAt,
        ...(isOver && endpoint.state === 'active' ? { state: 'stopped' as const } : {}),
      })
      .where('id', '=', delivery.endpoint_id)
      .execute();
    const key = `developers.deliver.${delivery.endpoint_id}`;
    await addJob(transaction, 'developers.deliver', {}, { runAt: nextAt, key });
  });
}

/** Sends a delivery now, whatever its state; false: the conference has no such delivery. */
export async function replayDelivery(db: Database, cid: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'webhook_delivery.endpoint_id')
    .select(['endpoint_id'])
    .where('conference_id', '=', cid)
    .where('webhook_endpoint.state', '<>', 'removed')
    .where('webhook_delivery.id', '=', id)
    .forUpdate('webhook_delivery')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .where('id', '=', id)
    .execute();
  await tryAgain(db, [row.endpoint_id]);
  return true;
}

/** Sends again what was given up, of one endpoint or of all of the conference, and resumes stopped endpoints; returns how many. */
export async function replayFailed(
  db: Database,
  { cid, endpointId, now }: { cid: number; endpointId: number | null; now: Date },
): Promise<number> {
  const endpoints = await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('conference_id', '=', cid)
    .where('state', '<>', 'removed')
    .$if(endpointId !== null, (query) => query.where('id', '=', endpointId ?? 0))
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = endpoints.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const changed = await sql<{ count: number }>`
    with again as (
      update webhook_delivery set state = 'waiting', attempts = 0, due_at = ${now}
      where endpoint_id = any(${ids}::bigint[]) and (state = 'dead' or state = 'waiting' and attempts > 0) returning id)
    select count(*)::int as count from again`.execute(db);
  await tryAgain(db, ids);
  return changed.rows[0]?.count ?? 0;
}

/** Endpoints are asked at once again, also stopped ones. */
async function tryAgain(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ state: 'active', failures: 0, failing_since: null, next_at: null })
    .where('id', 'in', ids)
    .execute();
  await addJob(db, 'developers.deliver', {});
}
