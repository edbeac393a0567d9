import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { ReviewCriterion } from '@meetingapp/contract/papers/review.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json } from '../support/bilingual.ts';
import { buildStaff } from '../staff/staff.ts';

/** Criteria that the demo's reviewers score. */
export const reviewCriteria: ReviewCriterion[] = [
  { code: 'quality', name: both('科学性', 'Scientific quality'), weight: 3 },
  { code: 'novelty', name: both('创新性', 'Novelty'), weight: 2 },
  { code: 'writing', name: both('表达', 'Presentation'), weight: 1 },
];

export interface ReviewerInput {
  name?: string;
  email?: string;
  password?: string;
  affiliations?: string[];
  topics?: number[];
  most?: number | null;
}

/** Inserts a staff member with the role of a reviewer on one conference. */
export async function buildReviewer(
  db: Database,
  societyId: number,
  cid: number,
  { name, email, password, affiliations = [], topics = [], most = null }: ReviewerInput = {},
): Promise<number> {
  const log = { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(password ? { password } : {}) };
  const staffId = await buildStaff(db, societyId, { ...log, role: 'reviewer', conferenceId: cid });
  await db
    .insertInto('paper_reviewer')
    .values({ conference_id: cid, staff_id: staffId, affiliations, topics, most })
    .execute();
  return staffId;
}

export interface ReviewInput {
  state?: 'assigned' | 'declined' | 'done';
  scores?: Record<string, number>;
  total?: number | null;
  advice?: PaperDecision | null;
  remark?: string;
  remarkCommittee?: string;
  reason?: string;
  assignedAt?: Date;
}

/** Inserts a review assignment, by default not started. */
export async function buildReview(
  db: Database,
  paperId: number,
  staffId: number,
  wish: ReviewInput = {},
  now = new Date(),
): Promise<void> {
  const state = wish.state ?? 'assigned';
  await db
    .insertInto('paper_review')
    .values({
      paper_id: paperId,
      staff_id: staffId,
      state,
      scores: json(wish.scores ?? {}),
      total: wish.total ?? null,
      advice: wish.advice ?? null,
      remark: wish.remark ?? '',
      remark_committee: wish.remarkCommittee ?? '',
      reason: wish.reason ?? '',
      assigned_at: wish.assignedAt ?? now,
      done_at: state === 'done' ? now : null,
    })
    .execute();
}
