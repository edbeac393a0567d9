import * as v from 'valibot';
import { call } from './call.ts';
import {
  AbstractPart,
  AbstractSection,
  PaperAffiliation,
  PaperAuthor,
  paperDecisions,
  paperFileKinds,
  paperWishes,
} from './papers-paper.ts';
import { Bilingual, Id, Instant } from './shapes.ts';

export const reviewStates = ['assigned', 'declined', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const ReviewCriterion = v.object({ code: v.string(), name: Bilingual, weight: v.number() });
export type ReviewCriterion = v.InferOutput<typeof ReviewCriterion>;

/** 1 to 10 for a criterion. */
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
  /** Something of it is written, and it is not done. */
  begun: v.boolean(),
  /** In hundredths; null until done. */
  total: v.nullable(v.number()),
});
export type DeskPaper = v.InferOutput<typeof DeskPaper>;

/** What a reviewer reads. While reviews are blind nothing in it says who wrote it. */
export const ReviewedPaper = v.object({
  paperId: Id,
  number: v.string(),
  language: v.picklist(['zh', 'en']),
  title: Bilingual,
  abstract: v.array(AbstractPart),
  keywords: v.array(v.string()),
  topics: v.array(Bilingual),
  wish: v.picklist(['', ...paperWishes]),
  /** Named by the paper's number while reviews are blind. */
  files: v.array(
    v.object({ kind: v.picklist(paperFileKinds), name: v.string(), address: v.string(), size: v.number() }),
  ),
  /** Null while reviews are blind. */
  authors: v.nullable(v.array(v.omit(PaperAuthor, ['email']))),
  affiliations: v.nullable(v.array(PaperAffiliation)),
});
export type ReviewedPaper = v.InferOutput<typeof ReviewedPaper>;

export const OwnReview = v.object({
  state: v.picklist(['assigned', 'done']),
  scores: v.array(Score),
  advice: Advice,
  /** For the authors, and for the committee alone. */
  remark: v.string(),
  remarkCommittee: v.string(),
  total: v.nullable(v.number()),
  version: v.number(),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

const who = { staff: ['reviewer'] } as const;
const base = '/medapp/api/console/papers/desk';

/** A reviewer's own desk. What is not given to them is not there. */
export const reviewCalls = {
  desk: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      blind: v.boolean(),
      zone: v.string(),
      /** Until then reviews can be written; null: no end is set. */
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
  /** As a draft, or with `done` as what counts; what is done may be altered while reviews are open. */
  saveReview: call({
    path: `${base}/save`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      paperId: Id,
      seen: v.number(),
      scores: v.pipe(v.array(Score), v.maxLength(30)),
      advice: v.optional(Advice, null),
      remark: v.optional(Remark, ''),
      remarkCommittee: v.optional(Remark, ''),
      done: v.boolean(),
    }),
    answer: v.object({ version: v.number(), total: v.nullable(v.number()) }),
    errors: ['review_closed', 'changed_meanwhile'],
  }),
  /** It is never given to them again. */
  declineReview: call({
    path: `${base}/decline`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, paperId: Id, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
    answer: v.object({}),
    errors: ['review_closed', 'review_done'],
  }),
  /** I must not judge it: it leaves my desk, whatever I have written of it, and staff are told why. */
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
