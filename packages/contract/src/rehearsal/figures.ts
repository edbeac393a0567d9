import * as v from 'valibot';
import { rehearsalScenarios } from './plan.ts';

export const rehearsalCriteria = [
  'unserved',
  'oversold',
  'rushFailures',
  'rushSpeed',
  'rushPace',
  'doublePayments',
  'unmatchedMoney',
  'faultLate',
  'faultTwice',
  'faultLost',
  'faultRefused',
  'missedAdmissions',
  'doubleAdmissions',
  'doorFailures',
  'doorSpeed',
  'examUnserved',
  'lostAnswers',
  'examFailures',
  'examSpeed',
  'liveUnserved',
  'lostChat',
  'unheardChat',
  'liveFailures',
  'liveSpeed',
  'speakersUnserved',
  'wrongLetters',
  'lostReplies',
  'oldProgrammes',
  'speakerFailures',
  'speakerSpeed',
  'sentMessages',
  'sentEvents',
] as const;
export type RehearsalCriterion = (typeof rehearsalCriteria)[number];

/** `open`: not played yet. */
export const rehearsalVerdicts = ['pass', 'condition', 'fail', 'open'] as const;
export type RehearsalVerdict = (typeof rehearsalVerdicts)[number];

export const RehearsalLine = v.object({
  criterion: v.picklist(rehearsalCriteria),
  limit: v.number(),
  measured: v.nullable(v.number()),
  verdict: v.picklist(rehearsalVerdicts),
});
export type RehearsalLine = v.InferOutput<typeof RehearsalLine>;

const Answers = {
  requests: v.number(),
  /** Refused for a reason that the scenario does not expect, or not answered. */
  failures: v.number(),
  /** Milliseconds: of half of the answers, of the slowest twentieth, and of the slowest. */
  median: v.number(),
  p95: v.number(),
  longest: v.number(),
  /** Milliseconds by which the latest began after its time. */
  behind: v.number(),
  /** False: it was stopped before its end. */
  complete: v.boolean(),
} as const;

const OfFault = v.object({ payments: v.number(), wrong: v.number() });

/** What was measured; a part that was not played is null. */
export const RehearsalFigures = v.object({
  rush: v.nullable(
    v.object({
      ...Answers,
      people: v.number(),
      paid: v.number(),
      /** Refused because the places were taken, which is right. */
      full: v.number(),
      /** Neither paid nor refused. */
      unserved: v.number(),
      /** Places beyond the quota. */
      oversold: v.number(),
    }),
  ),
  money: v.nullable(
    v.object({
      payments: v.number(),
      /** Orders for which more was paid than they cost. */
      doubled: v.number(),
      /** Payments that provider and server do not know alike. */
      unmatched: v.number(),
    }),
  ),
  faults: v.object({ late: OfFault, twice: OfFault, lost: OfFault, refused: OfFault }),
  door: v.nullable(
    v.object({
      ...Answers,
      shown: v.number(),
      admitted: v.number(),
      /** Second presentations that the rule refused, which is right. */
      again: v.number(),
      /** Refused by another rule of the entrance. */
      refused: v.number(),
      /** Tickets that were shown and neither admitted nor refused by a rule, or admitted without evidence. */
      missed: v.number(),
      doubled: v.number(),
    }),
  ),
  exam: v.nullable(
    v.object({
      ...Answers,
      people: v.number(),
      /** Could not begin or hand in, or have not exactly one attempt that was marked. */
      unserved: v.number(),
      /** Answers of which the server said that they are saved. */
      answers: v.number(),
      /** Of these, those that the tables do not have as they were given. */
      lost: v.number(),
    }),
  ),
  live: v.nullable(
    v.object({
      ...Answers,
      people: v.number(),
      /** Could not enter, write or come back after a broken connection. */
      unserved: v.number(),
      /** Messages of the chat of which the server said that it has them. */
      messages: v.number(),
      /** Of these, those that the tables do not have as they were written. */
      lost: v.number(),
      /** People in the room whose phone did not get every message to the end. */
      unheard: v.number(),
    }),
  ),
  speakers: v.nullable(
    v.object({
      ...Answers,
      people: v.number(),
      /** Got no letter, or could not answer it. */
      unserved: v.number(),
      /** Have not exactly one letter about the change. */
      misled: v.number(),
      /** Replies of which the server said that they are saved, and those of them that the tables do not have. */
      replies: v.number(),
      lost: v.number(),
      /** Phones that looked after the release and still had the earlier time. */
      outdated: v.number(),
    }),
  ),
  away: v.nullable(
    v.object({
      /** Messages that left the server. */
      messages: v.number(),
      /** Messages kept in the list of the copy. */
      kept: v.number(),
      /** Events for other systems. */
      events: v.number(),
    }),
  ),
});
export type RehearsalFigures = v.InferOutput<typeof RehearsalFigures>;

/** One second of the time axis of a scenario, `second` since the first registration. */
export const RehearsalSecond = v.object({
  second: v.number(),
  scenario: v.picklist(rehearsalScenarios),
  requests: v.number(),
  failures: v.number(),
  median: v.number(),
  p95: v.number(),
});
export type RehearsalSecond = v.InferOutput<typeof RehearsalSecond>;
