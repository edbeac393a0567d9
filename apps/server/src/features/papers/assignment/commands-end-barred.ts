import { conflictOf } from '@meetingapp/domain/papers/conflict.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { enterConflict } from '../review/commands-conflict.ts';
import { papersToGive, reviewersOf } from './queries.ts';
import { papersWithConflicts } from './queries-plan.ts';

/**
 * Ends open reviews that would no longer be assigned after a reviewer's affiliation or the authors of papers changed. Works like a
 * declared conflict, so that the paper appears in the list of papers that lack a reviewer. Completed reviews stay.
 */
export async function endBarredReviews(
  transaction: DatabaseTransaction,
  { cid, now }: { cid: number; now: Date },
  { paperIds = null, staffId = null }: { paperIds?: readonly number[] | null; staffId?: number | null },
): Promise<void> {
  const toGive = await papersToGive(transaction, cid, paperIds);
  const given = toGive.reviews.filter(
    ({ staff_id, state }) => state !== 'declined' && (staffId === null || staff_id === staffId),
  );
  if (given.length === 0) return;
  const papers = papersWithConflicts(toGive);
  const reviewers = new Map((await reviewersOf(transaction, cid)).map((one) => [one.id, one]));
  for (const { paper_id, staff_id } of given) {
    const reviewer = reviewers.get(staff_id);
    const paper = papers.get(paper_id);
    const barred = reviewer && paper ? conflictOf(reviewer, paper) : null;
    if (!barred || barred.kind === 'conflict') continue;
    const houses = barred.kind === 'own_institution' ? [barred.own, barred.theirs] : [barred.who];
    const reason = [...new Set(houses)].join(' · ');
    const pair = { cid, paperId: paper_id, staffId: staff_id, now };
    await enterConflict(transaction, pair, { reason, declared: false, found: true });
  }
}
