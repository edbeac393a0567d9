import type {
  AssignmentPlan,
  PaperConflict,
  PaperReview,
  ReviewCandidate,
  Reviewer,
} from '@meetingapp/contract/papers/assignment.ts';
import type { AssignmentPlan as Plan } from '@meetingapp/domain/papers/assignment.ts';
import { conflictOf, type Conflict } from '@meetingapp/domain/papers/conflict.ts';
import { presentScores } from '../review/present.ts';
import type { ConflictRow, ReviewerRow, ReviewRow, ToGive } from './queries.ts';
import { papersWithConflicts, nameOfPlan } from './queries-plan.ts';

const SHORT_SHOWN = 200;

export function presentPlan(plan: Plan, { papers }: ToGive, reviewers: readonly ReviewerRow[]): AssignmentPlan {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const gets = new Map<number, number>();
  for (const { reviewer } of plan.given) gets.set(reviewer, (gets.get(reviewer) ?? 0) + 1);
  return {
    papers: new Set(plan.given.map(({ paper }) => paper)).size,
    given: plan.given.length,
    reviewers: reviewers
      .filter(({ gone }) => !gone)
      .map(({ id, name, given }) => ({ staffId: id, name, now: given, gets: gets.get(id) ?? 0 })),
    short: plan.short.slice(0, SHORT_SHOWN).flatMap(({ paper, missing, reasons }) => {
      const row = byId.get(paper);
      const counted = Object.entries(reasons) as [keyof typeof reasons, number][];
      return row
        ? [
            {
              paperId: paper,
              number: row.number,
              title: row.title,
              missing,
              reasons: counted.map(([reason, count]) => ({ reason, count })),
            },
          ]
        : [];
    }),
    shortPapers: plan.short.length,
    plan: nameOfPlan(plan),
  };
}

export const presentReviewer = (row: ReviewerRow): Reviewer => ({
  staffId: row.id,
  name: row.name,
  email: row.email,
  gone: row.gone,
  affiliations: row.affiliations,
  topics: row.topics,
  most: row.most,
  given: row.given,
  done: row.done,
  declined: row.declined,
  remindedAt: row.reminded_at?.toISOString() ?? null,
});

export const presentPaperReview = (row: ReviewRow): PaperReview => ({
  staffId: row.staff_id,
  name: row.name,
  state: row.state,
  scores: presentScores(row.scores),
  total: row.total,
  advice: row.advice,
  remark: row.remark,
  remarkCommittee: row.remark_committee,
  reason: row.reason,
  assignedAt: row.assigned_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
});

export const presentConflictRow = (row: ConflictRow): PaperConflict => ({
  paperId: row.paper_id,
  number: row.number,
  title: row.title,
  staffId: row.staff_id,
  name: row.name,
  reason: row.reason,
  declared: row.declared,
  found: row.found,
  at: row.at.toISOString(),
  lacking: row.lacking,
});

const presentConflict = (conflict: Conflict | null): ReviewCandidate['conflict'] =>
  conflict === null || conflict.kind === 'conflict'
    ? null
    : conflict.kind === 'own_paper'
      ? { kind: 'own_paper', why: 'person', own: conflict.who, theirs: conflict.who }
      : conflict;

/** Reviewers who do not have the paper yet, and the objections to each. */
export function presentCandidates(given: ToGive, reviewers: readonly ReviewerRow[]): ReviewCandidate[] {
  const [paper] = given.papers;
  const judged = paper && papersWithConflicts(given).get(paper.id);
  if (!paper || !judged) return [];
  const has = new Set(given.reviews.filter(({ state }) => state !== 'declined').map(({ staff_id }) => staff_id));
  const declined = new Set(given.reviews.filter(({ state }) => state === 'declined').map(({ staff_id }) => staff_id));
  return reviewers
    .filter(({ id, gone }) => !gone && !has.has(id))
    .map((reviewer) => {
      const conflict = conflictOf(reviewer, judged);
      const knows =
        reviewer.topics.length === 0 ||
        paper.topics.length === 0 ||
        paper.topics.some((topic) => reviewer.topics.includes(topic));
      const isFull = reviewer.most !== null && reviewer.given >= reviewer.most;
      const bar =
        conflict?.kind ?? (declined.has(reviewer.id) ? 'declined' : !knows ? 'other_topic' : isFull ? 'full' : null);
      return {
        staffId: reviewer.id,
        name: reviewer.name,
        open: reviewer.given - reviewer.done,
        bar,
        conflict: presentConflict(conflict),
      };
    });
}
