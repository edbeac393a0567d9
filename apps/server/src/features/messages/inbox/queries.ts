import { sql } from 'kysely';
import type { MessageKind } from '@meetingapp/contract/messages/inbox.ts';
import type { ChangePart } from '@meetingapp/domain/messages/parts.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';

/** Days for which a message stays in the inbox. */
export const INBOX_DAYS = 90;
const MOST_ROWS = 300;

export interface InboxRow {
  id: number;
  kind: MessageKind;
  template: string;
  variables: Record<string, string | Bilingual>;
  parts: ChangePart[];
  link: string;
  conference_id: number | null;
  created_at: Date;
  seen_at: Date | null;
}

/** Messages of an account from the last 90 days, newest first. */
export const inboxOf = (db: Database, accountId: number, now: Date): Promise<InboxRow[]> =>
  db
    .selectFrom('notification')
    .select(['id', 'kind', 'template', 'variables', 'parts', 'link', 'conference_id', 'created_at', 'seen_at'])
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

/** Messages that each of these accounts has not seen; an account without any is left out. */
export async function unseenOfMany(
  db: Database,
  accountIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ accountId: number; count: number }>`
    select account_id::int as "accountId", count(*)::int as count from notification
    where account_id = any(${[...accountIds]}::bigint[]) and seen_at is null
      and created_at > ${new Date(now.getTime() - INBOX_DAYS * 86_400_000)}
    group by account_id
  `.execute(db);
  return new Map(rows.map(({ accountId, count }) => [accountId, count]));
}

/** What is kept of a token: its hash, which names the log-in. */
export const tokenMark = (token: string): Buffer => hashToken(token);

/** The accounts of those of these log-ins that have not ended, by the hash of their token in hexadecimal digits. */
export async function validLogIns(
  db: Database,
  hashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ hash: Buffer; accountId: number }>`
    select hash, account_id::int as "accountId" from access_token
    where hash = any(${[...hashes]}::bytea[]) and account_id is not null and ended_at is null and expires_at > ${now}
  `.execute(db);
  return new Map(rows.map(({ hash, accountId }) => [hash.toString('hex'), accountId]));
}
