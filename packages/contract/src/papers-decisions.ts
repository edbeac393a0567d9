import * as v from 'valibot';
import { call, roles } from './call.ts';
import { paperDecisions, paperStates, PaperTopic, paperWishes } from './papers-paper.ts';
import { Bilingual, Html, Id, Instant, Line, OptionalId } from './shapes.ts';

const Decision = v.picklist(paperDecisions);
const Hundredths = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)));
const Text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** Which papers are meant: by all that is given. Drafts and withdrawn papers never are. */
export const RankingFilter = v.object({
  /** Number, title, authors. */
  words: v.optional(Line, ''),
  topic: OptionalId,
  wishes: v.optional(v.array(v.picklist(paperWishes)), []),
  decisions: v.optional(v.array(v.picklist(['none', ...paperDecisions])), []),
  /** Of the mean, in hundredths: at least, and less than. */
  least: v.optional(Hundredths, null),
  below: v.optional(Hundredths, null),
  /** At least so many finished reviews. */
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
  wish: v.picklist(['', ...paperWishes]),
  state: v.picklist(paperStates),
  decision: v.nullable(Decision),
  toldAt: v.nullable(Instant),
  board: v.string(),
  /** What the authors read of why. */
  remark: v.string(),
  given: v.number(),
  done: v.number(),
  /** In hundredths, of the finished reviews; null without one. */
  mean: v.nullable(v.number()),
  spread: v.nullable(v.number()),
  /** Among all papers of the conference. */
  rank: v.nullable(v.number()),
  version: v.number(),
});
export type RankedPaper = v.InferOutput<typeof RankedPaper>;

export const rankingSorts = ['rank', 'number', 'spread'] as const;
/** The number is part of the sort, so that no paper is shown twice or never. */
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

/** As HTML; plain text with an empty line between paragraphs is understood, too. */
const Letter = v.object({ zh: Text(20_000), en: Text(40_000) });

/** What becomes of papers, and telling their authors. */
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
      /** Decided, and their authors do not know yet. */
      toTell: v.number(),
    }),
    errors: [],
  }),
  /** All that a filter finds, to be chosen at once, with how many of them are decided how. */
  found: call({
    path: `${base}/found`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, filter: v.optional(RankingFilter, {}) }),
    answer: v.object({ ids: v.array(Id) }),
    errors: [],
  }),
  /** What deciding these would do, before it is done. */
  beforeDeciding: call({
    path: `${base}/before`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, ids: Chosen }),
    answer: v.object({
      decided: Counts,
      /** Cannot be decided in bulk: their authors were told, or they were withdrawn meanwhile. */
      told: v.number(),
      gone: v.number(),
      /** Without a finished review. */
      unreviewed: v.number(),
    }),
    errors: [],
  }),
  /** One paper; null: back to review. What its authors know already needs a reason, and they are told again. */
  decide: call({
    path: `${base}/one`,
    who: read,
    effect: 'write',
    body: v.object({
      cid: Id,
      paperId: Id,
      seen: v.number(),
      decision: v.nullable(Decision),
      /** What the authors read of why. */
      remark: v.optional(Text(4000), ''),
      reason: v.optional(Text(500), ''),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile', 'paper_state', 'paper_told'],
  }),
  /** Many, in the background, with a result for each; null: back to review. */
  decideMany: call({
    path: `${base}/many`,
    who: read,
    effect: 'write',
    body: v.object({ cid: Id, ids: Chosen, decision: v.nullable(Decision) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Takes back what `decideMany` did, as far as nobody was told of it or decided otherwise since; a result for each. */
  undoDeciding: call({
    path: `${base}/undo`,
    who: read,
    effect: 'write',
    body: v.object({ cid: Id, taskId: Id }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Boards that posters would get; with `write` they get them. Posters that have one keep it, unless `again`. */
  boards: call({
    path: `${base}/boards`,
    who: decide,
    effect: 'write',
    body: v.object({ cid: Id, scheme: BoardScheme, again: v.optional(v.boolean(), false), write: v.boolean() }),
    answer: v.object({
      posters: v.number(),
      given: v.number(),
      /** The first of them, in their order. */
      first: v.array(v.object({ number: v.string(), title: Bilingual, board: v.string() })),
    }),
    errors: ['changed_meanwhile'],
  }),
  /** Whom telling would reach, and what they would read. */
  beforeTelling: call({
    path: `${base}/telling`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      decided: Counts,
      /** Nobody knows how to write to these; at most 100. */
      unreachable: v.array(v.object({ id: Id, number: v.string(), title: Bilingual })),
      unreachables: v.number(),
      /** Of each decision that is there, what its authors read. */
      samples: v.array(v.object({ decision: Decision, subject: Bilingual, text: Bilingual })),
    }),
    errors: [],
  }),
  /** Tells the authors of every decided paper who do not know yet: each once, in the background. */
  tell: call({
    path: `${base}/tell`,
    who: decide,
    effect: 'write',
    body: v.object({
      cid: Id,
      /** How many the person saw who would be told; another number now: `changed_meanwhile`. */
      seen: v.number(),
      /** Papers nobody can be written to about count as told, too. */
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
      /** As it is sent: the house's own words where nobody wrote any. */
      letter: Bilingual,
      own: v.boolean(),
      version: v.number(),
    }),
    errors: [],
  }),
  /** Empty in a language: the house's own words again. */
  saveLetter: call({
    path: `${base}/letter/save`,
    who: decide,
    effect: 'write',
    body: v.object({ cid: Id, seen: v.number(), letter: Letter }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** The letter with what is typed now, of one paper or of an example: its words with all filled in, and the PDF in base64. */
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
  /** As PDF in base64. `paper_no_letter`: not accepted, or not told yet. */
  ownLetter: call({
    path: '/medapp/api/papers/letter',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id, paperId: Id, language: v.picklist(['zh', 'en']) }),
    answer: v.object({ pdf: v.string(), name: v.string() }),
    errors: ['paper_no_letter'],
  }),
} as const;
