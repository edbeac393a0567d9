import type { watchRefusals } from '@meetingapp/contract/live/watch.ts';
import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { mayWatch } from '@meetingapp/domain/live/may-watch.ts';
import type { Database } from '../../../db/connection/database.ts';
import { watchLevelOf } from './access-level.ts';

type WatchRefusal = Exclude<(typeof watchRefusals)[number], 'conference_stopped'>;

const refusals = { account: 'watch_account', registered: 'watch_registered', paid: 'watch_paid' } as const;

export interface WatchQuestion {
  conferenceId: number;
  level: WatchLevel;
  accountId: number | null;
}

/** What a person must do before watching; null when they may watch. A visitor has to log in first. */
export async function watchRefusal(
  db: Database,
  { conferenceId, level, accountId }: WatchQuestion,
): Promise<WatchRefusal | null> {
  if (level === 'anyone') return null;
  return whatIsMissing(level, await watchLevelOf(db, conferenceId, accountId));
}

/** The same when the person's level is known. */
export function whatIsMissing(level: WatchLevel, standing: WatchLevel): WatchRefusal | null {
  if (level === 'anyone' || mayWatch(level, standing)) return null;
  return standing === 'anyone' ? 'watch_account' : refusals[level];
}
