import type { DrawStep } from '@meetingapp/contract/lottery/console.ts';
import type { Database } from '../../db/connection/database.ts';

interface Step {
  drawId: number;
  kind: DrawStep['kind'];
  /** Null: it happened without a member of staff. */
  staffId: number | null;
  /** Of a redraw: the winner that was drawn. */
  winnerId?: number;
  now: Date;
}

/** Records who did a step of a draw; written in the transaction of the step, never altered. */
export const noteStep = (db: Database, { drawId, kind, staffId, winnerId, now }: Step) =>
  db
    .insertInto('lottery_step')
    .values({ draw_id: drawId, kind, at: now, staff_id: staffId, winner_id: winnerId ?? null })
    .execute();
