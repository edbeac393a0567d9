import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { paperDecisions, paperStates, PaperTopic, paperPreferences } from './paper.ts';
import { Bilingual, Html, Id, Instant, Line, OptionalId, WholeNumber } from '../shapes.ts';

const Decision = v.picklist(paperDecisions);
const Hundredths = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)));
const Text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** Selects papers by all given conditions. Never includes drafts and withdrawn papers. */
export const RankingFilter = v.object({
  /** Part of the number, the title or an author's name. */
  words: v.optional(Line, ''),
  topic: OptionalId,
  wishes: v.optional(v.array(v.picklist(paperPreferences)), []),
  decisions: v.optional(v.array(v.picklist(['none', ...paperDecisions])), []),
  /** Range of the mean score in hundredths: least <= mean < below. */
  least: v.optional(Hundredths, null),
  below: v.optional(Hundredths, null),
  /** Minimum number of finished reviews. */
  reviews: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
  told: v.optional(v.nullable(v.boolean()), null),
});
export type RankingFilter = v.InferOutput<typeof RankingFilter>;

export const RankedPaper = v.object({
  id: Id,
  number: v.string(),
  title: Bilingual,
  firstAuthor: Bilingual,
  topic: v.nullable(Bilingual),
  wish: v.picklist(['', ...paperPreferences]),
  state: v.picklist(paperStates),
  decision: v.nullable(Decision),
  toldAt: v.nullable(Instant),
  board: v.string(),
  /** Reasons shown to the authors. */
  remark: v.string(),
  given: v.number(),
  done: v.number(),
  /** Mean of the finished reviews in hundredths; null without one. */
  mean: v.nullable(v.number()),
  spread: v.nullable(v.number()),
  /** Among all papers of the conference. */
  rank: v.nullable(v.number()),
  version: v.number(),
});
export type RankedPaper = v.InferOutput<typeof RankedPaper>;

export const rankingSorts = ['rank', 'number', 'spread'] as const;
/** The number is part of the sort, so that paging neither repeats nor skips a paper. */
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0);

export const BoardScheme = v.object({
  byTopic: v.boolean(),
  prefix: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}]{0,6}$/u)),
  first: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  digits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});
export type BoardScheme = v.InferOutput<typeof BoardScheme>;

const read = { staff: roles.programme } as const;
const decide = { staff: roles.setUp } as const;
const base = '/medapp/api/console/papers/decisions';
const Chosen = v.pipe(v.array(Id), v.minLength(1), v.maxLength(5000));
const Counts = v.array(v.object({ decision: v.picklist(['none', ...paperDecisions]), count: v.number() }));

/** HTML; plain text with an empty line between paragraphs is also accepted. */
const Letter = v.object({ zh: Text(20_000), en: Text(40_000) });

/** Decisions on papers, and notifying their authors. */
export const decisionCalls = {
  ranking: call({
    path: `${base}/list`,
    who: read,
    effect: 'read',
    body: v.object({
      cid: Id,
      filter: v.optional(RankingFilter, {}),
      sort: v.optional(v.picklist(rankingSorts), 'rank'),
      from: Page,
    }),
    /** At most 100. */
    answer: v.object({
      papers: v.array(RankedPaper),
      total: v.number(),
      topics: v.array(PaperTopic),
      /** Of all papers of the conference. */
      decided: Counts,
      /** Decided, authors not notified yet. */
      toTell: v.number(),
    }),
    errors: [],
  }),
  /** Ids of all papers a filter matches, to select at once, with the number per decision. */
  found: call({
    path: `${base}/found`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, filter: v.optional(RankingFilter, {}) }),
    answer: v.object({ ids: v.array(Id) }),
    errors: [],
  }),
  /** Effects of deciding these papers, before it is done. */
  beforeDeciding: call({
    path: `${base}/before`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, ids: Chosen }),
    answer: v.object({
      decided: Counts,
      /** Cannot be decided in bulk: their authors were notified, or they were withdrawn since then. */
      told: v.number(),
      gone: v.number(),
      /** Without a finished review. */
      unreviewed: v.number(),
    }),
    errors: [],
  }),
  /** Decides one paper; null: back to review. A decision the authors already know needs a reason, and they are notified again. */
  decide: call({
    path: `${base}/one`,
    who: read,
    effect: 'write',
    body: v.object({
      cid: Id,
      paperId: Id,
      seen: WholeNumber,
      decision: v.nullable(Decision),
      /** Reasons shown to the authors. */
      remark: v.optional(Text(4000), ''),
      reason: v.optional(Text(500), ''),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile', 'paper_state', 'paper_told'],
  }),
  /** Decides many papers as a background task with a result per paper; null: back to review. */
  decideMany: call({
    path: `${base}/many`,
    who: read,
    effect: 'write',
    body: v.object({ cid: Id, ids: Chosen, decision: v.nullable(Decision) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Undoes `decideMany`, except papers whose authors were notified or that were decided otherwise since then; a result per paper. */
  undoDeciding: call({
    path: `${base}/undo`,
    who: read,
    effect: 'write',
    body: v.object({ cid: Id, taskId: Id }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Board numbers for posters; with `write` they are assigned. Existing numbers remain, unless `again`. */
  boards: call({
    path: `${base}/boards`,
    who: decide,
    effect: 'write',
    body: v.object({ cid: Id, scheme: BoardScheme, again: v.optional(v.boolean(), false), write: v.boolean() }),
    answer: v.object({
      posters: v.number(),
      given: v.number(),
      /** The first posters, in board order. */
      first: v.array(v.object({ number: v.string(), title: Bilingual, board: v.string() })),
    }),
    errors: ['changed_meanwhile'],
  }),
  /** Whom the notification would reach, and its text. */
  beforeTelling: call({
    path: `${base}/telling`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      decided: Counts,
      /** Papers without any contact address; at most 100. */
      unreachable: v.array(v.object({ id: Id, number: v.string(), title: Bilingual })),
      unreachables: v.number(),
      /** The text for each decision in use. */
      samples: v.array(v.object({ decision: Decision, subject: Bilingual, text: Bilingual })),
    }),
    errors: [],
  }),
  /** Notifies the authors of every decided paper who were not notified: one message each, in the background. */
  tell: call({
    path: `${base}/tell`,
    who: decide,
    effect: 'write',
    body: v.object({
      cid: Id,
      /** Number of recipients the person saw; if it changed, fails with `changed_meanwhile`. */
      seen: WholeNumber,
      /** Also marks papers without a contact address as notified. */
      unreachable: v.optional(v.boolean(), false),
    }),
    answer: v.object({ taskId: Id }),
    errors: ['changed_meanwhile', 'papers_none_to_tell'],
  }),
  letter: call({
    path: `${base}/letter`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** As sent: the default text where staff wrote no other. */
      letter: Bilingual,
      own: v.boolean(),
      version: v.number(),
    }),
    errors: [],
  }),
  /** Empty in a language: restores the default text. */
  saveLetter: call({
    path: `${base}/letter/save`,
    who: decide,
    effect: 'write',
    body: v.object({ cid: Id, seen: WholeNumber, letter: Letter }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** The letter as currently typed, for one paper or an example: text with all placeholders filled, and the PDF in base64. */
  previewLetter: call({
    path: `${base}/letter/preview`,
    who: read,
    effect: 'read',
    body: v.object({
      cid: Id,
      paperId: OptionalId,
      language: v.picklist(['zh', 'en']),
      letter: Letter,
    }),
    answer: v.object({ html: Html, pdf: v.string(), name: v.string() }),
    errors: [],
  }),
} as const;

/** An author's own letter of acceptance. */
export const letterCalls = {
  /** PDF in base64. `paper_no_letter`: not accepted, or the author was not notified. */
  ownLetter: call({
    path: '/medapp/api/papers/letter',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id, paperId: Id, language: v.picklist(['zh', 'en']) }),
    answer: v.object({ pdf: v.string(), name: v.string() }),
    errors: ['paper_no_letter'],
  }),
} as const;
