import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { paperDecisions, PaperTopic } from './paper.ts';
import { reviewStates, Score } from './review.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId } from '../shapes.ts';

/** Why a reviewer is not assigned a paper; the first that applies. */
export const notGivenReasons = ['other_topic', 'declined', 'conflict', 'own_paper', 'own_institution', 'full'] as const;
export type NotGiven = (typeof notGivenReasons)[number];

export const Reviewer = v.object({
  staffId: Id,
  name: v.string(),
  email: v.string(),
  /** True when the role was removed but reviews by this person exist. */
  gone: v.boolean(),
  affiliations: v.array(v.string()),
  topics: v.array(Id),
  most: v.nullable(v.number()),
  /** Assignments not declined, and how many are done. */
  given: v.number(),
  done: v.number(),
  declined: v.number(),
  remindedAt: v.nullable(Instant),
});
export type Reviewer = v.InferOutput<typeof Reviewer>;

/** Why a reviewer must not review a paper, with the compared values. */
export const ReviewConflict = v.object({
  kind: v.picklist(['own_paper', 'own_institution']),
  why: v.picklist(['person', 'same', 'within', 'short']),
  own: v.string(),
  theirs: v.string(),
});
export type ReviewConflict = v.InferOutput<typeof ReviewConflict>;

export const AssignmentPlan = v.object({
  papers: v.number(),
  given: v.number(),
  /** Current and additional assignments of each reviewer. */
  reviewers: v.array(v.object({ staffId: Id, name: v.string(), now: v.number(), gets: v.number() })),
  /**
   * Papers that could not get enough reviewers: how many are lacking, and how many could not be assigned for which reason. At most
   * 200.
   */
  short: v.array(
    v.object({
      paperId: Id,
      number: v.string(),
      title: Bilingual,
      missing: v.number(),
      reasons: v.array(v.object({ reason: v.picklist(notGivenReasons), count: v.number() })),
    }),
  ),
  shortPapers: v.number(),
  /** Digest of the plan: it is not carried out if the plan has changed. */
  plan: v.string(),
});
export type AssignmentPlan = v.InferOutput<typeof AssignmentPlan>;

export const PaperReview = v.object({
  staffId: Id,
  name: v.string(),
  state: v.picklist(reviewStates),
  scores: v.array(Score),
  total: v.nullable(v.number()),
  advice: v.nullable(v.picklist(paperDecisions)),
  remark: v.string(),
  remarkCommittee: v.string(),
  reason: v.string(),
  assignedAt: Instant,
  doneAt: v.nullable(Instant),
});
export type PaperReview = v.InferOutput<typeof PaperReview>;

export const ReviewCandidate = v.object({
  staffId: Id,
  name: v.string(),
  open: v.number(),
  /** Null: can be assigned by hand; `other_topic` and `full` do not prevent it. */
  bar: v.nullable(v.picklist(notGivenReasons)),
  conflict: v.nullable(ReviewConflict),
});
export type ReviewCandidate = v.InferOutput<typeof ReviewCandidate>;

/** Reviewers who must not review a paper. */
export const PaperConflict = v.object({
  paperId: Id,
  number: v.string(),
  title: Bilingual,
  staffId: Id,
  name: v.string(),
  reason: v.string(),
  /** True: declared by the reviewer; false: entered by staff. */
  declared: v.boolean(),
  /** Detected by comparing names and affiliations after an edit. */
  found: v.boolean(),
  at: Instant,
  /** Reviewers the paper lacks after this conflict ended an assignment. */
  lacking: v.number(),
});
export type PaperConflict = v.InferOutput<typeof PaperConflict>;

const setUp = { staff: roles.programme } as const;
const base = '/medapp/api/console/papers/reviewers';

/** Reviewers and their assignments. */
export const reviewerCalls = {
  reviewers: call({
    path: `${base}/list`,
    who: setUp,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      each: v.number(),
      blind: v.boolean(),
      until: v.nullable(Instant),
      zone: v.string(),
      criteria: v.number(),
      topics: v.array(PaperTopic),
      reviewers: v.array(Reviewer),
      /** Reviewable papers, those lacking reviewers, and those with all reviews done. */
      papers: v.number(),
      lacking: v.number(),
      reviewed: v.number(),
    }),
    errors: [],
  }),
  saveReviewer: call({
    path: `${base}/save`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      staffId: Id,
      affiliations: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))), v.maxLength(20)),
      topics: v.pipe(v.array(Id), v.maxLength(200)),
      most: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000))),
    }),
    answer: Nothing,
    errors: [],
  }),
  /** Plans assignments; writes nothing. */
  planReviews: call({
    path: `${base}/plan`,
    who: setUp,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: AssignmentPlan,
    errors: [],
  }),
  /** Assigns the plan shown by `planReviews`, all at once. */
  assignPlanned: call({
    path: `${base}/assign-all`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, plan: v.pipe(v.string(), v.maxLength(100)) }),
    answer: v.object({ given: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  assignReview: call({
    path: `${base}/assign`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, paperId: Id, staffId: Id }),
    answer: Nothing,
    errors: [
      'review_own_paper',
      'review_own_institution',
      'review_conflict',
      'review_declined',
      'review_given',
      'paper_state',
    ],
  }),
  /** Withdraws an unfinished assignment; a finished review remains. */
  takeBackReview: call({
    path: `${base}/take-back`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, paperId: Id, staffId: Id }),
    answer: Nothing,
    errors: ['review_done'],
  }),
  /** Sends one message to each reviewer with open reviews. */
  remindReviewers: call({
    path: `${base}/remind`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, staffIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) }),
    answer: v.object({ told: v.number() }),
    errors: [],
  }),
  /** Conflicts of one paper, or of all; those that need another reviewer first. At most 500. */
  conflicts: call({
    path: `${base}/conflicts`,
    who: setUp,
    effect: 'read',
    body: v.object({ cid: Id, paperId: OptionalId }),
    answer: v.object({ conflicts: v.array(PaperConflict) }),
    errors: [],
  }),
  /** Ends the reviewer's assignment of this paper; `ended` is true when there was one. */
  addConflict: call({
    path: `${base}/conflicts/add`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      paperId: Id,
      staffId: Id,
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
    }),
    answer: v.object({ ended: v.boolean() }),
    errors: [],
  }),
  removeConflict: call({
    path: `${base}/conflicts/remove`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, paperId: Id, staffId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** All reviews of a paper, and who else could review it. */
  paperReviews: call({
    path: `${base}/paper`,
    who: setUp,
    effect: 'read',
    body: v.object({ cid: Id, paperId: Id }),
    answer: v.object({
      criteria: v.array(v.object({ code: v.string(), name: Bilingual, weight: v.number() })),
      reviews: v.array(PaperReview),
      mean: v.nullable(v.number()),
      spread: v.nullable(v.number()),
      rank: v.nullable(v.number()),
      candidates: v.array(ReviewCandidate),
    }),
    errors: [],
  }),
} as const;
