import * as v from 'valibot';
import { call } from '../call.ts';
import { begun, written } from '../pages/writing.ts';
import { Bilingual, Id, Instant, Moment, Nothing, WholeNumber } from '../shapes.ts';
import { ShownItem } from './attempt.ts';
import { ExamRules } from './exam.ts';
import { pictureErrors } from '../files/file.ts';
import { Difficulty, ItemContent, itemKinds, Topic } from './item.ts';

const base = '/medapp/api/console/exam';
/** Keys and reasons are only for those who write exams. */
const write = { staff: ['owner', 'organiser', 'programme'] } as const;

const ListedItem = v.object({
  id: Id,
  code: v.string(),
  /** Of its newest version. */
  number: v.number(),
  stem: Bilingual,
  kind: v.picklist(itemKinds),
  topicId: Id,
  difficulty: v.number(),
  /** Whether an exam uses any version, and the newest one. */
  used: v.boolean(),
  locked: v.boolean(),
  bilingual: v.boolean(),
  pictured: v.boolean(),
});
export type ListedItem = v.InferOutput<typeof ListedItem>;

const ItemVersion = v.object({
  id: Id,
  number: v.number(),
  topicId: Id,
  difficulty: v.number(),
  source: v.string(),
  content: ItemContent,
  createdAt: Instant,
  by: v.string(),
  used: v.boolean(),
});
export type ItemVersion = v.InferOutput<typeof ItemVersion>;

export const ItemInput = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  topicId: Id,
  difficulty: Difficulty,
  source: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  content: ItemContent,
});
export type ItemInput = v.InferOutput<typeof ItemInput>;

export const examStates = ['draft', 'planned', 'open', 'closed'] as const;

const ListedExam = v.object({
  id: Id,
  title: Bilingual,
  state: v.picklist(examStates),
  opensAt: v.nullable(Instant),
  closesAt: v.nullable(Instant),
  items: v.number(),
  /** People who began. */
  people: v.number(),
  passed: v.number(),
});
export type ListedExam = v.InferOutput<typeof ListedExam>;

const times = { opensAt: v.nullable(Moment), closesAt: v.nullable(Moment) };

const RuleCount = v.object({ section: v.number(), rule: v.number(), found: v.number(), short: v.number() });

export const examConsoleCalls = {
  bank: call({
    path: `${base}/bank`,
    who: write,
    effect: 'read',
    body: v.object({
      cid: Id,
      words: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
      topicId: v.optional(v.nullable(Id), null),
      kind: v.optional(v.nullable(v.picklist(itemKinds)), null),
      difficulty: v.optional(v.nullable(Difficulty), null),
      unused: v.optional(v.boolean(), false),
    }),
    answer: v.object({
      topics: v.array(v.object({ ...Topic.entries, count: v.number() })),
      /** By code, at most 500. */
      items: v.array(ListedItem),
      /** Items that match, and all. */
      found: v.number(),
      total: v.number(),
    }),
    errors: [],
  }),
  saveTopic: call({
    path: `${base}/topics/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, id: v.nullable(Id), name: written(40) }),
    answer: v.object({ topicId: Id }),
    errors: [],
  }),
  item: call({
    path: `${base}/items/read`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, itemId: Id }),
    answer: v.object({
      itemId: Id,
      /** `code` is that of every answer. */
      itemCode: v.string(),
      removed: v.boolean(),
      /** Newest first. */
      versions: v.array(ItemVersion),
    }),
    errors: [],
  }),
  /**
   * Changes the newest version while no exam uses it, otherwise makes the next one. `seen`: the newest version's number; `seenAt`: when it
   * was saved, null skips this check.
   */
  saveItem: call({
    path: `${base}/items/save`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      itemId: v.nullable(Id),
      seen: v.nullable(WholeNumber),
      seenAt: v.optional(v.nullable(Moment), null),
      item: ItemInput,
    }),
    answer: v.object({ itemId: Id, number: v.number() }),
    errors: ['changed_meanwhile', 'exam_code_taken'],
  }),
  /** A picture of a question, upright and re-encoded from its pixels, without what the camera noted. */
  addPicture: call({
    path: `${base}/items/picture`,
    who: write,
    effect: 'write',
    multipart: true,
    body: v.object({ cid: Id }),
    answer: v.object({ address: v.string(), width: v.number(), height: v.number() }),
    errors: pictureErrors,
  }),
  /** Can be restored; exams that use it keep it. */
  removeItem: call({
    path: `${base}/items/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, itemId: Id, removed: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  exams: call({
    path: `${base}/exams/list`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ exams: v.array(ListedExam) }),
    errors: [],
  }),
  exam: call({
    path: `${base}/exams/read`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, examId: Id }),
    answer: v.object({
      listed: ListedExam,
      version: v.number(),
      rules: ExamRules,
      /** Rules that find items, with how many. */
      counts: v.array(RuleCount),
    }),
    errors: [],
  }),
  /** How many items each rule finds, and how many it lacks, before it is saved. */
  countItems: call({
    path: `${base}/exams/count`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, rules: ExamRules }),
    answer: v.object({ counts: v.array(RuleCount) }),
    errors: [],
  }),
  saveExam: call({
    path: `${base}/exams/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, ...begun, rules: ExamRules, ...times }),
    answer: v.object({ examId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'exam_published'],
  }),
  /** Times may change while it is published. */
  saveTimes: call({
    path: `${base}/exams/times`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, examId: Id, ...times }),
    answer: Nothing,
    errors: [],
  }),
  /** Fixes the versions that papers are drawn from. */
  publish: call({
    path: `${base}/exams/publish`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, examId: Id, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile', 'exam_published', 'exam_incomplete'],
  }),
  /** Back to a draft while nobody has begun. */
  unpublish: call({
    path: `${base}/exams/unpublish`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, examId: Id }),
    answer: Nothing,
    errors: ['exam_begun'],
  }),
  removeExam: call({
    path: `${base}/exams/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, examId: Id }),
    answer: Nothing,
    errors: ['exam_published'],
  }),
  /** The paper that a seed draws, as a phone shows it. */
  preview: call({
    path: `${base}/exams/preview`,
    who: write,
    effect: 'read',
    body: v.object({
      cid: Id,
      examId: Id,
      seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
      language: v.picklist(['zh', 'en']),
    }),
    answer: v.object({
      items: v.array(v.object({ code: v.string(), points: v.number(), ...ShownItem.entries })),
    }),
    errors: ['exam_incomplete'],
  }),
} as const;
