import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Nothing, OptionalId } from '../shapes.ts';
import { rehearsalCriteria, RehearsalFigures, RehearsalSecond } from './figures.ts';
import { RehearsalPlan, rehearsalSpeeds } from './plan.ts';
import { Colleague, GateCheck, rehearsalHindrances, RehearsalRun, RunCard } from './run.ts';

const base = '/medapp/api/console/rehearsal';
const who = { staff: roles.setUp } as const;

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
      /** The field whose answer cannot be invented; null: there is none. */
      field: v.nullable(Bilingual),
      /** True when another rehearsal is running on this server. */
      running: v.boolean(),
      /** Entrance at which the wave checks in; null: the conference has none, so that only the opening can be played. */
      entrance: v.nullable(Bilingual),
      /** Title of the exam that is played; null: the conference has published none. */
      exam: v.nullable(Bilingual),
      /** The live room that they enter; null: the conference has none. */
      live: v.nullable(Bilingual),
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
  /** Pauses a running rehearsal or lets it go on, and sets the speed of its time axis; it follows within a second. */
  pace: call({
    path: `${base}/pace`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, rehearsalId: Id, speed: v.picklist(rehearsalSpeeds), paused: v.boolean() }),
    answer: Nothing,
    errors: ['rehearsal_over', 'rehearsal_too_fast'],
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
      /** Who can be named for a task: present staff who may open this page. */
      colleagues: v.array(Colleague),
      now: Instant,
    }),
    errors: [],
  }),
  /**
   * Makes a task of a criterion that failed, which is counted among the open work of the conference, names who sees to it, or ends it.
   * A person who is newly named gets an e-mail, unless they named themselves.
   */
  task: call({
    path: `${base}/task`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      rehearsalId: Id,
      criterion: v.picklist(rehearsalCriteria),
      done: v.boolean(),
      assigneeId: OptionalId,
    }),
    answer: Nothing,
    errors: ['rehearsal_state', 'rehearsal_assignee'],
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
