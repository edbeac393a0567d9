import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { lockPapers } from '../review/commands-lock.ts';
import { findPaper, reviewersOf } from './queries.ts';
import { enterConflict, type ReviewPair } from '../review/commands-conflict.ts';

export const addConflict = (
  db: Database,
  pair: ReviewPair,
  reason: string,
): Promise<{ ok: true; ended: boolean } | { ok: false; reason: 'not_found' }> =>
  inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, pair.cid);
    const paper = await findPaper(transaction, pair.cid, pair.paperId);
    const reviewer = (await reviewersOf(transaction, pair.cid)).some(({ id }) => id === pair.staffId);
    if (!paper || !reviewer) return { ok: false, reason: 'not_found' } as const;
    return { ok: true, ended: await enterConflict(transaction, pair, { reason, declared: false }) } as const;
  });

/** False when the conference has no such conflict. */
export async function removeConflict(
  db: Database,
  { cid, paperId, staffId }: Omit<ReviewPair, 'now'>,
): Promise<boolean> {
  if (!(await findPaper(db, cid, paperId))) return false;
  const row = await db
    .deleteFrom('paper_conflict')
    .where('paper_id', '=', paperId)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
