import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';

/** Name and institution under which an account writes in a conference: those of its own registration, else of the account. */
export async function writerOf(
  db: Database,
  conferenceId: number,
  accountId: number,
): Promise<{ name: string; affiliation: string }> {
  const { rows } = await sql<{ name: string; affiliation: string }>`
    select coalesce(nullif(account.name, ''), own.name, '') as name, coalesce(own.affiliation, '') as affiliation
    from account left join lateral (
      select registration.name, registration.answers ->> 'company' as affiliation from registration
      where registration.account_id = account.id and conference_id = ${conferenceId} and registration.state <> 'cancelled'
        and (account.name = '' or registration.name = account.name)
      order by registration.id limit 1) as own on true
    where account.id = ${accountId}`.execute(db);
  return rows[0] ?? { name: '', affiliation: '' };
}

/** Texts that an account posted in a conference since then, newest first. */
export async function textsSince(
  db: Database,
  { conferenceId, accountId, since }: { conferenceId: number; accountId: number; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from comment where conference_id = ${conferenceId} and account_id = ${accountId} and at > ${since}
    union all
    select reply.body from comment_reply as reply join comment on comment.id = comment_id
      where conference_id = ${conferenceId} and reply.account_id = ${accountId} and reply.at > ${since}`.execute(db);
  return rows.map(({ body }) => body);
}

export async function liveWordsOf(db: Database, conferenceId: number): Promise<string[]> {
  const row = await db.selectFrom('conference').select('live_words').where('id', '=', conferenceId).executeTakeFirst();
  return row?.live_words ?? [];
}

/** True when each address is a picture that this account uploaded. */
export async function areOwnPictures(db: Database, accountId: number, addresses: readonly string[]): Promise<boolean> {
  if (addresses.length === 0) return true;
  const keys = new Set(addresses.map(fileKey));
  if (keys.has(null)) return false;
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where id = any(${[...keys]}::text[]) and account_id = ${accountId}
      and kind = 'picture'`.execute(db);
  return rows.length === keys.size;
}
