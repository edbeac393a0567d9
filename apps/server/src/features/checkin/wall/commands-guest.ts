import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import type { Database } from '../../../db/connection/database.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { checkInSelf, type SelfCheckIn } from './commands.ts';
import { selfPoint } from './queries.ts';
import { checkWallCode } from './writer.ts';

/** True for a code that was signed for a point of the conference and is still valid. */
export async function isWallCode(
  db: Database,
  { cid, pointId, wall, now }: { cid: number; pointId: number; wall: WallCode; now: Date },
): Promise<boolean> {
  if (!(await selfPoint(db, { cid, pointId }))) return false;
  return checkWallCode(await keysOf(db, cid), pointId, wall, now) === 'valid';
}

/** Checks in a guest who has just filled in the form, which has asked everything. */
export const checkInGuest = (db: Database, scan: Omit<SelfCheckIn, 'answers' | 'source'>) =>
  checkInSelf(db, { ...scan, answers: {}, source: 'form' });
