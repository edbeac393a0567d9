import type { RehearsalCriterion } from '@meetingapp/contract/rehearsal.ts';
import { rehearsalLines } from '@meetingapp/domain/rehearsal/verdict.ts';
import type { Database } from '../../db/connection/database.ts';
import { refused } from '../../db/outcome.ts';
import { lockRehearsal } from './queries.ts';

export interface TaskInput {
  conferenceId: number;
  id: number;
  criterion: RehearsalCriterion;
  done: boolean;
  staffId: number;
  now: Date;
}

/** Makes a task of a criterion that failed, or ends it. Idempotent. */
export async function saveTask(
  db: Database,
  { conferenceId, id, criterion, done, staffId, now }: TaskInput,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'rehearsal_state' }> {
  const row = await lockRehearsal(db, conferenceId, id);
  if (!row) return refused('not_found');
  const line = rehearsalLines(row.plan, row.figures).find((one) => one.criterion === criterion);
  if (line?.verdict !== 'fail') return refused('rehearsal_state');
  if (done)
    await db
      .updateTable('rehearsal_task')
      .set({ done_by: staffId, done_at: now })
      .where('rehearsal_id', '=', id)
      .where('criterion', '=', criterion)
      .where('done_at', 'is', null)
      .execute();
  else
    await db
      .insertInto('rehearsal_task')
      .values({ rehearsal_id: id, criterion, made_by: staffId, made_at: now })
      .onConflict((conflict) => conflict.columns(['rehearsal_id', 'criterion']).doNothing())
      .execute();
  return { ok: true };
}
