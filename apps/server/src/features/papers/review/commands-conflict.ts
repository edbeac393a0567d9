import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { lockPapers } from './commands-lock.ts';
import { ownReview } from './queries.ts';

export interface ReviewPair {
  cid: number;
  paperId: number;
  staffId: number;
  now: Date;
}

/** Ends the assignment; the review's content no longer counts and remains only in the audit log. */
export async function enterConflict(
  transaction: DatabaseTransaction,
  { paperId, staffId, now }: ReviewPair,
  { reason, declared, found = false }: { reason: string; declared: boolean; found?: boolean },
): Promise<boolean> {
  const gone = await transaction
    .deleteFrom('paper_review')
    .where('paper_id', '=', paperId)
    .where('staff_id', '=', staffId)
    .returning('state')
    .executeTakeFirst();
  const ended = gone !== undefined && gone.state !== 'declined';
  await transaction
    .insertInto('paper_conflict')
    .values({ paper_id: paperId, staff_id: staffId, reason, declared, found, ended, at: now })
    .onConflict((conflict) => conflict.columns(['paper_id', 'staff_id']).doUpdateSet({ reason }))
    .execute();
  return ended;
}

/** Declared by the reviewer, about an assigned paper. */
export const declareConflict = (
  db: Database,
  pair: ReviewPair,
  reason: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> =>
  inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, pair.cid);
    const own = await ownReview(transaction, pair.cid, pair.staffId, pair.paperId);
    if (!own) return { ok: false, reason: 'not_found' } as const;
    await enterConflict(transaction, pair, { reason, declared: true });
    return { ok: true } as const;
  });
