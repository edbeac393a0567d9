import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import type { Channel, MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json } from '../support/bilingual.ts';

export interface ReceivedInput {
  kind: MessageKind;
  /** Key of the message template, with the values of its placeholders. */
  template: string;
  variables: Record<string, string | Bilingual>;
  /** Address on the phone that it opens; absent: none. */
  link?: string;
  /** What the inbox shows beside the text. */
  parts?: readonly ChangePart[];
  at: Date;
  seen?: boolean;
}

interface Receiver {
  accountId: number;
  conferenceId: number;
}

/** Inserts messages that an account has received in its inbox alone, in the order given: nothing of them is sent. */
export async function buildReceived(
  db: Database,
  { accountId, conferenceId }: Receiver,
  messages: readonly ReceivedInput[],
): Promise<void> {
  await db
    .insertInto('notification')
    .values(
      messages.map(({ kind, template, variables, parts, link, at, seen }) => ({
        account_id: accountId,
        conference_id: conferenceId,
        kind,
        template,
        variables: json(variables),
        parts: json(parts ?? []),
        link: link ?? '',
        state: 'inbox' as const,
        due_at: at,
        created_at: at,
        seen_at: seen ? at : null,
      })),
    )
    .execute();
}

/** Saves the channels of an account for one kind of message. */
export async function buildChannels(
  db: Database,
  accountId: number,
  kind: MessageKind,
  channels: readonly Channel[],
): Promise<void> {
  await db
    .insertInto('channel_preference')
    .values({ account_id: accountId, kind, channels: [...channels] })
    .execute();
}

/** Records that an address has refused messages for good. */
export async function buildBounce(db: Database, email: string, reason: string, at: Date): Promise<void> {
  await db.insertInto('bounced_address').values({ channel: 'email', address: email, reason, at }).execute();
}
