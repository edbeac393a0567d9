import { sql } from 'kysely';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { nextChannel, type Channel } from '@meetingapp/domain/messages/delivery.ts';
import { quietUntil, usualQuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { takeMessages, takeNotifications, type DueNotification, type MessageRow } from './queries.ts';
import { valuesIn } from './writer.ts';

/** The outcome of one attempt to send a message. */
export interface Attempt {
  id: number;
  /** Empty: sent. */
  fault: string;
  state: 'sent' | 'waiting' | 'failed' | 'unknown';
  /** For a waiting one: earliest time of the next attempt. */
  retryAt: Date | null;
  /** The provider's number of a sent message; empty: it gives none. */
  providerId: string;
  /** True when the address does not exist or refuses all messages. */
  bounced: boolean;
}

/** Milliseconds after which a message that a killed process was sending counts as unknown; longer than any channel's time limit. */
const LOST_MS = 120_000;

interface Batch {
  /** At most this many messages at once. */
  most: number;
  now: Date;
  /** True when a channel is configured for this template. */
  canSend: (channel: Channel, template: string) => boolean;
}

/**
 * Takes due messages, and due notifications with the channel of each, marked as being sent in a transaction of its own: a process that
 * dies while it sends them leaves them unknown, and nobody sends them a second time.
 */
export const takeBatch = (db: Database, { most, now, canSend }: Batch): Promise<MessageRow[]> =>
  inTransaction(db, async (transaction) => {
    const messages = await takeMessages(transaction, now, most);
    const due = messages.length < most ? await takeNotifications(transaction, now, most - messages.length) : [];
    if (due.length === 0) return messages;
    const decided = due.map((one) => ({ one, ...decide(one, now, (channel) => canSend(channel, one.template)) }));
    await recordDecisions(transaction, decided);
    const sent = decided.flatMap(({ one, channel, recipient, language }) =>
      channel === null ? [] : [{ one, channel, recipient, language }],
    );
    return [...messages, ...(await insertMessages(transaction, sent, now))];
  });

interface Decision {
  /** Null: nothing is sent now. */
  channel: Channel | null;
  recipient: string;
  language: Language;
  state: 'waiting' | 'sending' | 'inbox' | 'failed';
  /** Later than now while the person is not to be disturbed. */
  dueAt: Date;
}

function decide(due: DueNotification, now: Date, canSend: (channel: Channel) => boolean): Decision {
  const { kind, required, urgent, chosen, zone, quiet } = due;
  const usable = due.addresses.filter(({ channel, bounced }) => !bounced && canSend(channel));
  const reachable = new Set(usable.map(({ channel }) => channel));
  const next = nextChannel({ kind, required, chosen, reachable, tried: new Set(due.tried) });
  const language = languageOf(due);
  if (next === 'inbox' || next === 'failed') return { channel: null, recipient: '', language, state: next, dueAt: now };
  const until = urgent ? null : quietUntil(quiet ?? usualQuietHours, zone, now);
  if (until) return { channel: null, recipient: '', language, state: 'waiting', dueAt: until };
  const recipient = usable.find(({ channel }) => channel === next)?.address ?? '';
  return { channel: next, recipient, language, state: 'sending', dueAt: now };
}

/** Foreign numbers are stored with their country code; their owners get English. */
const languageOf = ({ addresses }: DueNotification): Language =>
  addresses.some(({ channel, address }) => channel === 'phone' && address.startsWith('+')) ? 'en' : 'zh';

async function recordDecisions(
  transaction: DatabaseTransaction,
  decided: readonly ({ one: DueNotification } & Decision)[],
): Promise<void> {
  const lines = decided.map(({ one, state, dueAt }) => ({ id: one.id, state, dueAt }));
  await sql`
    update notification set state = decided.state, due_at = decided."dueAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as decided (id bigint, state text, "dueAt" timestamptz)
    where notification.id = decided.id
  `.execute(transaction);
}

async function insertMessages(
  transaction: DatabaseTransaction,
  sent: readonly { one: DueNotification; channel: Channel; recipient: string; language: Language }[],
  now: Date,
): Promise<MessageRow[]> {
  if (sent.length === 0) return [];
  const values = sent.map(({ one, channel, recipient, language }) => ({
    channel,
    recipient,
    language,
    template: one.template,
    variables: JSON.stringify(valuesIn(one.variables, language)),
    registration_id: one.registrationId,
    notification_id: one.id,
    state: 'sending' as const,
    begun_at: now,
  }));
  const inserted = await transaction
    .insertInto('message')
    .values(values)
    .returning([
      'id',
      'channel',
      'recipient',
      'language',
      'template',
      'variables',
      'attempts',
      'file_key',
      'file_name',
      'notification_id',
    ])
    .$castTo<Omit<MessageRow, 'about'>>()
    .execute();
  const byId = new Map(sent.map(({ one }) => [one.id, one]));
  return inserted.map((message) => ({ ...message, about: aboutOf(byId.get(Number(message.notification_id))) }));
}

const aboutOf = (due: DueNotification | undefined): MessageRow['about'] =>
  due === undefined ? null : { accountId: due.accountId, kind: due.kind, required: due.required, link: due.link };

/**
 * Records attempts in one statement, and what they mean for their notifications: a failed one is due again, for its next channel. Codes
 * in a message are deleted once it is sent.
 */
export const recordAttempts = (db: Database, attempts: readonly Attempt[], now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (attempts.length === 0) return;
    await sql`
      with made as (
        select * from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
          as made (id bigint, fault text, state text, "retryAt" timestamptz, "providerId" text, bounced boolean)
      ), attempted as (
        update message set attempts = attempts + 1, fault = made.fault, state = made.state, retry_at = made."retryAt",
          provider_id = nullif(made."providerId", ''),
          sent_at = case when made.state = 'sent' then ${now}::timestamptz end,
          variables = case when made.state in ('sent', 'unknown') then '{}' else variables end
        from made where message.id = made.id and message.state = 'sending'
        returning message.id, message.notification_id, message.channel, message.recipient, message.state, made.fault, made.bounced
      ), bounce as (
        insert into bounced_address select distinct on (channel, recipient) channel, recipient, fault, ${now} from attempted where bounced
        on conflict (channel, address) do update set reason = excluded.reason, at = excluded.at
      )
      update notification set
        state = case attempted.state when 'failed' then 'waiting' when 'waiting' then 'sending' else attempted.state end,
        due_at = case attempted.state when 'failed' then ${now} else due_at end
      from attempted where notification.id = attempted.notification_id
    `.execute(transaction);
  });

/** Marks what a killed process was sending as unknown, notifications included. */
export const markLost = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await sql`
      with lost as (
        update message set state = 'unknown', fault = 'interrupted', attempts = attempts + 1, variables = '{}'
        where state = 'sending' and begun_at < ${new Date(now.getTime() - LOST_MS)} returning notification_id
      )
      update notification set state = 'unknown' from lost where notification.id = lost.notification_id
    `.execute(transaction);
  });
