import type { LogItem } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '../../../db/connection/database.ts';
import { itemOfRow, type LogRow } from './runtime/log-item.ts';

/** Rows of the log after `after`, in order, at most `most`. */
export async function readLog(db: Database, broadcastId: number, after: number, most: number): Promise<LogItem[]> {
  const rows = await db
    .selectFrom('live_event')
    .select(['sequence', 'at', 'kind', 'body'])
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(most)
    .execute();
  return rows.map((row) => itemOfRow(row as LogRow));
}

/** The last rows before `before`, in order. */
export async function readLogBefore(
  db: Database,
  broadcastId: number,
  before: number,
  most: number,
): Promise<LogItem[]> {
  const rows = await db
    .selectFrom('live_event')
    .select(['sequence', 'at', 'kind', 'body'])
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '<', before)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map((row) => itemOfRow(row as LogRow));
}
