import * as v from 'valibot';
import { itemKinds, Difficulty } from './item.ts';
import { Id, inBoth, inEither } from '../shapes.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));

/** Draws `count` items of the bank. An empty list or null does not limit. */
export const DrawRule = v.object({
  topicId: v.nullable(Id),
  kinds: v.pipe(v.array(v.picklist(itemKinds)), v.maxLength(itemKinds.length)),
  from: Difficulty,
  to: Difficulty,
  count: Count,
});
export type DrawRule = v.InferOutput<typeof DrawRule>;

export const Section = v.object({
  title: inEither(60, 120),
  /** Points of each item; those of a case are divided among its parts. */
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** Points that must be reached in this section; null: none. */
  pass: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000))),
  rules: v.pipe(v.array(DrawRule), v.minLength(1), v.maxLength(20)),
});
export type Section = v.InferOutput<typeof Section>;

/** What a person sees of a finished attempt. */
export const Shown = v.object({
  score: v.boolean(),
  topics: v.boolean(),
  answers: v.boolean(),
  reasons: v.boolean(),
  /** `attempt`: after each attempt; `last`: when no further attempt is possible; `closed`: after the exam has closed. */
  from: v.picklist(['attempt', 'last', 'closed']),
});
export type Shown = v.InferOutput<typeof Shown>;

/** Rules of an exam. */
export const ExamRules = v.object({
  title: inEither(80, 160),
  intro: inBoth(2000, 4000),
  sections: v.pipe(v.array(Section), v.minLength(1), v.maxLength(12)),
  /** Points that must be reached in all. */
  pass: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  /** Minutes between the end of an attempt and the next. */
  wait: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(43_200)),
  /** Questions and options in an order of their own for each person. */
  shuffled: v.boolean(),
  /** `registered`: only people with a confirmed registration. */
  audience: v.picklist(['everyone', 'registered']),
  shown: Shown,
  /**
   * Minutes after the end of an attempt in which answers still arrive that were typed before it, without a network; 0: an answer counts
   * by when it arrived.
   */
  offline: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
});
export type ExamRules = v.InferOutput<typeof ExamRules>;
