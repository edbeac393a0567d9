import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { withDatabase } from './own-congress.ts';

const SECOND_MS = 1000;

/** Creates a conference with two rooms: in one a broadcast started by hand, in the other one that begins in `beginsIn` seconds. */
export function ownLive(
  beginsIn = 3600,
  watch: WatchLevel = 'account',
): Promise<{ cid: number; room: number; live: number; soon: number }> {
  const from = (seconds: number): Date => new Date(Date.now() + seconds * SECOND_MS);
  return withDatabase(async (db) => {
    const cid = await buildConference(db);
    const main = await buildLiveRoom(db, cid, { switching: 'hand' });
    const other = await buildLiveRoom(db, cid, { name: both('二号厅', 'Hall 2'), position: 1 });
    const live = await buildBroadcast(db, cid, {
      room: main,
      title: both('再灌注治疗', 'Reperfusion'),
      from: from(-600),
      to: from(3600),
      state: 'live',
      stateBy: 'staff',
      watch,
      slowSeconds: 0,
    });
    const soon = await buildBroadcast(db, cid, {
      room: other,
      title: both('心力衰竭', 'Heart failure'),
      from: from(beginsIn),
      to: from(beginsIn + 3600),
    });
    return { cid, room: main, live, soon };
  });
}
