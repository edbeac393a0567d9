import type { MessageKind } from '@meetingapp/contract/messages/inbox.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Days for which a message stays in the inbox. */
export const INBOX_DAYS = 90;
const MOST_ROWS = 300;

export interface InboxRow {
  id: number;
  kind: MessageKind;
  template: string;
  variables: Record<string, string | Bilingual>;
  link: string;
  conference_id: number | null;
  created_at: Date;
  seen_at: Date | null;
}

/** Messages of an account from the last 90 days, newest first. */
export const inboxOf = (db: Database, accountId: number, now: Date): Promise<InboxRow[]> =>
  db
    .selectFrom('notification')
    .select(['id', 'kind', 'template', 'variables', 'link', 'conference_id', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(now.getTime() - INBOX_DAYS * 86_400_000))
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .$castTo<InboxRow>()
    .execute();

export async function unseenOf(db: Database, accountId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((column) => column.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - INBOX_DAYS * 86_400_000))
    .executeTakeFirstOrThrow();
  return Number(count);
}
