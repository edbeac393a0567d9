import { sql } from 'kysely';
import type { LogBodies, LogItem, LogKind } from '@meetingapp/contract/live-socket.ts';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { presentItem, type LogRow } from './present-log.ts';
import { roomTopic, writeNews } from './present-news.ts';

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
 * Adds rows to the log of a broadcast, in the transaction that is open; every process hears of them when it stands. Rows of one
 * broadcast come into being one after the other, because each raises its number under the lock of its row.
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
    presentItem({ sequence, at: now, kind, body: { ...body } } as LogRow),
  );
  afterCommit(db, () => fanOut.publish(roomTopic(broadcastId), writeNews({ n: 'log', items })));
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
