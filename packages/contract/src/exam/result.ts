import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';
import { Question } from './item.ts';

const base = '/medapp/api/console/exam';
const write = { staff: ['owner', 'organiser', 'programme'] } as const;

export const itemFlags = ['key_suspect', 'too_easy', 'too_hard', 'weak', 'slow'] as const;

const ItemFigures = v.object({
  versionId: Id,
  code: v.string(),
  number: v.number(),
  stem: Bilingual,
  topic: Bilingual,
  question: Question,
  people: v.number(),
  difficulty: v.nullable(v.number()),
  discrimination: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  /** By stored option; with the share of the best and the weakest 27 percent. */
  options: v.array(v.object({ id: v.string(), chosen: v.number(), best: v.number(), weakest: v.number() })),
  flags: v.array(v.picklist(itemFlags)),
});
export type ItemFigures = v.InferOutput<typeof ItemFigures>;

const Reliability = v.variant('measure', [
  v.object({ measure: v.picklist(['kr20', 'alpha']), value: v.number() }),
  v.object({
    measure: v.literal('none'),
    reason: v.picklist(['different_items', 'few_people', 'few_items', 'no_variation']),
  }),
]);
export type Reliability = v.InferOutput<typeof Reliability>;

const correction = {
  examId: Id,
  versionId: Id,
  mode: v.picklist(['add', 'only', 'drop']),
  /** The question with its corrected key; null when the item is dropped. */
  question: v.nullable(Question),
};

const Changes = v.object({ more: v.number(), less: v.number(), nowPassed: v.number(), nowFailed: v.number() });

const ChangedPerson = v.object({
  attemptId: Id,
  name: v.string(),
  before: v.number(),
  after: v.number(),
  passedBefore: v.boolean(),
  passedAfter: v.boolean(),
});
export type ChangedPerson = v.InferOutput<typeof ChangedPerson>;

/** Where people marked one picture of an item. */
const SpotMarks = v.object({
  /** Id of the part of a case; empty: the item itself. */
  part: v.string(),
  /** People who had the item, and those of them who marked nothing. */
  people: v.number(),
  unmarked: v.number(),
  /** By region of the question: people whose mark it gave. */
  regions: v.array(v.number()),
  /** People outside of all regions, by ninth of the picture, row by row from the upper left. */
  ninths: v.array(v.number()),
  /** In ten thousandths of the picture, rounded to 50. */
  points: v.array(v.object({ x: v.number(), y: v.number(), count: v.number() })),
});
export type SpotMarks = v.InferOutput<typeof SpotMarks>;

export const examResultCalls = {
  /** Figures over the last finished attempt of each person. */
  figures: call({
    path: `${base}/results/figures`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, examId: Id }),
    answer: v.object({
      title: Bilingual,
      points: v.number(),
      pass: v.number(),
      minutes: v.number(),
      closesAt: v.nullable(Instant),
      /** People who began, who handed in, who passed, and whose attempt was taken automatically. */
      begun: v.number(),
      finished: v.number(),
      passed: v.number(),
      automatic: v.number(),
      /** Points; null: nobody has finished. */
      mean: v.nullable(v.number()),
      deviation: v.nullable(v.number()),
      medianSeconds: v.nullable(v.number()),
      /** Twenty steps of 5 percent of the points; passed and others. */
      histogram: v.array(v.object({ passed: v.number(), others: v.number() })),
      reliability: Reliability,
      items: v.array(ItemFigures),
      corrections: v.array(
        v.object({
          id: Id,
          versionId: Id,
          code: v.string(),
          mode: v.picklist(['add', 'only', 'drop']),
          reason: v.string(),
          at: Instant,
          by: v.string(),
          changed: v.number(),
          undone: v.boolean(),
          undoable: v.boolean(),
        }),
      ),
      /** False while the exam is open or somebody is writing it. */
      correctable: v.boolean(),
    }),
    errors: [],
  }),
  /** Where people marked the pictures of an item, by the last finished attempt of each; empty for an item without such a picture. */
  marks: call({
    path: `${base}/results/marks`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, examId: Id, versionId: Id }),
    answer: v.object({ spots: v.array(SpotMarks) }),
    errors: [],
  }),
  /** Whom a correction changes; nothing is saved. */
  previewCorrection: call({
    path: `${base}/results/corrections/preview`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, ...correction }),
    answer: v.object({ changes: Changes, people: v.array(ChangedPerson) }),
    errors: ['exam_open', 'exam_key_shape'],
  }),
  correct: call({
    path: `${base}/results/corrections/apply`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, ...correction, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) }),
    answer: v.object({ changes: Changes }),
    errors: ['exam_open', 'exam_key_shape'],
  }),
  /** Within seven days. */
  undoCorrection: call({
    path: `${base}/results/corrections/undo`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, examId: Id, correctionId: Id }),
    answer: Nothing,
    errors: ['exam_open', 'exam_undo_late'],
  }),
} as const;
