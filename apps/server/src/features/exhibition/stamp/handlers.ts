import type { boothStampCalls, boothStampConsoleCalls } from '@meetingapp/contract/exhibition/stamp.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { stampLink } from '../../activities/writer.ts';
import { ownExhibitor } from '../exhibitor/access.ts';
import { makeStamps } from './commands.ts';
import { boothStamp } from './queries.ts';

/** Seconds for which a code at a booth is valid; the phone asks for another before. */
const LIFE_SECONDS = 300;

/** `wallKeyOf`: the key with which a conference signs its codes on walls. */
export const boothStampHandlers = (
  wallKeyOf: (db: Database, conferenceId: number) => Promise<string>,
): Handlers<typeof boothStampCalls> => ({
  code: async ({ showid }, { db, accountId, now }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const stamp = await boothStamp(db, showid);
    if (!stamp) return { stamp: null };
    const cid = row.conference_id;
    const until = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
    return {
      stamp: {
        link: stampLink(await wallKeyOf(db, cid), cid, stamp.id, until),
        until: new Date(until * 1000).toISOString(),
        points: stamp.points,
        given: stamp.given,
      },
    };
  },
});

export const boothStampConsoleHandlers: Handlers<typeof boothStampConsoleCalls> = {
  makeStamps: async ({ cid, points }, { db }) => ({ made: await makeStamps(db, { conferenceId: cid, points }) }),
};
