import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { saveRandomness } from '@meetingapp/server/features/lottery/commands-draw.ts';

/** Publishes the randomness of a committed draw, as the job does once its source has it. */
export const buildRandomness = (db: Database, drawId: number, value: string): Promise<unknown> =>
  saveRandomness(db, drawId, value, { byFallback: false, staffId: null, now: new Date() });
