import { sql } from 'kysely';
import type { LogItem, PostRefusal, Writer } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { messageBody } from '../log/runtime/log-item.ts';

export interface NewMessage {
  accountId: number;
  by: Writer;
  kind: 'message' | 'question';
  key: string;
  text: string;
  /** Why moderators check it first; null: it is shown at once. */
  hold: 'all' | 'word' | 'repeated' | null;
}

export type PostOutcome =
  | { taken: true; sequence: number | null }
  | { taken: false; why: PostRefusal; waitSeconds?: number };

export interface PostedBatch {
  outcomes: PostOutcome[];
  /** Rows appended to the log. */
  items: LogItem[];
  held: number;
}

/**
 * Checked under the lock and only for new entries: a message sent again after a reconnect is recognized by its key and not refused as
 * too soon.
 */
export type Validate = (entry: NewMessage) => { why: PostRefusal; waitSeconds?: number } | null;

interface Known {
  account_id: number;
  client_key: string;
  sequence: number | null;
}

/** Appends messages of several people in one transaction. Idempotent by key. */
export function postMessages(
  db: Database,
  { broadcastId, conferenceId, now }: { broadcastId: number; conferenceId: number; now: Date },
  entries: readonly NewMessage[],
  validate: Validate,
): Promise<PostedBatch> {
  return inTransaction(db, async (transaction) => {
    const place = await lock(transaction, broadcastId);
    if (!place) return { outcomes: entries.map(() => ({ taken: false, why: 'gone' })), items: [], held: 0 };
    const [known, muted] = await before(transaction, { broadcastId, conferenceId, now }, entries);
    const items: LogItem[] = [];
    const added: (NewMessage & { sequence: number })[] = [];
    const held: NewMessage[] = [];
    const outcomes = entries.map((entry): PostOutcome => {
      const name = `${entry.accountId} ${entry.key}`;
      const sequence = known.get(name);
      if (sequence !== undefined) return { taken: true, sequence };
      if (muted.has(entry.accountId)) return { taken: false, why: 'muted' };
      if (place.chat === 'closed') return { taken: false, why: 'closed' };
      const refused = validate(entry);
      if (refused) return { taken: false, ...refused };
      if (entry.hold !== null || place.chat === 'before') {
        held.push({ ...entry, hold: entry.hold ?? 'all' });
        known.set(name, null);
        return { taken: true, sequence: null };
      }
      const next = place.last_sequence + added.length + 1;
      added.push({ ...entry, sequence: next });
      items.push({ s: next, at: now.getTime(), k: entry.kind, b: messageBody(entry.by, entry.text) });
      known.set(name, next);
      return { taken: true, sequence: next };
    });
    await write(transaction, { broadcastId, now, added, held });
    return { outcomes, items, held: held.length };
  });
}

const lock = (db: DatabaseTransaction, broadcastId: number) =>
  db
    .selectFrom('broadcast')
    .select(['last_sequence', 'chat'])
    .where('id', '=', broadcastId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function before(
  db: DatabaseTransaction,
  { broadcastId, conferenceId, now }: { broadcastId: number; conferenceId: number; now: Date },
  entries: readonly NewMessage[],
): Promise<[Map<string, number | null>, Set<number>]> {
  const accounts = entries.map(({ accountId }) => accountId);
  const keys = entries.map(({ key }) => key);
  const { rows } = await sql<Known>`
    with said as (select * from unnest(${accounts}::bigint[], ${keys}::text[]) as said (account_id, client_key))
    select account_id, client_key, sequence from live_event join said using (account_id, client_key)
      where broadcast_id = ${broadcastId}
    union all select account_id, client_key, sequence from live_held_message join said using (account_id, client_key)
      where broadcast_id = ${broadcastId} and sequence is null
    union all select account_id, '', null from live_mute
      where conference_id = ${conferenceId} and account_id = any(${accounts}::bigint[]) and lifted_at is null
        and (broadcast_id is null or broadcast_id = ${broadcastId}) and (until is null or until > ${now})
  `.execute(db);
  const muted = rows.filter(({ client_key: key }) => key === '').map(({ account_id: id }) => id);
  const known = rows.filter(({ client_key: key }) => key !== '');
  return [new Map(known.map((row) => [`${row.account_id} ${row.client_key}`, row.sequence])), new Set(muted)];
}

interface Written {
  broadcastId: number;
  now: Date;
  added: (NewMessage & { sequence: number })[];
  held: NewMessage[];
}

/** One round trip for all. */
async function write(db: DatabaseTransaction, { broadcastId, now, added, held }: Written): Promise<void> {
  const events = added.map(({ sequence, kind, accountId, key, by, text }) => ({
    sequence,
    kind,
    account_id: accountId,
    client_key: key,
    body: messageBody(by, text),
  }));
  if (events.length > 0)
    await sql`
      with said as (
        select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as said (sequence bigint, kind text, account_id bigint, client_key text, body jsonb)),
      logged as (
        insert into live_event (broadcast_id, sequence, at, kind, account_id, client_key, body)
          select ${broadcastId}, sequence, ${now}, kind, account_id, client_key, body from said),
      asked as (
        insert into live_question (broadcast_id, sequence)
          select ${broadcastId}, sequence from said where kind = 'question')
      update broadcast set last_sequence = last_sequence + ${events.length} where id = ${broadcastId}
    `.execute(db);
  if (held.length > 0)
    await db
      .insertInto('live_held_message')
      .values(
        held.map(({ accountId, kind, key, by, text, hold }) => ({
          broadcast_id: broadcastId,
          account_id: accountId,
          kind,
          client_key: key,
          name: by.name,
          body: text,
          reason: hold ?? 'all',
          at: now,
        })),
      )
      .execute();
}
