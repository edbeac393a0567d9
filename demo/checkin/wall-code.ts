import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { keysOf } from '@meetingapp/server/features/checkin/ticket/commands-keys.ts';
import { screenLink } from '@meetingapp/server/features/checkin/arrivals/writer.ts';
import { wallLink } from '@meetingapp/server/features/checkin/wall/writer.ts';

/** The signed content of a point's code on the wall, below the phone's base path; `until` in seconds since 1970. */
export const buildWallCode = async (db: Database, cid: number, pointId: number, until: number): Promise<string> =>
  wallLink(await keysOf(db, cid), cid, pointId, until);

/** The signed address of the wall screen of all entrances, below the phone's base path; `until` in seconds since 1970. */
export const buildDoorScreen = async (db: Database, cid: number, until: number): Promise<string> =>
  screenLink(await keysOf(db, cid), cid, null, until);
