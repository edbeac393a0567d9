import type { WatchLevel } from '@meetingapp/contract/live-socket.ts';

const height: Readonly<Record<WatchLevel, number>> = { anyone: 0, account: 1, registered: 2, paid: 3 };

/** What a person is to a conference, the highest that holds. */
export function mayWatch(needed: WatchLevel, standing: WatchLevel): boolean {
  return height[standing] >= height[needed];
}

export interface WatcherFacts {
  loggedIn: boolean;
  /** A confirmed registration of this conference. */
  registered: boolean;
  /** On it nothing is owed, and nothing was given back. */
  settled: boolean;
}

export function standingOf({ loggedIn, registered, settled }: WatcherFacts): WatchLevel {
  if (!loggedIn) return 'anyone';
  if (!registered) return 'account';
  return settled ? 'paid' : 'registered';
}
