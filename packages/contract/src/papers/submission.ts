import * as v from 'valibot';
import { call } from '../call.ts';
import { AbstractPart, PaperFile, paperFileKinds, paperResults, paperPreferences } from './paper.ts';
import { Id, Instant, Nothing, WholeNumber } from '../shapes.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const bilingual = (most: number) => v.object({ zh: text(most), en: text(most) });
const most = 200;

/**
 * An author's input for a paper. The limits here only prevent abuse; the conference's requirements are validated by
 * domain/papers/check-paper.ts.
 */
export const PaperContent = v.object({
  /** Language of the abstract. */
  language: v.picklist(['zh', 'en']),
  title: bilingual(600),
  topics: v.pipe(v.array(Id), v.maxLength(20)),
  wish: v.picklist(['', ...paperPreferences]),
  affiliations: v.pipe(
    v.array(v.object({ name: bilingual(300), city: text(100), country: text(100) })),
    v.maxLength(most),
  ),
  authors: v.pipe(
    v.array(
      v.object({
        name: bilingual(100),
        email: text(120),
        /** Positions in `affiliations`, from 1, in the author's order. */
        affiliations: v.pipe(
          v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))),
          v.maxLength(20),
        ),
        presenting: v.boolean(),
        corresponding: v.boolean(),
      }),
    ),
    v.maxLength(most),
  ),
  abstract: v.pipe(v.array(v.object({ code: text(40), text: text(40_000) })), v.maxLength(30)),
  keywords: v.pipe(v.array(text(80)), v.maxLength(20)),
  contact: v.object({ name: text(100), phone: text(40), email: text(120) }),
});
export type PaperContent = v.InferOutput<typeof PaperContent>;

/** States as shown to authors: `under_review` until they are notified, whatever was decided. */
export const authorStates = ['draft', 'submitted', 'under_review', 'decided', 'confirmed', 'withdrawn'] as const;
export type AuthorState = (typeof authorStates)[number];

/** The call for papers as authors see it, in the language of the request. */
export const AuthorCall = v.object({
  state: v.picklist(['not_open', 'open', 'closed']),
  opensAt: v.nullable(Instant),
  closesAt: v.nullable(Instant),
  /** Until then a submitted paper may be changed; null: no deadline. */
  reviseUntil: v.nullable(Instant),
  confirmUntil: v.nullable(Instant),
  guidance: v.string(),
  wishes: v.array(v.picklist(paperPreferences)),
  sections: v.array(v.object({ code: v.string(), name: v.string(), required: v.boolean() })),
  wordsLeast: v.number(),
  wordsMost: v.number(),
  authorsMost: v.number(),
  papersEach: v.number(),
  topicsMost: v.number(),
  files: v.array(v.picklist(paperFileKinds)),
  topics: v.array(v.object({ id: Id, division: v.string(), name: v.string() })),
});
export type AuthorCall = v.InferOutput<typeof AuthorCall>;

const Card = {
  paperId: Id,
  number: v.string(),
  /** In the language of the request, else in the other one; '' when neither is filled in. */
  title: v.string(),
  state: v.picklist(authorStates),
  /** Null: not notified. */
  result: v.nullable(v.picklist(paperResults)),
  version: v.number(),
  changedAt: Instant,
  submittedAt: v.nullable(Instant),
  mayRevise: v.boolean(),
  mayWithdraw: v.boolean(),
  mayConfirm: v.boolean(),
};
export const OwnPaperCard = v.object(Card);
export type OwnPaperCard = v.InferOutput<typeof OwnPaperCard>;

export const OwnPaper = v.object({
  ...Card,
  content: v.object({ ...PaperContent.entries, abstract: v.array(AbstractPart) }),
  files: v.array(PaperFile),
  /** Remarks of the committee and the reviewers for the authors; empty until they are notified. */
  remarks: v.array(v.string()),
  board: v.string(),
});
export type OwnPaper = v.InferOutput<typeof OwnPaper>;

const base = '/medapp/api/papers/submission';
const One = { cid: Id, paperId: Id };
const Paper = v.object({ paper: OwnPaper, now: Instant });
const Version = v.pipe(WholeNumber, v.minValue(1));
/** Maximum bytes of a manuscript, poster or recording. */
export const LARGEST_PAPER_FILE = 30 * 1024 * 1024;

/** S76: an author's own papers. Another account's paper answers `not_found`. */
export const submissionCalls = {
  ownPapers: call({
    path: `${base}/mine`,
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** Null: the conference accepts no papers. */
      call: v.nullable(AuthorCall),
      papers: v.array(OwnPaperCard),
      /** Prefills the first author. */
      me: v.object({ name: v.string(), phone: v.string(), email: v.string(), affiliation: v.string() }),
      now: Instant,
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  ownPaper: call({
    path: `${base}/read`,
    who: 'account',
    effect: 'read',
    body: v.object(One),
    answer: Paper,
    errors: [],
  }),
  /** Saves a draft, complete or not; `paperId` null creates one, which gets its number now. */
  keepPaper: call({
    path: `${base}/keep`,
    who: 'account',
    effect: 'write',
    pasted: true,
    body: v.object({ cid: Id, paperId: v.nullable(Id), version: v.optional(Version, 1), paper: PaperContent }),
    answer: Paper,
    errors: [
      'conference_unknown',
      'conference_stopped',
      'papers_not_open',
      'papers_closed',
      'papers_full',
      'paper_state',
      'changed_meanwhile',
    ],
  }),
  /** Submits a draft, or a submitted paper again. A late submission is saved as a draft. */
  submitPaper: call({
    path: `${base}/submit`,
    who: 'account',
    effect: 'write',
    pasted: true,
    body: v.object({ ...One, version: Version, paper: PaperContent }),
    answer: Paper,
    errors: [
      'conference_unknown',
      'conference_stopped',
      'papers_not_open',
      'papers_closed',
      'papers_revise_over',
      'paper_state',
      'changed_meanwhile',
      'answers_invalid',
    ],
  }),
  /** Withdraws a paper; drafts too. */
  withdrawPaper: call({
    path: `${base}/withdraw`,
    who: 'account',
    effect: 'write',
    pasted: true,
    body: v.object({ ...One, reason: v.optional(text(1000), '') }),
    answer: Nothing,
    errors: ['paper_state', 'papers_confirm_over'],
  }),
  /** An accepted author confirms attendance. */
  confirmPaper: call({
    path: `${base}/confirm`,
    who: 'account',
    effect: 'write',
    body: v.object(One),
    answer: Paper,
    errors: ['paper_state', 'papers_confirm_over'],
  }),
  /** Replaces the earlier file of the same kind. */
  addPaperFile: call({
    path: `${base}/add-file`,
    who: 'account',
    effect: 'write',
    multipart: true,
    largestFile: LARGEST_PAPER_FILE + 1024 * 1024,
    body: v.object({ ...One, kind: v.picklist(paperFileKinds) }),
    answer: Paper,
    errors: [
      'file_missing',
      'file_too_large',
      'file_unreadable',
      'file_not_pdf',
      'paper_file_too_large',
      'paper_file_poster',
      'paper_file_audio',
      'paper_file_unasked',
      'paper_state',
      'papers_closed',
      'papers_not_open',
      'papers_revise_over',
    ],
  }),
  removePaperFile: call({
    path: `${base}/remove-file`,
    who: 'account',
    effect: 'write',
    body: v.object({ ...One, fileId: Id }),
    answer: Paper,
    errors: ['paper_state', 'papers_closed', 'papers_not_open', 'papers_revise_over'],
  }),
} as const;
