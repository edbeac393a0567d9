import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import { wake } from '../../jobs/woken.ts';
import type { Database } from '../connection/database.ts';
import { afterCommit, type DatabaseTransaction } from '../connection/transaction.ts';
import { writeTogether, type Write } from '../connection/write-together.ts';

export interface Notification {
  accountId: number;
  conferenceId: number | null;
  kind: MessageKind;
  /** Key of the message template. */
  template: string;
  /** Values of its placeholders; both languages where they differ. */
  variables: Record<string, string | Bilingual>;
  /** Address on the phone that the message opens, from `href`; empty or absent: none. */
  link?: string;
  /** The registration that the message is about, so that staff see it there. */
  registrationId?: number;
  /** Sent also to a person who has switched off all channels of its kind. */
  required?: boolean;
  /** Sent also in the quiet hours of the person. */
  urgent?: boolean;
  /** Names what happened, so that the person is notified of it at most once. */
  event?: string;
  /** What the inbox shows beside the text. */
  parts?: readonly ChangePart[];
}

/**
 * Notifies a person in the transaction of the event that it reports: in their inbox, and by the first channel of their choice. The
 * event's own rows may be written in the same statement.
 */
export async function notifyAccount(
  transaction: DatabaseTransaction,
  { registrationId, variables, parts, ...notification }: Notification,
  writes: readonly Write[] = [],
): Promise<void> {
  const row = {
    ...notification,
    registrationId: registrationId ?? null,
    variables: JSON.stringify(variables),
    ...(parts ? { parts: JSON.stringify(parts) } : {}),
  };
  await writeTogether(transaction, [...writes, notificationWrite(transaction, row)]);
  sendAfterCommit(transaction);
}

/** Notifies people as `notifyAccount` does, all in one statement. */
export async function notifyAccounts(
  transaction: DatabaseTransaction,
  notifications: readonly Omit<Notification, 'parts'>[],
): Promise<void> {
  if (notifications.length === 0) return;
  await transaction
    .insertInto('notification')
    .values(
      notifications.map(({ accountId, conferenceId, registrationId, variables, ...notification }) => ({
        ...notification,
        account_id: accountId,
        conference_id: conferenceId,
        registration_id: registrationId ?? null,
        variables: JSON.stringify(variables),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'event']).doNothing())
    .execute();
  sendAfterCommit(transaction);
}

/** A notification as a row. */
type NotificationRow = Omit<Notification, 'registrationId' | 'variables' | 'parts'> & {
  registrationId: number | null;
  /** As JSON. */
  variables: string;
  /** As JSON; absent: none. */
  parts?: string;
};

/** The insert of a notification, for a compiled statement; the transaction then calls `sendAfterCommit`. */
export const notificationWrite = (
  db: Database,
  { accountId, conferenceId, registrationId, ...notification }: NotificationRow,
): Write =>
  db
    .insertInto('notification')
    .values({ ...notification, account_id: accountId, conference_id: conferenceId, registration_id: registrationId })
    .onConflict((conflict) => conflict.columns(['account_id', 'event']).doNothing());

/** Wakes the sender of messages once the transaction is committed. */
export const sendAfterCommit = (transaction: DatabaseTransaction): void =>
  afterCommit(transaction, () => wake('messages.send'));

export interface OutgoingMessage {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
  /** Key of the message template. */
  template: string;
  variables: Record<string, string>;
  /** The conference that it is about: a sandbox keeps it in its list. Null: of a person's account, or of staff. */
  conferenceId: number | null;
  /** The registration that the message is about, so that staff see it there. */
  registrationId?: number;
  /** Attachment, by mail only. */
  file?: { key: string; name: string };
}

/**
 * Queues a message to an address (a code, a guest without an account, staff) in the transaction of the event that it reports: it is
 * sent only if that transaction commits. The event's own rows may be written in the same statement.
 */
export async function queueMessage(
  transaction: DatabaseTransaction,
  { conferenceId, registrationId, file, ...message }: OutgoingMessage,
  writes: readonly Write[] = [],
): Promise<void> {
  const made = transaction.insertInto('message').values({
    ...message,
    variables: JSON.stringify(message.variables),
    conference_id: conferenceId,
    registration_id: registrationId ?? null,
    ...(file ? { file_key: file.key, file_name: file.name } : {}),
  });
  await writeTogether(transaction, [...writes, made]);
  sendAfterCommit(transaction);
}

export interface NotifyingMail extends Omit<OutgoingMessage, 'channel' | 'conferenceId' | 'registrationId'> {
  recipient: string;
}

/**
 * Notifies a person whose message goes first as an e-mail to a given address, for example an invoice. The inbox shows the notification;
 * when the mail is returned, the notification goes by the next channel of the person.
 */
export async function notifyByMail(
  transaction: DatabaseTransaction,
  { accountId, conferenceId, registrationId, variables, ...notification }: Omit<Notification, 'event' | 'parts'>,
  mail: NotifyingMail,
): Promise<void> {
  const { id } = await transaction
    .insertInto('notification')
    .values({
      ...notification,
      account_id: accountId,
      conference_id: conferenceId,
      registration_id: registrationId ?? null,
      variables: JSON.stringify(variables),
      state: 'sending',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { recipient, language, template, file } = mail;
  await transaction
    .insertInto('message')
    .values({
      channel: 'email',
      recipient,
      language,
      template,
      variables: JSON.stringify(mail.variables),
      registration_id: registrationId ?? null,
      notification_id: id,
      ...(file ? { file_key: file.key, file_name: file.name } : {}),
    })
    .execute();
  sendAfterCommit(transaction);
}
