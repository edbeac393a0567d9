import type { watchRefusals } from '@meetingapp/contract/live-watch.ts';
import type { WatchLevel } from '@meetingapp/contract/live-socket.ts';
import { mayWatch } from '@meetingapp/domain/live/may-watch.ts';
import type { Database } from '../../db/database.ts';
import { standingOfAccount } from './access.ts';

type WatchRefusal = Exclude<(typeof watchRefusals)[number], 'conference_stopped'>;

const refusals = { account: 'watch_account', registered: 'watch_registered', paid: 'watch_paid' } as const;

export interface WatchQuestion {
  conferenceId: number;
  level: WatchLevel;
  accountId: number | null;
}

/** What a person has to do before they may watch; null: they may. A visitor first logs in. */
export async function watchRefusal(
  db: Database,
  { conferenceId, level, accountId }: WatchQuestion,
): Promise<WatchRefusal | null> {
  if (level === 'anyone') return null;
  return whatIsMissing(level, await standingOfAccount(db, conferenceId, accountId));
}

/** The same for somebody whose standing is known. */
export function whatIsMissing(level: WatchLevel, standing: WatchLevel): WatchRefusal | null {
  if (level === 'anyone' || mayWatch(level, standing)) return null;
  return standing === 'anyone' ? 'watch_account' : refusals[level];
}
