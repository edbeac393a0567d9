import * as v from 'valibot';
import { call, roles } from './call.ts';
import { paperDecisions, PaperTopic } from './papers-paper.ts';
import { reviewStates, Score } from './papers-review.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId } from './shapes.ts';

/** Why a reviewer does not get a paper, the first that holds. */
export const notGivenReasons = ['other_topic', 'declined', 'conflict', 'own_paper', 'own_institution', 'full'] as const;
export type NotGiven = (typeof notGivenReasons)[number];

export const Reviewer = v.object({
  staffId: Id,
  name: v.string(),
  email: v.string(),
  /** Has not the role any more, but reviews of theirs are there. */
  gone: v.boolean(),
  affiliations: v.array(v.string()),
  topics: v.array(Id),
  most: v.nullable(v.number()),
  /** All that was given to them and not declined, and what became of it. */
  given: v.number(),
  done: v.number(),
  declined: v.number(),
  remindedAt: v.nullable(Instant),
});
export type Reviewer = v.InferOutput<typeof Reviewer>;

/** Why a reviewer must not have a paper, with what was compared. */
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
  /** What each has and would get besides. */
  reviewers: v.array(v.object({ staffId: Id, name: v.string(), now: v.number(), gets: v.number() })),
  /** Papers that could not get enough: how many reviewers they lack, and how many could not be given for which reason. At most 200. */
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
  /** Names this plan: another one now is not carried out. */
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
  /** Null: may be given the paper by hand; `other_topic` and `full` do not forbid it. */
  bar: v.nullable(v.picklist(notGivenReasons)),
  conflict: v.nullable(ReviewConflict),
});
export type ReviewCandidate = v.InferOutput<typeof ReviewCandidate>;

/** Who must not judge a paper. */
export const PaperConflict = v.object({
  paperId: Id,
  number: v.string(),
  title: Bilingual,
  staffId: Id,
  name: v.string(),
  reason: v.string(),
  /** By the reviewer; else entered by staff. */
  declared: v.boolean(),
  /** By comparing names and houses, after somebody had changed them. */
  found: v.boolean(),
  at: Instant,
  /** How many reviewers the paper lacks since it ended an assignment. */
  lacking: v.number(),
});
export type PaperConflict = v.InferOutput<typeof PaperConflict>;

const setUp = { staff: roles.programme } as const;
const base = '/medapp/api/console/papers/reviewers';

/** Who reviews, and what. */
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
      /** Papers that can be reviewed, those that lack reviewers, and those whose reviews are all there. */
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
  /** What would be given to whom; nothing is written. */
  planReviews: call({
    path: `${base}/plan`,
    who: setUp,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: AssignmentPlan,
    errors: [],
  }),
  /** Gives what `planReviews` showed, all of it at once. */
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
  /** What is not done yet; a finished review stays. */
  takeBackReview: call({
    path: `${base}/take-back`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, paperId: Id, staffId: Id }),
    answer: Nothing,
    errors: ['review_done'],
  }),
  /** One message to each of them who has reviews open. */
  remindReviewers: call({
    path: `${base}/remind`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, staffIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) }),
    answer: v.object({ told: v.number() }),
    errors: [],
  }),
  /** Of one paper, or all; those that need another reviewer first. At most 500. */
  conflicts: call({
    path: `${base}/conflicts`,
    who: setUp,
    effect: 'read',
    body: v.object({ cid: Id, paperId: OptionalId }),
    answer: v.object({ conflicts: v.array(PaperConflict) }),
    errors: [],
  }),
  /** Ends what was given to them of this paper; `ended` says whether something was. */
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
  /** Everything that was said of a paper, and who else could say something. */
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
