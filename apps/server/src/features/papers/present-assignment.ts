import { createHash } from 'node:crypto';
import type {
  AssignmentPlan,
  PaperConflict,
  PaperReview,
  ReviewCandidate,
  Reviewer,
} from '@meetingapp/contract/papers-reviewers.ts';
import { planAssignments, type AssignmentPlan as Plan } from '@meetingapp/domain/papers/assignment.ts';
import { conflictOf, type Conflict, type JudgedPaper } from '@meetingapp/domain/papers/conflict.ts';
import { presentScores } from './present-review.ts';
import type { ConflictRow, ReviewerRow, ReviewRow, ToGive } from './queries-reviewers.ts';

const SHORT_SHOWN = 200;

function grouped<Row extends { paper_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const own = found.get(row.paper_id);
    if (own) own.push(row);
    else found.set(row.paper_id, [row]);
  }
  return found;
}

/** Papers as they are compared with reviewers. */
export function judgedPapers({ papers, authors, affiliations, conflicts }: ToGive): Map<number, JudgedPaper> {
  const people = grouped(authors);
  const houses = grouped(affiliations);
  const barred = grouped(conflicts);
  return new Map(
    papers.map(({ id, contact_email }) => [
      id,
      {
        contactEmail: contact_email,
        conflicts: (barred.get(id) ?? []).map(({ staff_id }) => staff_id),
        authors: (people.get(id) ?? []).map(({ name, email }) => ({ names: [name.zh, name.en], email })),
        affiliations: (houses.get(id) ?? []).flatMap(({ name }) => [name.zh, name.en].filter((one) => one !== '')),
      },
    ]),
  );
}

/** Who would get what: the same rows give the same plan, wherever it is made. */
export function planOf(given: ToGive, reviewers: readonly ReviewerRow[], each: number): Plan {
  const judged = judgedPapers(given);
  const people = new Map(reviewers.map((one) => [one.id, one]));
  const reviews = grouped(given.reviews);
  return planAssignments({
    each,
    reviewers: reviewers
      .filter(({ gone }) => !gone)
      .map(({ id, topics, most, given: load }) => ({ id, topics, most, load })),
    papers: given.papers.map(({ id, topics }) => {
      const own = reviews.get(id) ?? [];
      return {
        id,
        topics,
        has: own.filter(({ state }) => state !== 'declined').map(({ staff_id }) => staff_id),
        declined: own.filter(({ state }) => state === 'declined').map(({ staff_id }) => staff_id),
      };
    }),
    conflict: (reviewerId, paperId) => {
      const reviewer = people.get(reviewerId);
      const paper = judged.get(paperId);
      return reviewer && paper ? (conflictOf(reviewer, paper)?.kind ?? null) : null;
    },
  });
}

/** Another plan has another name. */
export const nameOfPlan = ({ given }: Plan): string =>
  createHash('sha256')
    .update(given.map(({ paper, reviewer }) => `${paper}/${reviewer}`).join())
    .digest('base64url')
    .slice(0, 32);

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

/** Who has the paper not yet, and what speaks against each. */
export function presentCandidates(given: ToGive, reviewers: readonly ReviewerRow[]): ReviewCandidate[] {
  const [paper] = given.papers;
  const judged = paper && judgedPapers(given).get(paper.id);
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
