import { createHash, randomUUID } from 'node:crypto';
import type { EventType } from '@meetingapp/contract/developers/event.ts';
import type { KeyScope } from '@meetingapp/contract/developers/scope.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { hashToken, newToken } from '@meetingapp/server/db/sessions/token-hash.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HOURS = 24;

interface Place {
  conferenceId: number;
  staffId: number;
}

/** Keys and receivers of the congress: used, expiring and revoked keys; receivers that work, and one that failed for hours. */
export async function seedCongressDevelopers(db: Database, place: Place, now: Date): Promise<void> {
  await seedKeys(db, place, now);
  await seedReceivers(db, place, now);
}

async function seedKeys(db: Database, { conferenceId, staffId }: Place, now: Date): Promise<void> {
  const keys: { name: string; scopes: KeyScope[]; days: number; usedMs: number; revoked?: boolean }[] = [
    { name: '旧官网', scopes: ['registrations:read'], days: 60, usedMs: 40 * DAY_MS, revoked: true },
    { name: '财务系统', scopes: ['orders:read'], days: 6, usedMs: 3 * HOUR_MS },
    { name: '签到大屏', scopes: ['registrations:read', 'checkin:read'], days: 120, usedMs: 20_000 },
  ];
  for (const { name, scopes, days, usedMs, revoked } of keys) {
    const secret = `mk_live_${newToken()}`;
    await db
      .insertInto('api_key')
      .values({
        conference_id: conferenceId,
        name,
        scopes,
        hash: hashToken(secret),
        prefix: secret.slice(0, 12),
        suffix: secret.slice(-4),
        created_by: staffId,
        created_at: new Date(now.getTime() - 50 * DAY_MS),
        expires_at: new Date(now.getTime() + days * DAY_MS),
        used_at: new Date(now.getTime() - usedMs),
        revoked_at: revoked ? new Date(now.getTime() - 39 * DAY_MS) : null,
      })
      .execute();
  }
}

type Attempt = { status: number | null; fault?: string; answer: string; ms: number };

const received: Attempt = { status: 200, answer: '{"received":true}', ms: 84 };
const failed: Attempt = { status: 500, answer: '{"error":"deadlock detected, retry"}', ms: 2100 };
const timeout: Attempt = { status: null, fault: 'timeout', answer: '', ms: 10_000 };

async function seedReceivers(db: Database, place: Place, now: Date): Promise<void> {
  const finance = await receiver(db, place, {
    url: 'https://fin.ecsc.example/hooks',
    events: ['order.paid.v1', 'order.refunded.v1', 'order.cancelled.v1'],
  });
  const operations = await receiver(db, place, {
    url: 'https://ops.ecsc.example/checkin',
    events: ['checkin.made.v1'],
  });
  const partner = await receiver(db, place, {
    url: 'https://crm.partner.example/down',
    events: ['registration.created.v1', 'registration.changed.v1'],
    failingSince: new Date(now.getTime() - 6 * HOUR_MS),
  });
  for (let hour = HOURS - 1; hour >= 0; hour -= 1) {
    const at = new Date(now.getTime() - hour * HOUR_MS - 20 * MINUTE_MS);
    const type = hour % 7 === 3 ? 'order.refunded.v1' : 'order.paid.v1';
    const shaky = hour === 9 || hour === 10;
    await delivery(db, place, { endpointId: finance, type, at, attempts: shaky ? [failed, received] : [received] });
    await delivery(db, place, {
      endpointId: operations,
      type: 'checkin.made.v1',
      at,
      attempts: [{ ...received, ms: 22 }],
    });
    if (hour >= 6)
      await delivery(db, place, { endpointId: partner, type: 'registration.created.v1', at, attempts: [received] });
    else
      await delivery(db, place, {
        endpointId: partner,
        type: 'registration.changed.v1',
        at,
        attempts: hour === 5 ? Array<Attempt>(8).fill(timeout) : [timeout],
        state: hour === 5 ? 'dead' : 'waiting',
      });
  }
}

async function receiver(
  db: Database,
  { conferenceId, staffId }: Place,
  { url, events, failingSince = null }: { url: string; events: EventType[]; failingSince?: Date | null },
): Promise<number> {
  const { id } = await db
    .insertInto('webhook_endpoint')
    .values({
      conference_id: conferenceId,
      url,
      events,
      created_by: staffId,
      ...(failingSince === null ? {} : { state: 'stopped' as const, failures: 24, failing_since: failingSince }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Delivered {
  endpointId: number;
  type: EventType;
  at: Date;
  attempts: readonly Attempt[];
  state?: 'delivered' | 'dead' | 'waiting';
}

async function delivery(db: Database, { conferenceId }: Place, wish: Delivered): Promise<void> {
  const { endpointId, type, at, attempts, state = 'delivered' } = wish;
  const id = Math.floor(at.getTime() / 1000) % 1_000_000;
  const object = type.startsWith('order') ? `order/${id}` : `registration/${id}`;
  const content = { type, timestamp: at.toISOString(), conference: conferenceId, object, data: { id } };
  const key = randomUUID();
  const event = await db
    .insertInto('webhook_event')
    .values({ key, conference_id: conferenceId, type, object, body: JSON.stringify(content), at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('webhook_delivery')
    .values({
      endpoint_id: endpointId,
      event_id: event.id,
      object,
      state,
      attempts: attempts.length,
      due_at: at,
      delivered_at: state === 'delivered' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, { status, fault, answer, ms }] of attempts.entries()) {
    const tried = new Date(at.getTime() + index * 2 * MINUTE_MS);
    await db
      .insertInto('webhook_attempt')
      .values({
        delivery_id: made.id,
        at: tried,
        sent_headers: JSON.stringify(headersOf(key, tried)),
        answer_headers: JSON.stringify(status === null ? [] : answerHeaders),
        status,
        fault: fault ?? '',
        duration_ms: ms,
        answer,
      })
      .execute();
  }
}

const answerHeaders = [
  ['content-type', 'application/json; charset=utf-8'],
  ['server', 'nginx'],
];

/** Headers of an attempt; nobody has the secrets of the demo's receivers, so that the signature is only of the right form. */
const headersOf = (key: string, at: Date): [name: string, value: string][] => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return [
    ['content-type', 'application/json'],
    ['user-agent', 'Meetingapp-Webhooks/1'],
    ['webhook-id', `evt_${key.replaceAll('-', '')}`],
    ['webhook-timestamp', timestamp],
    [
      'webhook-signature',
      `v1,${createHash('sha256')
        .update(key + timestamp)
        .digest('base64')}`,
    ],
  ];
};
