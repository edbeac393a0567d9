import { sql } from 'kysely';
import type { AskedHere, HeldMessage, Muted } from '@meetingapp/contract/live/desk.ts';
import { bareText } from '@meetingapp/domain/live/words.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Those of these broadcasts that belong to this conference. */
export async function ownBroadcasts(db: Database, conferenceId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from broadcast where conference_id = ${conferenceId} and id = any(${ids}::bigint[]) and removed_at is null order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

const MOST_HELD = 200;

type PendingRow = Omit<HeldMessage, 'at' | 'alike'> & { at: Date };

/** Pending messages, oldest first, each with the number of identical ones. */
export async function pendingMessages(
  db: Database,
  broadcastIds: number[],
): Promise<(Omit<HeldMessage, 'at'> & { at: Date })[]> {
  const { rows } = await sql<PendingRow>`
    select id, broadcast_id as "broadcastId", kind, name, body as text, at, reason from live_held_message
    where broadcast_id = any(${broadcastIds}::bigint[]) and state = 'waiting' order by id limit ${MOST_HELD}
  `.execute(db);
  const same = ({ broadcastId, text }: PendingRow): string => `${broadcastId} ${bareText(text)}`;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(same(row), (counts.get(same(row)) ?? 0) + 1);
  return rows.map((row) => ({ ...row, alike: counts.get(same(row)) ?? 1 }));
}

export async function waitingOf(db: Database, broadcastIds: number[]) {
  const { rows } = await sql<{ broadcastId: number; messages: number; questions: number }>`
    select broadcast_id as "broadcastId", (count(*) filter (where kind = 'message'))::int as messages,
      (count(*) filter (where kind = 'question'))::int as questions
    from live_held_message where broadcast_id = any(${broadcastIds}::bigint[]) and state = 'waiting' group by broadcast_id
  `.execute(db);
  return rows;
}

export async function countCaught(db: Database, broadcastIds: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from live_held_message
    where broadcast_id = any(${broadcastIds}::bigint[]) and reason in ('word', 'repeated')
  `.execute(db);
  return rows[0]?.count ?? 0;
}

type AskedRow = Omit<AskedHere, 'at'> & { at: Date };

export async function askedQuestions(db: Database, broadcastId: number): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select question.sequence, event.at, event.body -> 'by' ->> 'name' as name, event.body ->> 'text' as text,
      question.state, question.votes
    from live_question as question
      join live_event as event on event.broadcast_id = question.broadcast_id and event.sequence = question.sequence
    where question.broadcast_id = ${broadcastId} and question.state <> 'removed'
    order by question.votes desc, question.sequence limit 500
  `.execute(db);
  return rows;
}

type MuteRow = Omit<Muted, 'at' | 'until'> & { at: Date; until: Date | null };

export async function mutesOf(db: Database, conferenceId: number, now: Date): Promise<MuteRow[]> {
  const { rows } = await sql<MuteRow>`
    select live_mute.id, account.name, broadcast_id as "broadcastId", at, until, coalesce(staff_member.name, '') as by
    from live_mute join account on account.id = account_id left join staff_member on staff_member.id = live_mute.staff_id
    where conference_id = ${conferenceId} and lifted_at is null and (until is null or until > ${now})
    order by live_mute.id desc limit 500
  `.execute(db);
  return rows;
}

export async function staffName(db: Database, id: number): Promise<string> {
  const row = await db.selectFrom('staff_member').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? '';
}
