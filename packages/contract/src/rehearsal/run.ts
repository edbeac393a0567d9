import * as v from 'valibot';
import { Id, Instant } from '../shapes.ts';
import { rehearsalCriteria, RehearsalFigures, RehearsalLine, RehearsalSecond } from './figures.ts';
import { RehearsalPlan } from './plan.ts';

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

/** A member of staff who may see to what failed. */
export const Colleague = v.object({ staffId: Id, name: v.string() });

/** Something that failed and waits for somebody, or was done. */
export const RehearsalTask = v.object({
  criterion: v.picklist(rehearsalCriteria),
  madeBy: v.string(),
  madeAt: Instant,
  /** Who sees to it; null: nobody in particular. */
  assignee: v.nullable(Colleague),
  /** Empty: it waits. */
  doneBy: v.string(),
});

/** Why a conference cannot be rehearsed: it is itself a copy, nothing is on sale, or a field's answer cannot be invented. */
export const rehearsalHindrances = ['is_copy', 'no_fee', 'no_form', 'field'] as const;

export const RunCard = v.object({
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

export const RehearsalRun = v.object({
  ...RunCard.entries,
  /** Why it failed; empty: it did not. */
  fault: v.picklist(['', 'gate', 'form', 'interrupted', 'error']),
  people: v.number(),
  /** The copy while it stands. */
  copyId: v.nullable(Id),
  /** When the copy is removed by itself. */
  removesAt: v.nullable(Instant),
  beganAt: v.nullable(Instant),
  paused: v.boolean(),
  /** Seconds of the time axis that have been played. */
  played: v.number(),
  gate: v.array(GateCheck),
  figures: v.nullable(RehearsalFigures),
  seconds: v.array(RehearsalSecond),
  tasks: v.array(RehearsalTask),
});
export type RehearsalRun = v.InferOutput<typeof RehearsalRun>;
