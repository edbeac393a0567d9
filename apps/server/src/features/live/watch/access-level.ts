import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { watchLevelFrom } from '@meetingapp/domain/live/may-watch.ts';
import type { Database } from '../../../db/connection/database.ts';
import { watcherFacts } from './queries-level.ts';

/** A person's present watch level in a conference; null: a visitor. */
export async function watchLevelOf(db: Database, conferenceId: number, accountId: number | null): Promise<WatchLevel> {
  if (accountId === null) return 'anyone';
  return watchLevelFrom({ loggedIn: true, ...(await watcherFacts(db, conferenceId, accountId)) });
}
