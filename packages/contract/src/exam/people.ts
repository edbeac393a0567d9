import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';

const base = '/medapp/api/console/exam';
const write = { staff: ['owner', 'organiser', 'programme'] } as const;

/** How an attempt stands; `automatic`: taken at its end with what was saved. */
export const attemptOutcomes = ['running', 'passed', 'failed', 'automatic'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

const PeopleFilter = v.object({
  /** Part of the name, or the registration number. */
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  outcome: v.optional(v.nullable(v.picklist(attemptOutcomes)), null),
});
export type PeopleFilter = v.InferOutput<typeof PeopleFilter>;

/** Hundredths of a point. */
const Sum = { mark: v.number(), most: v.number() };

export const Examinee = v.object({
  attemptId: Id,
  name: v.string(),
  /** Number of the registration; empty where the person has none. */
  registration: v.string(),
  /** Which attempt of the person it is, from 1. */
  number: v.number(),
  state: v.picklist(['running', 'finished']),
  mark: v.nullable(v.number()),
  most: v.nullable(v.number()),
  passed: v.nullable(v.boolean()),
  automatic: v.boolean(),
  startedAt: Instant,
  finishedAt: v.nullable(Instant),
  /** From beginning to end; null while it runs. */
  seconds: v.nullable(v.number()),
  /** By section of the exam; empty while it runs. */
  sections: v.array(v.object({ ...Sum, passed: v.boolean() })),
});
export type Examinee = v.InferOutput<typeof Examinee>;

export const examPeopleCalls = {
  /** Attempts that match, newest first, at most 500. */
  people: call({
    path: `${base}/results/people`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, examId: Id, ...PeopleFilter.entries }),
    answer: v.object({
      sections: v.array(v.object({ title: Bilingual, pass: v.nullable(v.number()) })),
      people: v.array(Examinee),
      /** Attempts that match, and all. */
      found: v.number(),
      total: v.number(),
    }),
    errors: [],
  }),
  /** The attempts that match as xlsx, by a task. */
  exportPeople: call({
    path: `${base}/results/export`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, examId: Id, ...PeopleFilter.entries }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
