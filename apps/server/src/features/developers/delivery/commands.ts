import { sql, type RawBuilder } from 'kysely';
import { hidePersonal } from '@meetingapp/domain/developers/hide-personal.ts';
import { probeAfterMs, retryAfterMs, STOP_AFTER_MS } from '@meetingapp/domain/developers/retry.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { WebhookOutcome } from '../../../ports/webhooks/sender.ts';
import type { TakenDelivery } from './commands-take.ts';

export interface Attempt {
  delivery: TakenDelivery;
  /** As they were sent, in order. */
  headers: readonly (readonly [name: string, value: string])[];
  outcome: WebhookOutcome;
}

export const arrived = ({ status }: Pick<WebhookOutcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Records the attempts of one endpoint that were made together: all that arrived in one statement, and each that did not. */
export async function recordAttempts(
  db: Database,
  attempts: readonly Attempt[],
  moment: { now: Date; chance: () => number },
): Promise<void> {
  await recordArrived(
    db,
    attempts.filter(({ outcome }) => arrived(outcome)),
    moment.now,
  );
  for (const attempt of attempts)
    if (!arrived(attempt.outcome)) await recordFailed(db, attempt, { now: moment.now, chance: moment.chance() });
}

/** An endpoint that answers has no failures any more. */
async function recordArrived(db: Database, attempts: readonly Attempt[], now: Date): Promise<void> {
  const [first] = attempts;
  if (!first) return;
  const lines = attempts.map(({ delivery, headers, outcome }) => ({
    id: delivery.id,
    attempts: delivery.attempts + 1,
    status: outcome.status,
    fault: outcome.fault,
    duration_ms: outcome.durationMs,
    sent_headers: headers,
    answer_headers: outcome.answerHeaders.map(([name, value]) => [name, hidePersonal(value)]),
    answer: hidePersonal(outcome.answer),
  }));
  await sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as line (id bigint, attempts int, status int, fault text, duration_ms int, sent_headers jsonb, answer_headers jsonb, answer text)
    ), attempted as (
      insert into webhook_attempt (delivery_id, at, status, fault, duration_ms, sent_headers, answer_headers, answer)
      select id, ${now}::timestamptz, status, fault, duration_ms, sent_headers, answer_headers, answer from line order by id
    ), recovered as (
      update webhook_endpoint set failures = 0, failing_since = null, next_at = null
      where id = ${first.delivery.endpoint_id} and failures > 0
    )
    update webhook_delivery set state = 'delivered', attempts = line.attempts, due_at = ${now}, delivered_at = ${now}
    from line where webhook_delivery.id = line.id and webhook_delivery.state = 'waiting'`.execute(db);
}

/**
 * Records an attempt that did not arrive: its endpoint is left alone for a growing time, and stopped after hours without an answer; what
 * it missed waits.
 */
function recordFailed(
  db: Database,
  { delivery, headers, outcome }: Attempt,
  { now, chance }: { now: Date; chance: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const endpoint = await transaction
      .selectFrom('webhook_endpoint')
      .select(['failures', 'failing_since', 'state'])
      .where('id', '=', delivery.endpoint_id)
      // Writers of deliveries refer to the endpoint and do not wait for this lock.
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('webhook_attempt')
      .values({
        delivery_id: delivery.id,
        at: now,
        status: outcome.status,
        fault: outcome.fault,
        duration_ms: outcome.durationMs,
        sent_headers: JSON.stringify(headers),
        answer_headers: JSON.stringify(outcome.answerHeaders.map(([name, value]) => [name, hidePersonal(value)])),
        answer: hidePersonal(outcome.answer),
      })
      .execute();
    const attempts = delivery.attempts + 1;
    const wait = retryAfterMs(attempts, chance);
    await transaction
      .updateTable('webhook_delivery')
      .set({ state: wait === null ? 'dead' : 'waiting', attempts, due_at: new Date(now.getTime() + (wait ?? 0)) })
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting')
      .execute();
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

/**
 * Sends every delivery of a condition over `delivery`, `endpoint` and `event` again, to the endpoints of a conference that still exist;
 * returns how many. Those that wait for their first attempt are sent anyway and stay as they are.
 */
export async function replayWhere(
  db: Database,
  { cid, condition, now }: { cid: number; condition: RawBuilder<unknown>; now: Date },
): Promise<number> {
  // Before its deliveries, as the sender locks them.
  await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('conference_id', '=', cid)
    .where('state', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = await sql<{ endpoint_id: number; count: number }>`
    with again as (
      update webhook_delivery as changed set state = 'waiting', attempts = 0, due_at = ${now}
      from webhook_delivery as delivery
        join webhook_endpoint as endpoint on endpoint.id = delivery.endpoint_id
        join webhook_event as event on event.id = delivery.event_id
      where changed.id = delivery.id and endpoint.conference_id = ${cid} and endpoint.state <> 'removed'
        and not (delivery.state = 'waiting' and delivery.attempts = 0) and ${condition}
      returning changed.endpoint_id)
    select endpoint_id, count(*)::int as count from again group by endpoint_id`.execute(db);
  if (changed.rows.length === 0) return 0;
  await tryAgain(
    db,
    changed.rows.map(({ endpoint_id }) => endpoint_id),
  );
  return changed.rows.reduce((sum, { count }) => sum + count, 0);
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
