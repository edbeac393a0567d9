import * as v from 'valibot';
import { call } from '../call.ts';
import {
  AbstractPart,
  AbstractSection,
  PaperAffiliation,
  PaperAuthor,
  paperDecisions,
  paperFileKinds,
  paperPreferences,
} from './paper.ts';
import { Bilingual, Id, Instant, WholeNumber } from '../shapes.ts';

export const reviewStates = ['assigned', 'declined', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const ReviewCriterion = v.object({ code: v.string(), name: Bilingual, weight: v.number() });
export type ReviewCriterion = v.InferOutput<typeof ReviewCriterion>;

/** Score of one criterion, 1 to 10. */
export const Score = v.object({
  code: v.pipe(v.string(), v.maxLength(60)),
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
});
export type Score = v.InferOutput<typeof Score>;

const Advice = v.nullable(v.picklist(paperDecisions));
const Remark = v.pipe(v.string(), v.trim(), v.maxLength(4000));

/** A paper on a reviewer's desk. */
export const DeskPaper = v.object({
  paperId: Id,
  number: v.string(),
  title: Bilingual,
  topics: v.array(Bilingual),
  state: v.picklist(['assigned', 'done']),
  /** True when a review is started and not finished. */
  begun: v.boolean(),
  /** In hundredths; null until the review is done. */
  total: v.nullable(v.number()),
});
export type DeskPaper = v.InferOutput<typeof DeskPaper>;

/** A paper as its reviewer reads it. In blind review it contains nothing that identifies the authors. */
export const ReviewedPaper = v.object({
  paperId: Id,
  number: v.string(),
  language: v.picklist(['zh', 'en']),
  title: Bilingual,
  abstract: v.array(AbstractPart),
  keywords: v.array(v.string()),
  topics: v.array(Bilingual),
  wish: v.picklist(['', ...paperPreferences]),
  /** Named by the paper's number in blind review. */
  files: v.array(
    v.object({ kind: v.picklist(paperFileKinds), name: v.string(), address: v.string(), size: v.number() }),
  ),
  /** Null in blind review. */
  authors: v.nullable(v.array(v.omit(PaperAuthor, ['email']))),
  affiliations: v.nullable(v.array(PaperAffiliation)),
});
export type ReviewedPaper = v.InferOutput<typeof ReviewedPaper>;

export const OwnReview = v.object({
  state: v.picklist(['assigned', 'done']),
  scores: v.array(Score),
  advice: Advice,
  /** `remark` is for the authors, `remarkCommittee` for the committee only. */
  remark: v.string(),
  remarkCommittee: v.string(),
  total: v.nullable(v.number()),
  version: v.number(),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

const who = { staff: ['reviewer'] } as const;
const base = '/medapp/api/console/papers/desk';

/** A reviewer's own desk. Contains only their assignments. */
export const reviewCalls = {
  desk: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      blind: v.boolean(),
      zone: v.string(),
      /** Deadline of reviews; null: no deadline. */
      until: v.nullable(Instant),
      closed: v.boolean(),
      criteria: v.array(ReviewCriterion),
      sections: v.array(AbstractSection),
      papers: v.array(DeskPaper),
      declined: v.number(),
    }),
    errors: [],
  }),
  deskPaper: call({
    path: `${base}/paper`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, paperId: Id }),
    answer: v.object({ paper: ReviewedPaper, review: OwnReview }),
    errors: [],
  }),
  /** Saves a review as a draft, or with `done` as final; a final review may be changed while reviews are open. */
  saveReview: call({
    path: `${base}/save`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      paperId: Id,
      seen: WholeNumber,
      scores: v.pipe(v.array(Score), v.maxLength(30)),
      advice: v.optional(Advice, null),
      remark: v.optional(Remark, ''),
      remarkCommittee: v.optional(Remark, ''),
      done: v.boolean(),
    }),
    answer: v.object({ version: v.number(), total: v.nullable(v.number()) }),
    errors: ['review_closed', 'changed_meanwhile'],
  }),
  /** Declines an assignment; the paper is not assigned to this reviewer again. */
  declineReview: call({
    path: `${base}/decline`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, paperId: Id, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
    answer: v.object({}),
    errors: ['review_closed', 'review_done'],
  }),
  /** Declares a conflict of interest: the paper leaves the reviewer's desk, with any review written, and staff see the reason. */
  declareConflict: call({
    path: `${base}/conflict`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      paperId: Id,
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
    }),
    answer: v.object({}),
    errors: [],
  }),
} as const;
