import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';

const height: Readonly<Record<WatchLevel, number>> = { anyone: 0, account: 1, registered: 2, paid: 3 };

/** True for a person whose level is at least the one that is needed. */
export function mayWatch(needed: WatchLevel, standing: WatchLevel): boolean {
  return height[standing] >= height[needed];
}

export interface WatcherFacts {
  loggedIn: boolean;
  /** Has a confirmed registration for this conference. */
  registered: boolean;
  /** Nothing is owed on it, and nothing was refunded. */
  settled: boolean;
}

/** The highest level of a person at a conference. */
export function watchLevelFrom({ loggedIn, registered, settled }: WatcherFacts): WatchLevel {
  if (!loggedIn) return 'anyone';
  if (!registered) return 'account';
  return settled ? 'paid' : 'registered';
}
