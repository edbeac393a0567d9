import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { reviewable } from './queries-reviewers.ts';

/** One at a time on a conference: assigning, boards. Who registers or submits there does not wait. */
export const lockPapers = (transaction: DatabaseTransaction, cid: number) =>
  sql`select id from conference where id = ${cid} for no key update`.execute(transaction);

/**
 * Before who wrote a paper is compared with who reviews it: an author who revises it is waited for, and waits. Otherwise each of the
 * two would compare with what the other is about to change. `reviewedBy`: those that this person has; else one, or all.
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
    // Sorted, so that two who take several never wait for each other.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
