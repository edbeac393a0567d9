import type { MailingInput } from '@meetingapp/contract/messages/mailing.ts';
import type { TemplateInput } from '@meetingapp/contract/messages/template.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { recipientsOf } from '@meetingapp/server/features/messages/mailing/queries-audience.ts';
import { messageFor } from '@meetingapp/server/features/messages/mailing/writer.ts';
import { json } from '../support/bilingual.ts';

export interface BuiltMailing extends Omit<MailingInput, 'startsAt'> {
  conferenceId: number;
  /** The member of staff who wrote it. */
  staffId: number;
  state: 'draft' | 'scheduled' | 'sending' | 'stopped' | 'done';
  startsAt: Date | null;
  createdAt: Date;
}

/** Inserts a message to many people; returns its id. A sent one gets its recipients by `buildRecipients`. */
export async function buildMailing(db: Database, wish: BuiltMailing): Promise<number> {
  const begun = wish.state !== 'draft' && wish.state !== 'scheduled';
  const { id } = await db
    .insertInto('mailing')
    .values({
      conference_id: wish.conferenceId,
      name: wish.name,
      kind: wish.kind,
      required: wish.required,
      urgent: wish.urgent,
      texts: json(wish.texts),
      link: wish.link,
      audience: json(wish.audience),
      state: wish.state,
      starts_at: wish.startsAt,
      rates: json(wish.rates),
      created_by: wish.staffId,
      created_at: wish.createdAt,
      started_at: begun ? wish.startsAt : null,
      ended_at: begun && wish.state !== 'sending' && wish.startsAt ? new Date(wish.startsAt.getTime() + 90_000) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Channel = 'phone' | 'email';

/** What became of the message of one person: the channels tried, in order, each with the fault of its provider. */
export interface RecipientOutcome {
  state: 'waiting' | 'sent' | 'delivered' | 'failed' | 'unknown' | 'inbox' | 'stopped';
  seen: boolean;
  /** For a waiting one: when it is sent, for example after the quiet hours. */
  dueAt?: Date;
  way: readonly { channel: Channel; state: 'sent' | 'delivered' | 'failed' | 'unknown'; fault: string }[];
}

/** Inserts the recipients of a sent message, each with the outcome of their place in the audience. */
export async function buildRecipients(
  db: Database,
  mailingId: number,
  wish: BuiltMailing & { startsAt: Date },
  outcomeOf: (place: number, channels: readonly string[]) => RecipientOutcome,
): Promise<void> {
  const { title } = await db
    .selectFrom('conference')
    .select('title')
    .where('id', '=', wish.conferenceId)
    .executeTakeFirstOrThrow();
  const recipients = await recipientsOf(db, wish.conferenceId, wish.audience);
  for (const [place, one] of recipients.entries()) {
    const { subject, body } = messageFor(wish.texts, one, title);
    const outcome = outcomeOf(place, one.channels);
    const { id } = await db
      .insertInto('notification')
      .values({
        account_id: one.accountId,
        conference_id: wish.conferenceId,
        kind: wish.kind,
        required: wish.required,
        urgent: wish.urgent,
        template: 'mailing',
        variables: json({ subject, text: body }),
        link: wish.link,
        registration_id: one.registrationId,
        mailing_id: mailingId,
        event: `mailing/${mailingId}`,
        state: outcome.state,
        due_at: outcome.dueAt ?? wish.startsAt,
        created_at: wish.startsAt,
        seen_at: outcome.seen ? new Date(wish.startsAt.getTime() + (place + 1) * 240_000) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, { channel, state, fault }] of outcome.way.entries()) {
      const at = new Date(wish.startsAt.getTime() + (place * 2 + index * 20 + 1) * 1000);
      const address = await db
        .selectFrom('identity')
        .select('value')
        .where('account_id', '=', one.accountId)
        .where('kind', '=', channel)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('message')
        .values({
          channel,
          recipient: address.value,
          language: 'zh',
          template: 'mailing',
          variables: json({ subject: subject.zh, text: body.zh }),
          registration_id: one.registrationId,
          notification_id: id,
          state,
          fault,
          attempts: 1,
          created_at: at,
          begun_at: at,
          sent_at: state === 'sent' || state === 'delivered' ? at : null,
        })
        .execute();
    }
  }
}

interface BuiltTemplate extends TemplateInput {
  societyId: number;
  /** The member of staff who keeps it. */
  staffId: number;
}

/** Inserts a text that staff keep for messages to many people. */
export async function buildTemplate(db: Database, wish: BuiltTemplate): Promise<void> {
  await db
    .insertInto('mailing_template')
    .values({
      society_id: wish.societyId,
      name: wish.name,
      kind: wish.kind,
      texts: json(wish.texts),
      link: wish.link,
      created_by: wish.staffId,
    })
    .execute();
}
