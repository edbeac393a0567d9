import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Moment, OptionalId } from '../shapes.ts';
import { Answer } from './answer.ts';

const ShownPicture = v.object({ address: v.string(), width: v.number(), height: v.number(), alt: v.string() });
export type ShownPicture = v.InferOutput<typeof ShownPicture>;

const simple = [
  v.object({ kind: v.picklist(['single', 'multiple', 'ordering']), options: v.array(v.string()) }),
  v.object({ kind: v.literal('boolean') }),
  v.object({ kind: v.literal('matching'), options: v.array(v.string()), matches: v.array(v.string()) }),
  v.object({ kind: v.literal('spot'), picture: ShownPicture }),
  v.object({ kind: v.literal('number'), unit: v.string() }),
] as const;

/** A question without its key: options by their place, in the order of this person, in the reader's language. */
export const SimpleShown = v.variant('kind', [...simple]);
export type SimpleShown = v.InferOutput<typeof SimpleShown>;
export const ShownQuestion = v.variant('kind', [
  ...simple,
  v.object({ kind: v.literal('case'), parts: v.array(v.object({ stem: v.string(), question: SimpleShown })) }),
]);
export type ShownQuestion = v.InferOutput<typeof ShownQuestion>;

const ShownMedia = v.variant('kind', [
  v.object({ kind: v.literal('picture'), ...ShownPicture.entries }),
  v.object({ kind: v.literal('video'), address: v.string(), alt: v.string() }),
]);

/** An item as the person sees it. */
export const ShownItem = v.object({
  stem: v.string(),
  media: v.nullable(ShownMedia),
  question: ShownQuestion,
});
export type ShownItem = v.InferOutput<typeof ShownItem>;

export const PaperItem = v.object({
  /** From 1. */
  position: v.number(),
  section: v.string(),
  points: v.number(),
  ...ShownItem.entries,
  answer: v.nullable(Answer),
  /** Number of changes of the answer that the server has; 0: none. */
  seq: v.number(),
  flagged: v.boolean(),
});
export type PaperItem = v.InferOutput<typeof PaperItem>;

/** Why no attempt can begin. */
export const hindrances = [
  'running',
  'exam_not_open',
  'exam_closed',
  'exam_passed',
  'exam_used_up',
  'exam_waiting',
  'exam_not_registered',
] as const;

const attemptState = v.picklist(['running', 'marking', 'finished']);

/** An exam as a person finds it before it begins; nothing of its questions. */
export const ExamCard = v.object({
  examId: Id,
  title: v.string(),
  intro: v.string(),
  items: v.number(),
  points: v.number(),
  pass: v.number(),
  minutes: v.number(),
  attempts: v.number(),
  used: v.number(),
  wait: v.number(),
  opensAt: v.nullable(Instant),
  closesAt: v.nullable(Instant),
  /** Minutes after the end in which answers typed without a network still arrive. */
  offline: v.number(),
  hindrance: v.nullable(v.picklist(hindrances)),
  nextFrom: v.nullable(Instant),
  /** The attempt that runs. */
  runningId: v.nullable(Id),
  /** The newest attempt that is finished or being marked. */
  lastId: v.nullable(Id),
  passed: v.boolean(),
});
export type ExamCard = v.InferOutput<typeof ExamCard>;

const Sum = { mark: v.number(), most: v.number(), right: v.number(), items: v.number() };

/** A question of a finished attempt with what was answered; `right` and `reason` only where the exam shows them. */
export const ReviewedItem = v.object({
  position: v.number(),
  stem: v.string(),
  mark: v.number(),
  most: v.number(),
  /** What the person answered, one line per choice; empty: nothing. */
  given: v.array(v.string()),
  right: v.array(v.string()),
  reason: v.string(),
  spot: v.nullable(
    v.object({
      picture: ShownPicture,
      point: v.nullable(v.object({ x: v.number(), y: v.number() })),
      /** Centres of the regions with the full mark. */
      centres: v.array(v.object({ x: v.number(), y: v.number() })),
    }),
  ),
});
export type ReviewedItem = v.InferOutput<typeof ReviewedItem>;

/** The result of an attempt; marks in hundredths of a point. */
export const AttemptResult = v.object({
  ...Sum,
  pass: v.number(),
  /** Seconds from the beginning to handing in. */
  seconds: v.number(),
  sections: v.array(v.object({ ...Sum, title: v.string(), pass: v.nullable(v.number()), passed: v.boolean() })),
  /** Weakest first; `reviewed` is empty where the exam does not show answers. */
  topics: v.array(v.object({ ...Sum, name: v.string(), reviewed: v.array(ReviewedItem) })),
});
export type AttemptResult = v.InferOutput<typeof AttemptResult>;

export const PastAttempt = v.object({
  attemptId: Id,
  number: v.number(),
  /** Null where the exam hides the score. */
  mark: v.nullable(v.number()),
  finishedAt: Instant,
});

export const examCalls = {
  /** [S93] [S95] Exams of a conference that are published, for the person who asks. */
  exams: call({
    path: '/medapp/api/exam/list',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ exams: v.array(ExamCard) }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** Begins an attempt; one that runs already is returned instead, also to a second device. */
  start: call({
    path: '/medapp/api/exam/start',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ examId: Id }),
    answer: v.object({ attemptId: Id }),
    errors: [
      'conference_stopped',
      'exam_not_open',
      'exam_closed',
      'exam_passed',
      'exam_used_up',
      'exam_waiting',
      'exam_not_registered',
    ],
  }),
  /** [S93] The paper of a running attempt with what is saved of it. */
  paper: call({
    path: '/medapp/api/exam/paper',
    who: 'account',
    effect: 'read',
    body: v.object({ attemptId: Id }),
    answer: v.object({
      examId: Id,
      cid: Id,
      title: v.string(),
      state: attemptState,
      startedAt: Instant,
      endsAt: Instant,
      /** The server's time, since the device's clock may be wrong. */
      now: Instant,
      offline: v.number(),
      /** Empty unless it runs. */
      items: v.array(PaperItem),
    }),
    errors: [],
  }),
  /**
   * Saves one answer. `seq`: one more than the number that the device knows. A repeated request changes nothing; where another device was
   * faster, `saved` is false and the answer is the other one.
   */
  answer: call({
    path: '/medapp/api/exam/answer',
    who: 'account',
    effect: 'write',
    body: v.object({
      attemptId: Id,
      position: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      seq: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      answer: v.nullable(Answer),
      flagged: v.boolean(),
      /** Seconds spent on the question so far. */
      seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
      typedAt: v.nullable(Moment),
    }),
    answer: v.object({ saved: v.boolean(), seq: v.number(), answer: v.nullable(Answer), flagged: v.boolean() }),
    errors: ['exam_over'],
  }),
  /** [S94] Hands an attempt in; one that is finished stays as it is. */
  handIn: call({
    path: '/medapp/api/exam/hand-in',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ attemptId: Id }),
    answer: v.object({ passed: v.boolean() }),
    errors: [],
  }),
  /** [S95] [S96] The result of an attempt; without `attemptId` of the newest one in the conference. */
  result: call({
    path: '/medapp/api/exam/result',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id, attemptId: OptionalId }),
    answer: v.object({
      attemptId: Id,
      card: ExamCard,
      state: attemptState,
      number: v.number(),
      /** Null while it is being marked. */
      passed: v.nullable(v.boolean()),
      automatic: v.boolean(),
      finishedAt: v.nullable(Instant),
      /** Null where the exam hides it. */
      result: v.nullable(AttemptResult),
      past: v.array(PastAttempt),
      /** From when answers are shown; `never`: not at all. */
      answersFrom: v.picklist(['now', 'last', 'closed', 'never']),
    }),
    errors: [],
  }),
} as const;

/** Message from the console to the phone's preview of an item, same origin; the preview says first that it is ready. */
export interface ExamPreviewMessage {
  examPreview: 'show';
  item: ShownItem;
}
export interface FromExamPreview {
  examPreview: 'ready';
}
