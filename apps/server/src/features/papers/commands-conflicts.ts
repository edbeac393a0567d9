import type { Database } from '../../db/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { lockPapers } from './commands-lock.ts';
import { findPaper, reviewersOf } from './queries-reviewers.ts';
import { ownReview } from './queries-review.ts';

interface Pair {
  cid: number;
  paperId: number;
  staffId: number;
  now: Date;
}

/** Ends what was given; what was written of it does not count any more, and only the log still knows it. */
export async function enterConflict(
  transaction: DatabaseTransaction,
  { paperId, staffId, now }: Pair,
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

/** By the reviewer, of a paper on their own desk. */
export const declareConflict = (
  db: Database,
  pair: Pair,
  reason: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> =>
  inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, pair.cid);
    const own = await ownReview(transaction, pair.cid, pair.staffId, pair.paperId);
    if (!own) return { ok: false, reason: 'not_found' } as const;
    await enterConflict(transaction, pair, { reason, declared: true });
    return { ok: true } as const;
  });

export const addConflict = (
  db: Database,
  pair: Pair,
  reason: string,
): Promise<{ ok: true; ended: boolean } | { ok: false; reason: 'not_found' }> =>
  inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, pair.cid);
    const paper = await findPaper(transaction, pair.cid, pair.paperId);
    const reviewer = (await reviewersOf(transaction, pair.cid)).some(({ id }) => id === pair.staffId);
    if (!paper || !reviewer) return { ok: false, reason: 'not_found' } as const;
    return { ok: true, ended: await enterConflict(transaction, pair, { reason, declared: false }) } as const;
  });

/** False: there is none in this conference. */
export async function removeConflict(db: Database, { cid, paperId, staffId }: Omit<Pair, 'now'>): Promise<boolean> {
  if (!(await findPaper(db, cid, paperId))) return false;
  const row = await db
    .deleteFrom('paper_conflict')
    .where('paper_id', '=', paperId)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
