import { conflictOf } from '@meetingapp/domain/papers/conflict.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { enterConflict } from './commands-conflicts.ts';
import { judgedPapers } from './present-assignment.ts';
import { papersToGive, reviewersOf } from './queries-reviewers.ts';

/**
 * After a reviewer's house or the people of papers were changed: ends what was given and would not be given now, as a declared conflict
 * does, so that it stands in the list of papers that lack a reviewer. What was decided already stays.
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
  const papers = judgedPapers(toGive);
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
