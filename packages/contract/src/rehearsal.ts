import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId } from './shapes.ts';

const base = '/medapp/api/console/rehearsal';
const who = { staff: roles.setUp } as const;

const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const rehearsalFaultKinds = ['late', 'twice', 'lost', 'refused'] as const;
export type RehearsalFaultKind = (typeof rehearsalFaultKinds)[number];

/** A time in which payments go wrong: notices come late, come twice or never, or the provider refuses the first attempt. */
export const RehearsalFault = v.object({
  kind: v.picklist(rehearsalFaultKinds),
  /** Seconds since the first registration. */
  from: between(0, 600),
  seconds: between(5, 600),
});
export type RehearsalFault = v.InferOutput<typeof RehearsalFault>;

/** What is played. Limits of the slowest twentieth of the answers (`p95`) in milliseconds. */
export const RehearsalPlan = v.object({
  /** The opening of registration: people register, choose a fee, order and pay. */
  rush: v.object({
    on: v.boolean(),
    people: between(1, 2000),
    seconds: between(10, 600),
    p95: between(10, 5000),
  }),
  /** The check-in of those who have paid, at this many gates of one entrance. */
  door: v.object({ on: v.boolean(), gates: between(1, 12), seconds: between(10, 600), p95: between(10, 5000) }),
  faults: v.pipe(v.array(RehearsalFault), v.maxLength(12)),
});
export type RehearsalPlan = v.InferOutput<typeof RehearsalPlan>;

export const gateChecks = ['people', 'messages', 'payments', 'outgoing', 'webhooks'] as const;

/** One check that no real person can be touched. `count`: what was tried; `touched`: what of it would have reached somebody. */
export const GateCheck = v.object({
  check: v.picklist(gateChecks),
  ok: v.boolean(),
  count: v.number(),
  touched: v.number(),
});
export type GateCheck = v.InferOutput<typeof GateCheck>;

export const rehearsalStates = ['waiting', 'preparing', 'playing', 'counting', 'done', 'stopped', 'failed'] as const;
export const RehearsalState = v.picklist(rehearsalStates);
export type RehearsalState = v.InferOutput<typeof RehearsalState>;

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

/** Something that failed and waits for somebody, or was done. */
export const RehearsalTask = v.object({
  criterion: v.picklist(rehearsalCriteria),
  madeBy: v.string(),
  madeAt: Instant,
  /** Empty: it waits. */
  doneBy: v.string(),
});

/** Why a conference cannot be rehearsed: it is itself a copy, or nothing is on sale. */
export const rehearsalHindrances = ['is_copy', 'no_fee'] as const;

const RunCard = v.object({
  rehearsalId: Id,
  number: v.number(),
  state: RehearsalState,
  startedAt: Instant,
  startedBy: v.string(),
  endedAt: v.nullable(Instant),
  plan: RehearsalPlan,
  lines: v.array(RehearsalLine),
  signedBy: v.string(),
  signedAt: v.nullable(Instant),
});
export type RunCard = v.InferOutput<typeof RunCard>;

/** One second of a scenario, `second` since the first registration. */
export const RehearsalSecond = v.object({
  second: v.number(),
  scenario: v.picklist(['rush', 'door']),
  requests: v.number(),
  failures: v.number(),
  median: v.number(),
  p95: v.number(),
});
export type RehearsalSecond = v.InferOutput<typeof RehearsalSecond>;

export const RehearsalRun = v.object({
  ...RunCard.entries,
  /** Why it failed; empty: it did not. */
  fault: v.picklist(['', 'gate', 'no_fee', 'interrupted', 'error']),
  people: v.number(),
  /** The copy while it stands. */
  copyId: v.nullable(Id),
  /** When the copy is removed by itself. */
  removesAt: v.nullable(Instant),
  beganAt: v.nullable(Instant),
  gate: v.array(GateCheck),
  figures: v.nullable(RehearsalFigures),
  seconds: v.array(RehearsalSecond),
  tasks: v.array(RehearsalTask),
});
export type RehearsalRun = v.InferOutput<typeof RehearsalRun>;

export const rehearsalCalls = {
  /** What can be rehearsed, the checks of the gate, made now, and the plan of the last rehearsal or the usual one. */
  setUp: call({
    path: `${base}/setup`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      number: v.number(),
      plan: RehearsalPlan,
      /** The plan of the one before; null: there is none. */
      former: v.nullable(v.object({ number: v.number(), plan: RehearsalPlan })),
      hindrance: v.nullable(v.picklist(rehearsalHindrances)),
      /** True when another rehearsal is running on this server. */
      running: v.boolean(),
      /** Entrance at which the wave checks in; null: the conference has none, so that only the opening can be played. */
      entrance: v.nullable(Bilingual),
      gate: v.array(GateCheck),
      now: Instant,
    }),
    errors: [],
  }),
  /** Makes the copy and plays the plan in it, as a background task. The gate is checked again, here and in the copy. */
  start: call({
    path: `${base}/start`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, plan: RehearsalPlan }),
    answer: v.object({ rehearsalId: Id, taskId: Id }),
    errors: ['rehearsal_unsafe', 'rehearsal_running', 'rehearsal_impossible'],
  }),
  /** Ends a running rehearsal and removes its copy; of one that has ended, removes the copy. Results stay. */
  stop: call({
    path: `${base}/stop`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, rehearsalId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** The rehearsals of a conference, the newest first, and one of them, by default the newest. */
  read: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, rehearsalId: OptionalId }),
    answer: v.object({
      runs: v.array(RunCard),
      run: v.nullable(RehearsalRun),
      /** The one before it that was played to the end. */
      former: v.nullable(
        v.object({
          number: v.number(),
          figures: RehearsalFigures,
          seconds: v.array(RehearsalSecond),
        }),
      ),
      now: Instant,
    }),
    errors: [],
  }),
  /** Makes a task of a criterion that failed, which is counted among the open work of the conference, or ends it. */
  task: call({
    path: `${base}/task`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, rehearsalId: Id, criterion: v.picklist(rehearsalCriteria), done: v.boolean() }),
    answer: Nothing,
    errors: ['rehearsal_state'],
  }),
  /** Makes a PDF of the sheet of a rehearsal that has ended, as a background task. */
  sheet: call({
    path: `${base}/sheet`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, rehearsalId: Id }),
    answer: v.object({ taskId: Id }),
    errors: ['rehearsal_state'],
  }),
  /** Signs the sheet. Refused while something on it fails or nothing was played. */
  sign: call({
    path: `${base}/sign`,
    who: { staff: roles.owner },
    effect: 'write',
    body: v.object({ cid: Id, rehearsalId: Id }),
    answer: Nothing,
    errors: ['rehearsal_state'],
  }),
} as const;
