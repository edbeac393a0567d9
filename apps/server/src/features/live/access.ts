import type { WatchLevel } from '@meetingapp/contract/live-socket.ts';
import { standingOf } from '@meetingapp/domain/live/may-watch.ts';
import type { Database } from '../../db/database.ts';
import { watcherFacts } from './queries-standing.ts';

/** What a person is to a conference just now; null: a visitor. */
export async function standingOfAccount(
  db: Database,
  conferenceId: number,
  accountId: number | null,
): Promise<WatchLevel> {
  if (accountId === null) return 'anyone';
  return standingOf({ loggedIn: true, ...(await watcherFacts(db, conferenceId, accountId)) });
}
