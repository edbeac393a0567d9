import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Nothing, trimmed } from '../shapes.ts';
import { CreditRules, EvidenceKind, RuleCode } from './rule.ts';
import { Upload } from './upload.ts';

/** A row of evidence as `computeCredits` takes it: instants in milliseconds since 1970. */
export const EvidenceRow = v.object({
  id: v.string(),
  kind: EvidenceKind,
  from: v.number(),
  to: v.number(),
  sessionId: v.nullable(Id),
  hallId: v.nullable(Id),
  subject: v.string(),
  title: v.string(),
  checksAsked: v.number(),
  checksAnswered: v.number(),
  score: v.nullable(v.number()),
  passMark: v.nullable(v.number()),
});
export type EvidenceRow = v.InferOutput<typeof EvidenceRow>;

export const EvidenceCorrection = v.object({
  id: v.string(),
  corrects: v.string(),
  /** Null: the row does not count. */
  row: v.nullable(EvidenceRow),
  reason: v.string(),
  /** Name of the staff member. */
  by: v.string(),
  at: v.number(),
});
export type EvidenceCorrection = v.InferOutput<typeof EvidenceCorrection>;

export const CreditSession = v.object({
  id: Id,
  hallId: v.nullable(Id),
  title: v.string(),
  from: v.number(),
  to: v.number(),
});

/** A published version of a rule set. */
export const RuleSet = v.object({
  id: Id,
  code: RuleCode,
  title: v.string(),
  /** Version number. */
  number: v.number(),
  rules: CreditRules,
  source: v.string(),
  /** Number under which the authority lists the project; empty: none. */
  project: v.string(),
  /** Credits as the server computes them, in hundredths. */
  total: v.number(),
});
export type RuleSet = v.InferOutput<typeof RuleSet>;

export const CreditReview = v.object({
  id: Id,
  text: v.string(),
  at: Instant,
  /** Null: not answered yet. */
  answer: v.nullable(v.string()),
});

/** All that a person's credits follow from; the same object is the export that the command-line check reads. */
export const CreditFacts = v.object({
  zone: v.string(),
  evidence: v.array(EvidenceRow),
  corrections: v.array(EvidenceCorrection),
  /** Sessions of the programme that the evidence can concern. */
  sessions: v.array(CreditSession),
  sets: v.array(RuleSet),
});
export type CreditFacts = v.InferOutput<typeof CreditFacts>;

/** Facts without the rules and without corrections, which are applied: a saved example. */
export const CreditCaseFacts = v.omit(CreditFacts, ['sets', 'corrections']);
export type CreditCaseFacts = v.InferOutput<typeof CreditCaseFacts>;

export const creditCalls = {
  /** A1: the caller's evidence in a conference, the rules in force, and what the server computes from them. */
  mine: call({
    path: '/medapp/api/credits/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      ...CreditFacts.entries,
      reviews: v.array(CreditReview),
      /** What was reported to the authority, by set. */
      uploads: v.array(v.object({ setId: Id, ...Upload.entries })),
      at: Instant,
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** Asks staff to look at the caller's evidence. */
  askReview: call({
    path: '/medapp/api/credits/review',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, text: v.pipe(trimmed(1000), v.minLength(1, 'required')) }),
    answer: Nothing,
    errors: ['conference_unknown', 'conference_stopped', 'credit_review_open'],
  }),
} as const;
