import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { reviewable } from './queries.ts';

/** Serializes assignments and boards of a conference. Registrations and submissions do not wait for it. */
export const lockPapers = (transaction: DatabaseTransaction, cid: number) =>
  sql`select id from conference where id = ${cid} for no key update`.execute(transaction);

/**
 * Locks papers before their authors are compared with their reviewers: a concurrent revision by an author waits, or is waited for.
 * Otherwise each side would compare with data that the other is about to change. `reviewedBy`: the papers of this reviewer; otherwise
 * one paper, or all.
 */
export async function holdReviewable(
  transaction: DatabaseTransaction,
  cid: number,
  { paperId = null, reviewedBy = null }: { paperId?: number | null; reviewedBy?: number | null } = {},
): Promise<void> {
  await transaction
    .selectFrom('paper')
    .select('id')
    .where('conference_id', '=', cid)
    .where('state', 'in', reviewable)
    .$if(paperId !== null, (query) => query.where('id', '=', paperId))
    .$if(reviewedBy !== null, (query) =>
      query.where('id', 'in', (own) =>
        own.selectFrom('paper_review').select('paper_id').where('staff_id', '=', reviewedBy),
      ),
    )
    // Sorted, so that two transactions that lock several never deadlock.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
