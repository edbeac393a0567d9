import * as v from 'valibot';
import { call, roles } from '../call.ts';
import {
  PaperAffiliation,
  PaperAuthor,
  PaperFile,
  AbstractPart,
  paperDecisions,
  paperStates,
  paperPreferences,
} from './paper.ts';
import { PaperContent } from './submission.ts';
import { Bilingual, Id, Instant, Nothing, WholeNumber } from '../shapes.ts';

/** Filter of a list of papers; empty lists and words do not filter. */
export const PaperFilter = v.object({
  /** Part of the number, the titles, the names of authors or their affiliations. */
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  states: v.optional(v.pipe(v.array(v.picklist(paperStates)), v.maxLength(6)), []),
  /** `none`: undecided. */
  decisions: v.optional(v.pipe(v.array(v.picklist([...paperDecisions, 'none'])), v.maxLength(5)), []),
  topicIds: v.optional(v.pipe(v.array(Id), v.maxLength(200)), []),
  wishes: v.optional(v.pipe(v.array(v.picklist(paperPreferences)), v.maxLength(3)), []),
});
export type PaperFilter = v.InferOutput<typeof PaperFilter>;

const ListedPaper = v.object({
  paperId: Id,
  number: v.string(),
  title: Bilingual,
  /** The presenting author, else the first; null: no author yet. */
  author: v.nullable(Bilingual),
  authors: v.number(),
  affiliation: v.nullable(Bilingual),
  topics: v.array(Id),
  wish: v.picklist(['', ...paperPreferences]),
  state: v.picklist(paperStates),
  decision: v.nullable(v.picklist(paperDecisions)),
  told: v.boolean(),
  board: v.string(),
  /** Reviews done, of those requested. */
  reviews: v.object({ done: v.number(), asked: v.number() }),
  files: v.number(),
  submittedAt: v.nullable(Instant),
  changedAt: v.nullable(Instant),
});
export type ListedPaper = v.InferOutput<typeof ListedPaper>;

export const ConsolePaper = v.object({
  paperId: Id,
  number: v.string(),
  version: v.number(),
  state: v.picklist(paperStates),
  decision: v.nullable(v.picklist(paperDecisions)),
  decidedAt: v.nullable(Instant),
  toldAt: v.nullable(Instant),
  remark: v.string(),
  board: v.string(),
  talk: v.nullable(v.object({ id: Id, title: Bilingual })),
  /** Account that submitted it; null: imported by staff. */
  account: v.nullable(v.object({ id: Id, name: v.string() })),
  externalId: v.nullable(v.string()),
  submittedAt: v.nullable(Instant),
  changedAt: Instant,
  content: v.object({
    ...PaperContent.entries,
    abstract: v.array(AbstractPart),
    authors: v.array(PaperAuthor),
    affiliations: v.array(PaperAffiliation),
  }),
  files: v.array(PaperFile),
  steps: v.array(
    v.object({
      at: Instant,
      /** The staff member's name, or '' for the author. */
      by: v.string(),
      from: v.nullable(v.string()),
      to: v.picklist(paperStates),
      note: v.string(),
    }),
  ),
});
export type ConsolePaper = v.InferOutput<typeof ConsolePaper>;

const base = '/medapp/api/console/papers';
const read = { staff: roles.readPapers } as const;
const write = { staff: roles.programme } as const;
const One = { cid: Id, paperId: Id };
const Version = v.pipe(WholeNumber, v.minValue(1));
const reason = v.optional(v.pipe(v.string(), v.maxLength(1000)), '');

/** Submissions as staff see them, authors included. Reviewers may not make these calls. */
export const papersConsoleCalls = {
  list: call({
    path: `${base}/list`,
    who: read,
    effect: 'read',
    body: v.object({
      cid: Id,
      filter: v.optional(PaperFilter, {}),
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    }),
    answer: v.object({
      papers: v.array(ListedPaper),
      total: v.number(),
      /** Over the whole conference. */
      counts: v.record(v.picklist(paperStates), v.number()),
    }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: read,
    effect: 'read',
    body: v.object(One),
    answer: v.object({ paper: ConsolePaper }),
    errors: [],
  }),
  /** Corrects an author's submission; the limits of the call for papers do not apply to staff. */
  edit: call({
    path: `${base}/edit`,
    who: write,
    effect: 'write',
    pasted: true,
    body: v.object({ ...One, version: Version, paper: PaperContent }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** Sets a poster's board, and the talk of an oral paper. */
  place: call({
    path: `${base}/place`,
    who: write,
    effect: 'write',
    body: v.object({
      ...One,
      version: Version,
      board: v.pipe(v.string(), v.trim(), v.maxLength(20)),
      talkId: v.nullable(Id),
    }),
    answer: Nothing,
    errors: ['changed_meanwhile', 'board_taken'],
  }),
  withdraw: call({
    path: `${base}/withdraw`,
    who: write,
    effect: 'write',
    pasted: true,
    body: v.object({ ...One, reason }),
    answer: Nothing,
    errors: ['paper_state'],
  }),
  /** Restores a withdrawn paper, as submitted. */
  restore: call({
    path: `${base}/restore`,
    who: write,
    effect: 'write',
    body: v.object(One),
    answer: Nothing,
    errors: ['paper_state'],
  }),
  /** Talks whose title contains the words, to link to a paper. */
  talks: call({
    path: `${base}/talks`,
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '') }),
    answer: v.object({ talks: v.array(v.object({ id: Id, title: Bilingual })) }),
    errors: [],
  }),
  /** Exports everything the filter matches; the file is fetched like that of any task. */
  export: call({
    path: `${base}/export`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, filter: v.optional(PaperFilter, {}), format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
