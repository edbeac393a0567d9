import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Moment, Nothing, WholeNumber, inBoth, inEither, trimmed } from '../shapes.ts';
import { CreditCaseFacts, CreditFacts, CreditReview } from './credit.ts';
import { CreditRules, EvidenceKind, RuleCode, ExampleCode } from './rule.ts';

export const RuleVersion = v.object({
  id: Id,
  number: v.number(),
  rules: CreditRules,
  source: Bilingual,
  project: v.string(),
  /** Null: the draft. */
  publishedAt: v.nullable(Instant),
  /** Name of the staff member who published it. */
  by: v.nullable(v.string()),
  version: v.number(),
});
export type RuleVersion = v.InferOutput<typeof RuleVersion>;

export const RuleExample = v.object({
  id: Id,
  name: v.string(),
  /** Hundredths of a credit. */
  expected: v.number(),
  facts: CreditCaseFacts,
});
export type RuleExample = v.InferOutput<typeof RuleExample>;

export const ListedRuleSet = v.object({
  id: Id,
  code: RuleCode,
  title: Bilingual,
  version: v.number(),
  /** Newest first; at most one draft. */
  versions: v.array(RuleVersion),
  examples: v.array(RuleExample),
});
export type ListedRuleSet = v.InferOutput<typeof ListedRuleSet>;

/** Somebody with evidence in the conference. */
export const CreditPerson = v.object({
  accountId: Id,
  /** Number of the registration; null: not registered. */
  number: v.nullable(v.string()),
  name: v.string(),
  affiliation: v.string(),
  rows: v.number(),
});
export type CreditPerson = v.InferOutput<typeof CreditPerson>;

/** Somebody whose credits a draft would change; hundredths. */
export const CreditChange = v.object({ ...CreditPerson.entries, before: v.number(), after: v.number() });
export type CreditChange = v.InferOutput<typeof CreditChange>;

const base = '/medapp/api/console/credits';
const read = { staff: roles.readPeople } as const;
const write = { staff: roles.setUp } as const;
const correct = { staff: roles.desk } as const;
const OfSet = { cid: Id, setId: Id };

export const creditConsoleCalls = {
  sets: call({
    path: `${base}/sets`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ sets: v.array(ListedRuleSet), openReviews: v.number() }),
    errors: [],
  }),
  /** Adds a rule set with the example rules of its code, or with those of a variant of that code, as its first draft. */
  addSet: call({
    path: `${base}/add-set`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, code: ExampleCode, title: inEither(60) }),
    answer: v.object({ setId: Id }),
    errors: [],
  }),
  /** Removes a set that was never published. */
  removeSet: call({
    path: `${base}/remove-set`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object(OfSet),
    answer: Nothing,
    errors: ['credit_rules_published'],
  }),
  /** Starts a draft from the newest version, or changes the draft. `version` null: there is none yet. */
  saveDraft: call({
    path: `${base}/save-draft`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({
      ...OfSet,
      version: v.nullable(WholeNumber),
      rules: CreditRules,
      source: inBoth(500),
      project: trimmed(100),
    }),
    answer: v.object({ draft: RuleVersion }),
    errors: ['changed_meanwhile'],
  }),
  discardDraft: call({
    path: `${base}/discard-draft`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfSet, version: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** What publishing the draft does to people; those who get less come first, at most 200 are listed. */
  effects: call({
    path: `${base}/effects`,
    who: read,
    effect: 'read',
    body: v.object(OfSet),
    answer: v.object({
      more: v.number(),
      less: v.number(),
      same: v.number(),
      people: v.array(CreditChange),
    }),
    errors: [],
  }),
  /** Freezes the draft. Refused while a saved example disagrees, and while people would get less unless `acceptLess` is their number. */
  publish: call({
    path: `${base}/publish`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfSet, version: WholeNumber, acceptLess: v.optional(WholeNumber, 0) }),
    answer: v.object({ number: v.number() }),
    errors: ['changed_meanwhile', 'credit_example_differs', 'credit_people_lose', 'credit_rules_faulty'],
  }),
  /** People with evidence: part of the name, or the number of the registration. At most 50. */
  people: call({
    path: `${base}/people`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, words: v.optional(trimmed(60), '') }),
    answer: v.object({ people: v.array(CreditPerson) }),
    errors: [],
  }),
  /** A person's facts; with all sessions of the conference, for corrections. */
  person: call({
    path: `${base}/person`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, accountId: Id }),
    answer: v.object({ facts: CreditFacts }),
    errors: [],
  }),
  /** Saves a person's facts as an example, without their name. */
  addExample: call({
    path: `${base}/add-example`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({
      ...OfSet,
      accountId: Id,
      name: v.pipe(trimmed(100), v.minLength(1, 'required')),
      expected: v.pipe(WholeNumber, v.maxValue(100_000)),
    }),
    answer: v.object({ exampleId: Id }),
    errors: [],
  }),
  removeExample: call({
    path: `${base}/remove-example`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfSet, exampleId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Records evidence by hand: a presence of which the door has no row, a talk, a paper. */
  addEvidence: call({
    path: `${base}/add-evidence`,
    who: correct,
    effect: 'write',
    whole: true,
    body: v.object({
      cid: Id,
      accountId: Id,
      kind: EvidenceKind,
      sessionId: v.nullable(Id),
      from: Moment,
      to: Moment,
      title: inBoth(200),
      reason: v.pipe(trimmed(300), v.minLength(1, 'required')),
    }),
    answer: Nothing,
    errors: [],
  }),
  /** Replaces the times of a row, or makes it not count (`from` and `to` null). The row itself stays. */
  correct: call({
    path: `${base}/correct`,
    who: correct,
    effect: 'write',
    whole: true,
    body: v.object({
      cid: Id,
      accountId: Id,
      evidenceId: trimmed(20),
      from: v.nullable(Moment),
      to: v.nullable(Moment),
      reason: v.pipe(trimmed(300), v.minLength(1, 'required')),
    }),
    answer: Nothing,
    errors: [],
  }),
  reviews: call({
    path: `${base}/reviews`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    /** The open ones first, at most 200. */
    answer: v.object({ reviews: v.array(v.object({ ...CreditReview.entries, person: CreditPerson })) }),
    errors: [],
  }),
  answerReview: call({
    path: `${base}/answer-review`,
    who: correct,
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, reviewId: Id, answer: v.pipe(trimmed(1000), v.minLength(1, 'required')) }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
} as const;
