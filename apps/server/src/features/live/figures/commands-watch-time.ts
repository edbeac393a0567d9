import type { Database } from '../../../db/connection/database.ts';
import { saveBeats as insertBeats, savePresenceCheck, type Beat } from '../../../db/rows/watching.ts';

/** Stores what a room's players reported since the last call, in one statement. */
export const saveBeats = (db: Database, beats: readonly Beat[]): Promise<void> => insertBeats(db, beats);

interface Check {
  accountId: number;
  player: string;
  answered: boolean;
}

/** Stores that a presence check was shown to a viewer, or answered. */
export const saveCheck = (db: Database, check: Check): Promise<void> => savePresenceCheck(db, check);
