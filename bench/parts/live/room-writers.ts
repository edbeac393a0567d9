import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { beginSession } from '@meetingapp/server/db/sessions/sessions.ts';
import { LiveViewer } from '@meetingapp/server/testing/live/viewer.ts';

/** Number of writers, because each person is rate-limited. */
const WRITERS = 60;

export interface Writers {
  /** Sends a message; the writers take turns. */
  say: (text: string) => void;
  leave: () => void;
}

/** People who write in a room, over sockets of this process. */
export async function enterWriters(db: Database, origin: string, broadcastId: number): Promise<Writers> {
  const writers: LiveViewer[] = [];
  for (let number = 0; number < WRITERS; number += 1) {
    const accountId = await buildAccount(db, { name: `作者${number}` });
    const { tToken } = await beginSession(db, { kind: 'general', accountId, device: 'bench', now: new Date() });
    const writer = new LiveViewer(origin, broadcastId, tToken);
    await writer.enter();
    writers.push(writer);
  }
  let turn = 0;
  return {
    say: (text) => {
      turn += 1;
      writers[turn % WRITERS]?.say(text);
    },
    leave: () => {
      for (const writer of writers) writer.drop();
    },
  };
}
