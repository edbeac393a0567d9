import { conflictOf } from '@meetingapp/domain/papers/conflict.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { queueMessage } from '../../db/outbox.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { endBarredReviews } from './commands-ended.ts';
import { holdReviewable, lockPapers } from './commands-lock.ts';
import { judgedPapers, nameOfPlan, planOf } from './present-assignment.ts';
import { findReviewing } from './queries-review.ts';
import { findPaper, papersToGive, reviewersOf } from './queries-reviewers.ts';

/** How many reviewers a paper gets where nobody said it. */
export const EACH = 2;

export interface Act {
  cid: number;
  staffId: number;
  now: Date;
}

export interface ReviewerDraft {
  staffId: number;
  affiliations: string[];
  topics: number[];
  most: number | null;
}

/** False: nobody with the role of a reviewer. Topics of other conferences are left out. */
export const saveReviewer = (
  db: Database,
  act: { cid: number; now: Date },
  draft: ReviewerDraft,
  hold = holdReviewable,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    await lockPapers(transaction, act.cid);
    if (!(await writeReviewer(transaction, act.cid, draft))) return false;
    await hold(transaction, act.cid, { reviewedBy: draft.staffId });
    await endBarredReviews(transaction, act, { staffId: draft.staffId });
    return true;
  });

async function writeReviewer(db: Database, cid: number, draft: ReviewerDraft): Promise<boolean> {
  const known = (await reviewersOf(db, cid)).find(({ id }) => id === draft.staffId);
  if (!known) return false;
  const topics = await db.selectFrom('paper_topic').select('id').where('conference_id', '=', cid).execute();
  const values = {
    affiliations: draft.affiliations,
    topics: draft.topics.filter((topic) => topics.some(({ id }) => id === topic)),
    most: draft.most,
  };
  await db
    .insertInto('paper_reviewer')
    .values({ conference_id: cid, staff_id: draft.staffId, ...values })
    .onConflict((conflict) => conflict.columns(['conference_id', 'staff_id']).doUpdateSet(values))
    .execute();
  return true;
}

/** Gives papers to reviewers, and notes of each that was waiting that it is in review now. */
async function give(
  transaction: DatabaseTransaction,
  { staffId, now }: Act,
  given: readonly { paper: number; reviewer: number }[],
): Promise<void> {
  const papers = given.map(({ paper }) => paper);
  await sql`insert into paper_review (paper_id, staff_id, assigned_at)
    select paper, reviewer, ${now} from unnest(${papers}::bigint[], ${given.map(({ reviewer }) => reviewer)}::bigint[])
      as pair (paper, reviewer)`.execute(transaction);
  await sql`with moved as (
      update paper set state = 'in_review', version = version + 1, changed_at = ${now}
      where id = any(${papers}::bigint[]) and state = 'submitted' returning id
    )
    insert into paper_step (paper_id, at, staff_id, from_state, to_state)
    select id, ${now}, ${staffId}, 'submitted', 'in_review' from moved`.execute(transaction);
}

/** All of a plan at once, or nothing where it would be another one by now. */
export function assignPlanned(
  db: Database,
  act: Act,
  plan: string,
  hold = holdReviewable,
): Promise<{ ok: true; given: number } | { ok: false; reason: 'not_found' | 'changed_meanwhile' }> {
  return inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, act.cid);
    await hold(transaction, act.cid);
    const reviewing = await findReviewing(transaction, act.cid);
    if (!reviewing) return { ok: false, reason: 'not_found' } as const;
    const toGive = await papersToGive(transaction, act.cid);
    const reviewers = await reviewersOf(transaction, act.cid);
    const made = planOf(toGive, reviewers, reviewing.reviewers_each ?? EACH);
    if (nameOfPlan(made) !== plan) return { ok: false, reason: 'changed_meanwhile' } as const;
    if (made.given.length > 0) await give(transaction, act, made.given);
    return { ok: true, given: made.given.length } as const;
  });
}

type ByHand =
  | 'not_found'
  | 'paper_state'
  | 'review_given'
  | 'review_declined'
  | 'review_conflict'
  | 'review_own_paper'
  | 'review_own_institution';

/** By hand topics and the most do not count; what must not be never is. */
export function assignReview(
  db: Database,
  act: Act,
  { paperId, staffId }: { paperId: number; staffId: number },
  hold = holdReviewable,
): Promise<{ ok: true } | { ok: false; reason: ByHand }> {
  return inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, act.cid);
    await hold(transaction, act.cid, { paperId });
    const no = (reason: ByHand) => ({ ok: false, reason }) as const;
    const toGive = await papersToGive(transaction, act.cid, [paperId]);
    const paper = judgedPapers(toGive).get(paperId);
    if (!paper) return no((await findPaper(transaction, act.cid, paperId)) ? 'paper_state' : 'not_found');
    const reviewer = (await reviewersOf(transaction, act.cid)).find(({ id, gone }) => id === staffId && !gone);
    if (!reviewer) return no('not_found');
    const before = toGive.reviews.find(({ staff_id }) => staff_id === staffId);
    if (before) return no(before.state === 'declined' ? 'review_declined' : 'review_given');
    const conflict = conflictOf(reviewer, paper);
    if (conflict) return no(`review_${conflict.kind}`);
    await give(transaction, act, [{ paper: paperId, reviewer: staffId }]);
    return { ok: true } as const;
  });
}

/** A review that is not done; what is done or declined stays to be read. */
export async function takeBackReview(
  db: Database,
  cid: number,
  { paperId, staffId }: { paperId: number; staffId: number },
): Promise<'done' | 'not_found' | 'review_done'> {
  const paper = await findPaper(db, cid, paperId);
  if (!paper) return 'not_found';
  const own = db.selectFrom('paper_review').where('paper_id', '=', paperId).where('staff_id', '=', staffId);
  const row = await own.select(['id', 'state']).forUpdate().executeTakeFirst();
  if (!row) return 'not_found';
  if (row.state !== 'assigned') return 'review_done';
  await db.deleteFrom('paper_review').where('id', '=', row.id).execute();
  return 'done';
}

/** One message to each who has something open; how many were written to. */
export async function remindReviewers(
  db: DatabaseTransaction,
  { cid, now }: Act,
  wish: { staffIds: readonly number[]; language: Language; publicUrl: string },
): Promise<number> {
  const reviewing = await findReviewing(db, cid);
  if (!reviewing) return 0;
  const { language, publicUrl } = wish;
  const open = (await reviewersOf(db, cid)).filter(
    ({ id, gone, given, done }) => wish.staffIds.includes(id) && !gone && given > done,
  );
  const until =
    reviewing.review_until === null ? '' : clockIn(reviewing.zone, reviewing.review_until).replace('T', ' ');
  for (const { id, name, email, given, done } of open) {
    await queueMessage(db, {
      channel: 'email',
      recipient: email,
      language,
      template: until === '' ? 'review_reminder_open' : 'review_reminder',
      variables: {
        name,
        conference: reviewing.title[language] || reviewing.title.zh,
        count: String(given - done),
        until,
        link: `${new URL(publicUrl).origin}/console/c/${cid}/reviews`,
      },
    });
    await db
      .insertInto('paper_reviewer')
      .values({ conference_id: cid, staff_id: id, reminded_at: now })
      .onConflict((conflict) => conflict.columns(['conference_id', 'staff_id']).doUpdateSet({ reminded_at: now }))
      .execute();
  }
  return open.length;
}
