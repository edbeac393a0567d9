import { sql } from 'kysely';
import type { SandboxBonds } from '@meetingapp/domain/developers/sandbox.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Messages on one page of the console. */
export const PAGE = 50;

/** What binds a conference to what it is. */
export async function findBonds(db: Database, cid: number, now: Date): Promise<SandboxBonds> {
  const { rows } = await sql<SandboxBonds>`select
    exists (select from registration where conference_id = ${cid}) as registrations,
    exists (select from orders where conference_id = ${cid}) as orders,
    (exists (select from notification where conference_id = ${cid}) or exists (select from message where conference_id = ${cid})) as messages,
    exists (select from api_key where conference_id = ${cid} and revoked_at is null and expires_at > ${now}) as keys
  `.execute(db);
  const [bonds] = rows;
  if (!bonds) throw new Error('no row');
  return bonds;
}

const columns = ['id', 'channel', 'recipient', 'language', 'template', 'subject', 'body', 'file_name', 'at'] as const;

/** One row more than a page, newest first. */
export const listMessages = (db: Database, cid: number, before: number | null) =>
  db
    .selectFrom('sandbox_message')
    .select(columns)
    .where('conference_id', '=', cid)
    .where((where) => (before === null ? where.lit(true) : where('id', '<', before)))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
export type SandboxMessageRow = Awaited<ReturnType<typeof listMessages>>[number];
