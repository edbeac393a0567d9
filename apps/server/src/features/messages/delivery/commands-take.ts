import { sql } from 'kysely';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { decide, type Decision } from '@meetingapp/domain/messages/decision.ts';
import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import {
  leftThisSecond,
  lockDigests,
  takeDigestParts,
  takeMessages,
  takeNotifications,
  type DueNotification,
  type MessageRow,
} from './queries.ts';
import { digestOf, valuesIn } from './writer.ts';

interface Batch {
  /** At most this many messages at once. */
  most: number;
  now: Date;
  /** True when a channel is configured for this template. */
  canSend: (channel: Channel, template: string) => boolean;
  /** Mailings from which nothing is taken now. */
  paused?: readonly number[];
}

export interface Taken {
  messages: MessageRow[];
  /** Accounts with something new in their inbox. */
  accounts: number[];
  /** Mailings of which a channel has reached its rate in this second. */
  limited: number[];
}

/**
 * Takes due messages, and due notifications with the channel of each, marked as being sent in a transaction of its own: a process that
 * dies while it sends them leaves them unknown, and nobody sends them a second time.
 */
export const takeBatch = (db: Database, { most, now, canSend, paused = [] }: Batch): Promise<Taken> =>
  inTransaction(db, async (transaction) => {
    const messages = await takeMessages(transaction, now, most);
    const due =
      messages.length < most ? await takeNotifications(transaction, now, { most: most - messages.length, paused }) : [];
    const decisions = due.map((one) => ({
      one,
      ...decide(one, now, { canSend: (channel) => one.sandbox !== null || canSend(channel, one.template) }),
    }));
    const { decided, limited } = await withinRates(transaction, decisions, now);
    const accounts = [
      ...messages.flatMap(({ about }) => (about === null ? [] : [about.accountId])),
      ...decided.map(({ one }) => one.accountId),
    ];
    await recordDecisions(transaction, decided);
    const sent = decided.flatMap(({ one, channel, recipient, language }) =>
      channel === null ? [] : [{ one, channel, recipient, language, ...contentOf(one, language) }],
    );
    return { messages: [...messages, ...(await insertMessages(transaction, sent, now))], accounts, limited };
  });

type Decided = { one: DueNotification } & Decision;

/** Leaves out what is above the rate of a channel; it stays due. `limited`: the mailings concerned. */
async function withinRates(
  transaction: DatabaseTransaction,
  decisions: readonly Decided[],
  now: Date,
): Promise<{ decided: Decided[]; limited: number[] }> {
  const mailings = new Set(decisions.flatMap(({ one, channel }) => (channel === null ? [] : (one.mailingId ?? []))));
  const left = await leftThisSecond(transaction, [...mailings], now);
  const limited = new Set<number>();
  const decided = decisions.filter(({ one, channel }) => {
    const { mailingId } = one;
    const key = `${mailingId} ${channel}`;
    const rest = left.get(key);
    if (mailingId === null || rest === undefined) return true;
    if (rest <= 0) limited.add(mailingId);
    left.set(key, rest - 1);
    return rest > 0;
  });
  return { decided, limited: [...limited] };
}

/**
 * Builds the digests that are due, marked as being sent like any batch: one message of a person for all e-mails that waited. What goes
 * by another channel now, because the person has changed the settings or the address has bounced, is due as a message of its own.
 */
export const takeDigests = (
  db: Database,
  { now, canSend, inboxUrl }: Omit<Batch, 'most'> & { inboxUrl: (conferenceId: number | null) => string },
): Promise<MessageRow[]> =>
  inTransaction(db, async (transaction) => {
    if (!(await lockDigests(transaction))) return [];
    const due = await takeDigestParts(transaction, now);
    if (due.length === 0) return [];
    const decided = due.map((one) => ({
      one,
      ...decide(one, now, {
        canSend: (channel) => one.sandbox !== null || canSend(channel, one.template),
        digestNow: true,
      }),
    }));
    const together = decided.filter(({ one, channel }) => channel === 'email' && one.digest !== null);
    const alone = decided.filter((each) => !together.includes(each));
    await recordDecisions(
      transaction,
      alone.map(({ one, ...decision }) => ({ one, ...decision, state: 'waiting', dueAt: now })),
    );
    // What a sandbox keeps never joins what is sent.
    const groups = groupBy(together, ({ one }) => `${one.accountId} ${one.sandbox}`);
    const sent = [...groups.values()].flatMap((group) => {
      const [lead] = group;
      if (!lead) return [];
      const { one, recipient, language } = lead;
      const content =
        group.length === 1
          ? contentOf(one, language)
          : digestOf(
              group.map((each) => each.one),
              language,
              inboxUrl(one.conferenceId),
            );
      return [{ one, channel: 'email' as const, recipient, language, ...content }];
    });
    await recordDecisions(transaction, together);
    await recordGroups(
      transaction,
      [...groups.values()].map((group) => group.map(({ one }) => one.id)),
    );
    return insertMessages(transaction, sent, now);
  });

const contentOf = (
  { template, variables }: DueNotification,
  language: Language,
): { template: string; variables: Record<string, string> } => ({ template, variables: valuesIn(variables, language) });

async function recordDecisions(
  transaction: DatabaseTransaction,
  decided: readonly ({ one: DueNotification } & Decision)[],
): Promise<void> {
  if (decided.length === 0) return;
  const lines = decided.map(({ one, state, dueAt, digestDue }) => ({ id: one.id, state, dueAt, digestDue }));
  await sql`
    update notification set state = decided.state, due_at = decided."dueAt", digest_due = decided."digestDue"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as decided (id bigint, state text, "dueAt" timestamptz, "digestDue" timestamptz)
    where notification.id = decided.id and notification.id = any(${lines.map(({ id }) => id)}::bigint[])
  `.execute(transaction);
}

/** The first of each group has the message; the others refer to it. */
async function recordGroups(transaction: DatabaseTransaction, groups: readonly number[][]): Promise<void> {
  const lines = groups.flatMap(([lead, ...others]) => others.map((id) => ({ id, lead })));
  if (lines.length === 0) return;
  await sql`
    update notification set digest_id = line.lead
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id bigint, lead bigint) where notification.id = line.id
  `.execute(transaction);
}

interface Sent {
  one: DueNotification;
  channel: Channel;
  recipient: string;
  language: Language;
  template: string;
  variables: Record<string, string>;
}

async function insertMessages(
  transaction: DatabaseTransaction,
  sent: readonly Sent[],
  now: Date,
): Promise<MessageRow[]> {
  if (sent.length === 0) return [];
  const values = sent.map(({ one, channel, recipient, language, template, variables }) => ({
    channel,
    recipient,
    language,
    template,
    variables: JSON.stringify(variables),
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
    .$castTo<Omit<MessageRow, 'about' | 'bounced' | 'sandbox'>>()
    .execute();
  const byId = new Map(sent.map(({ one }) => [one.id, one]));
  return inserted.map((message) => {
    const due = byId.get(Number(message.notification_id));
    return { ...message, about: aboutOf(message.template, due), bounced: false, sandbox: due?.sandbox ?? null };
  });
}

function aboutOf(template: string, due: DueNotification | undefined): MessageRow['about'] {
  if (due === undefined) return null;
  const { accountId, kind, required, link } = due;
  return template === 'digest' ? { accountId, kind: 'all', required, link: '' } : { accountId, kind, required, link };
}
