import { conflictOf } from '@meetingapp/domain/papers/conflict.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { endBarredReviews } from './commands-end-barred.ts';
import { holdReviewable, lockPapers } from '../review/commands-lock.ts';
import { findPaper, papersToGive, reviewersOf } from './queries.ts';
import { findReviewing } from '../call/queries.ts';
import { papersWithConflicts, nameOfPlan, planOf } from './queries-plan.ts';

/** Default number of reviewers per paper. */
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

/** False when the person does not have the role of a reviewer. Topics of other conferences are ignored. */
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

/** Assigns papers to reviewers, and moves each waiting paper to the state in review. */
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

/** Assigns a whole plan, or nothing when the plan would be different now. */
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

/** Assigns by hand: topics and the maximum are ignored; conflicts still forbid it. */
export function assignReview(
  db: Database,
  act: Act,
  { paperId, staffId }: { paperId: number; staffId: number },
  hold = holdReviewable,
): Promise<{ ok: true } | { ok: false; reason: ByHand }> {
  return inTransactionIfOk(db, async (transaction) => {
    await lockPapers(transaction, act.cid);
    await hold(transaction, act.cid, { paperId });
    const toGive = await papersToGive(transaction, act.cid, [paperId]);
    const paper = papersWithConflicts(toGive).get(paperId);
    if (!paper) return refused((await findPaper(transaction, act.cid, paperId)) ? 'paper_state' : 'not_found');
    const reviewer = (await reviewersOf(transaction, act.cid)).find(({ id, gone }) => id === staffId && !gone);
    if (!reviewer) return refused('not_found');
    const before = toGive.reviews.find(({ staff_id }) => staff_id === staffId);
    if (before) return refused(before.state === 'declined' ? 'review_declined' : 'review_given');
    const conflict = conflictOf(reviewer, paper);
    if (conflict) return refused(`review_${conflict.kind}`);
    await give(transaction, act, [{ paper: paperId, reviewer: staffId }]);
    return { ok: true } as const;
  });
}

/** Withdraws an open review; a completed or declined one stays readable. */
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

/** Sends one message to each reviewer with open reviews; returns the number of messages. */
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
        conference: pickLanguage(reviewing.title, language),
        count: String(given - done),
        until,
        link: `${new URL(publicUrl).origin}/console/c/${cid}/reviews`,
      },
      conferenceId: cid,
    });
    await db
      .insertInto('paper_reviewer')
      .values({ conference_id: cid, staff_id: id, reminded_at: now })
      .onConflict((conflict) => conflict.columns(['conference_id', 'staff_id']).doUpdateSet({ reminded_at: now }))
      .execute();
  }
  return open.length;
}
