import { sql } from 'kysely';
import type { LogBodies, LogItem, LogKind } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '../../../db/connection/database.ts';
import { afterCommit } from '../../../db/connection/transaction.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { itemOfRow, type LogRow } from './runtime/log-item.ts';
import { roomTopic, encode } from './runtime/room-event.ts';

export type NewEvent = {
  [K in LogKind]: { kind: K; body: LogBodies[K]; accountId?: number | null; staffId?: number | null; key?: string };
}[LogKind];

export interface LogPlace {
  db: Database;
  fanOut: FanOut;
  broadcastId: number;
  now: Date;
}

/**
 * Appends rows to the log of a broadcast within the open transaction; all processes receive them after the commit. Appends to one
 * broadcast are serialized, because each raises its sequence under the row's lock.
 */
export async function appendEvents({ db, fanOut, broadcastId, now }: LogPlace, events: NewEvent[]): Promise<LogItem[]> {
  if (events.length === 0) return [];
  const { last_sequence: last } = await db
    .updateTable('broadcast')
    .set({ last_sequence: sql<number>`last_sequence + ${events.length}` })
    .where('id', '=', broadcastId)
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  const rows = events.map((event, index) => ({ ...event, sequence: last - events.length + 1 + index }));
  await insertEvents(db, broadcastId, now, rows);
  const items = rows.map(({ sequence, kind, body }) =>
    itemOfRow({ sequence, at: now, kind, body: { ...body } } as LogRow),
  );
  afterCommit(db, () => fanOut.publish(roomTopic(broadcastId), encode({ n: 'log', items })));
  return items;
}

async function insertEvents(db: Database, broadcastId: number, now: Date, rows: (NewEvent & { sequence: number })[]) {
  await db
    .insertInto('live_event')
    .values(
      rows.map(({ sequence, kind, body, accountId = null, staffId = null, key = null }) => ({
        broadcast_id: broadcastId,
        sequence,
        at: now,
        kind,
        account_id: accountId,
        staff_id: staffId,
        client_key: key,
        body: JSON.stringify(body),
      })),
    )
    .execute();
}
