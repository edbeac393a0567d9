import { sql } from 'kysely';
import type { MailingInput } from '@meetingapp/contract/messages/mailing.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { matchVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import { addJob } from '../../../jobs/queue.ts';
import { wake } from '../../../jobs/woken.ts';
import { recipientsOf } from './queries-audience.ts';
import { isComplete, messageFor } from './writer.ts';

/** The text of each channel that carries a mailing. */
export const mailingTemplate = 'mailing';

type Refused<Reason extends string> = { ok: false; reason: Reason };

const columnsOf = ({ name, kind, required, urgent, texts, link, audience, startsAt, rates }: MailingInput) => ({
  name,
  kind,
  required,
  urgent,
  texts: JSON.stringify(texts),
  link,
  audience: JSON.stringify(audience),
  starts_at: startsAt === null ? null : new Date(startsAt),
  rates: JSON.stringify(rates),
});

interface Saved {
  cid: number;
  id: number | null;
  seen: number | null;
  mailing: MailingInput;
  staffId: number;
}

/** Saves a draft. */
export function saveMailing(
  db: Database,
  { cid, id, seen, mailing, staffId }: Saved,
): Promise<{ ok: true; id: number; version: number } | Refused<'not_found' | 'changed_meanwhile' | 'mailing_started'>> {
  return inTransactionIfOk(db, async (transaction) => {
    if (id === null) {
      const made = await transaction
        .insertInto('mailing')
        .values({ ...columnsOf(mailing), conference_id: cid, created_by: staffId })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      return { ok: true as const, ...made };
    }
    const found = await lockMailing(transaction, cid, id);
    const match = matchVersion(found, seen);
    if (!match.ok) return match;
    if (match.row.state !== 'draft') return { ok: false as const, reason: 'mailing_started' as const };
    const made = await transaction
      .updateTable('mailing')
      .set({ ...columnsOf(mailing), version: nextVersion })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true as const, ...made };
  });
}

const lockMailing = (transaction: DatabaseTransaction, cid: number, id: number) =>
  transaction
    .selectFrom('mailing')
    .selectAll()
    .where('conference_id', '=', cid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Deletes a draft. */
export function removeMailing(
  db: Database,
  cid: number,
  id: number,
): Promise<{ ok: true } | Refused<'not_found' | 'mailing_started'>> {
  return inTransactionIfOk(db, async (transaction) => {
    const found = await lockMailing(transaction, cid, id);
    if (!found) return { ok: false as const, reason: 'not_found' as const };
    if (found.state !== 'draft') return { ok: false as const, reason: 'mailing_started' as const };
    await transaction.deleteFrom('mailing').where('id', '=', id).execute();
    return { ok: true as const };
  });
}

/** Schedules a mailing for its time, or for now. */
export function startMailing(
  db: Database,
  { cid, id, seen, now }: { cid: number; id: number; seen: number; now: Date },
): Promise<{ ok: true } | Refused<'not_found' | 'changed_meanwhile' | 'mailing_started' | 'mailing_incomplete'>> {
  return inTransactionIfOk(db, async (transaction) => {
    const match = matchVersion(await lockMailing(transaction, cid, id), seen);
    if (!match.ok) return match;
    const { row } = match;
    if (row.state !== 'draft') return { ok: false as const, reason: 'mailing_started' as const };
    if (!isComplete(row)) return { ok: false as const, reason: 'mailing_incomplete' as const };
    await transaction
      .updateTable('mailing')
      .set({ state: 'scheduled', version: nextVersion, starts_at: row.starts_at ?? now })
      .where('id', '=', id)
      .execute();
    const at = row.starts_at && row.starts_at > now ? { runAt: row.starts_at } : {};
    await addJob(transaction, 'messages.mailing', { mailingId: id }, { key: `mailing/${id}`, ...at });
    return { ok: true as const };
  });
}

/** Ends a mailing; messages that a provider already has are not called back. */
export function stopMailing(
  db: Database,
  { cid, id, now }: { cid: number; id: number; now: Date },
): Promise<{ ok: true } | Refused<'not_found' | 'mailing_over'>> {
  return inTransactionIfOk(db, async (transaction) => {
    const found = await lockMailing(transaction, cid, id);
    if (!found) return { ok: false as const, reason: 'not_found' as const };
    if (found.state !== 'scheduled' && found.state !== 'sending')
      return { ok: false as const, reason: 'mailing_over' as const };
    await transaction
      .updateTable('mailing')
      .set({ state: 'stopped', ended_at: now, version: nextVersion })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('notification')
      .set({ state: 'stopped' })
      .where('mailing_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    return { ok: true as const };
  });
}

interface TestMessage {
  conferenceId: number;
  email: string;
  language: Language;
  message: { subject: Bilingual; body: Bilingual };
}

/** Sends a message in one language to an address as a test. */
export const sendTest = (db: Database, { conferenceId, email, language, message }: TestMessage): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await queueMessage(transaction, {
      channel: 'email',
      recipient: email,
      language,
      template: mailingTemplate,
      variables: { subject: pickLanguage(message.subject, language), text: pickLanguage(message.body, language) },
      conferenceId,
    });
  });

/** Rows per insert. */
const BATCH = 500;

/**
 * Fixes the recipients of a scheduled mailing and releases them to the sender, in one transaction: repeated after a kill it does
 * everything again or nothing. A person gets it once, by the name of the event. Returns the accounts.
 */
export async function releaseMailing(db: Database, mailingId: number, now: Date): Promise<number[]> {
  const accounts = await inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('mailing')
      .innerJoin('conference', 'conference.id', 'mailing.conference_id')
      .selectAll('mailing')
      .select('conference.title')
      .where('mailing.id', '=', mailingId)
      .forUpdate('mailing')
      .executeTakeFirst();
    if (row?.state !== 'scheduled') return [];
    const { texts, audience } = row;
    const recipients = await recipientsOf(transaction, row.conference_id, audience);
    for (let at = 0; at < recipients.length; at += BATCH) {
      const values = recipients.slice(at, at + BATCH).map((one) => {
        const { subject, body } = messageFor(texts, one, row.title);
        return {
          account_id: one.accountId,
          conference_id: row.conference_id,
          kind: row.kind,
          required: row.required,
          urgent: row.urgent,
          template: mailingTemplate,
          variables: JSON.stringify({ subject, text: body }),
          link: row.link,
          registration_id: one.registrationId,
          mailing_id: mailingId,
          event: `mailing/${mailingId}`,
          due_at: now,
          created_at: now,
        };
      });
      await transaction
        .insertInto('notification')
        .values(values)
        .onConflict((conflict) => conflict.columns(['account_id', 'event']).doNothing())
        .execute();
    }
    await transaction
      .updateTable('mailing')
      .set({ state: 'sending', started_at: now, version: nextVersion })
      .where('id', '=', mailingId)
      .execute();
    return recipients.map(({ accountId }) => accountId);
  });
  wake('messages.send');
  return accounts;
}

/** Marks mailings as done whose last message has its outcome. */
export async function endMailings(db: Database, now: Date): Promise<void> {
  await sql`
    update mailing set state = 'done', ended_at = ${now}, version = version + 1
    where state = 'sending' and not exists (
      select from notification where notification.mailing_id = mailing.id and notification.state in ('waiting', 'sending'))
  `.execute(db);
}
