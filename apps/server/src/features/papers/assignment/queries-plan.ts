import { createHash } from 'node:crypto';
import { type AssignmentPlan as Plan, planAssignments } from '@meetingapp/domain/papers/assignment.ts';
import { conflictOf, type PaperInQuestion } from '@meetingapp/domain/papers/conflict.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { ReviewerRow, ToGive } from './queries.ts';

const byPaper = <Row extends { paper_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  groupBy(rows, (row) => row.paper_id);

/** Papers in the form in which they are compared with reviewers. */
export function papersWithConflicts({
  papers,
  authors,
  affiliations,
  conflicts,
}: ToGive): Map<number, PaperInQuestion> {
  const people = byPaper(authors);
  const houses = byPaper(affiliations);
  const barred = byPaper(conflicts);
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

/** Computes the assignment plan. Deterministic: the same rows give the same plan. */
export function planOf(given: ToGive, reviewers: readonly ReviewerRow[], each: number): Plan {
  const judged = papersWithConflicts(given);
  const people = new Map(reviewers.map((one) => [one.id, one]));
  const reviews = byPaper(given.reviews);
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

/** Hash of the assignments: two different plans have different names. */
export const nameOfPlan = ({ given }: Plan): string =>
  createHash('sha256')
    .update(given.map(({ paper, reviewer }) => `${paper}/${reviewer}`).join())
    .digest('base64url')
    .slice(0, 32);
