import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export interface Figure {
  broadcastId: number;
  viewers: number;
  messages: number;
  likes: number;
}

/** Stores what one process counted in this minute: the peak of viewers, and what was added since its last report. */
export async function saveFigures(db: Database, process: string, now: Date, figures: Figure[]): Promise<void> {
  if (figures.length === 0) return;
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const of = (name: keyof Figure) => figures.map((figure) => figure[name]);
  await sql`
    insert into live_figure (broadcast_id, minute, process, viewers, messages, likes)
      select id, ${minute}, ${process}, figure.viewers, figure.messages, figure.likes
      from unnest(${of('broadcastId')}::bigint[], ${of('viewers')}::int[], ${of('messages')}::int[], ${of('likes')}::int[])
          as figure (id, viewers, messages, likes)
        join broadcast using (id)
      on conflict (broadcast_id, minute, process) do update set viewers = greatest(live_figure.viewers, excluded.viewers),
        messages = live_figure.messages + excluded.messages, likes = live_figure.likes + excluded.likes
  `.execute(db);
}

export interface SeenViewer {
  broadcastId: number;
  /** An account or a device id. */
  viewer: string;
  accountId: number | null;
}

/** Stores the first and the last time at which each viewer was present. */
export async function saveViewers(db: Database, now: Date, seen: readonly SeenViewer[]): Promise<void> {
  if (seen.length === 0) return;
  await sql`
    insert into live_viewer (broadcast_id, viewer, account_id, first_at, last_at)
      select distinct on (broadcast.id, viewer) broadcast.id, viewer, account.id, ${now}, ${now}
      from unnest(${seen.map(({ broadcastId }) => broadcastId)}::bigint[], ${seen.map(({ viewer }) => viewer)}::text[],
          ${seen.map(({ accountId }) => accountId)}::bigint[]) as seen (broadcast_id, viewer, account_id)
        join broadcast on broadcast.id = seen.broadcast_id
        left join account on account.id = seen.account_id
      order by broadcast.id, viewer
      on conflict (broadcast_id, viewer) do update set last_at = excluded.last_at,
        account_id = coalesce(live_viewer.account_id, excluded.account_id)
  `.execute(db);
}

/** Adds likes; returns the total. */
export async function addLikes(db: Database, broadcastId: number, count: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    update broadcast set likes = likes + ${count} where id = ${broadcastId} returning likes
  `.execute(db);
  return rows[0]?.likes ?? 0;
}
