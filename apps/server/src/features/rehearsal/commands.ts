import { sql } from 'kysely';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalPlan, RehearsalSpeed } from '@meetingapp/contract/rehearsal/plan.ts';
import type { GateCheck, RehearsalState } from '@meetingapp/contract/rehearsal/run.ts';
import { isWithinBounds } from '@meetingapp/domain/rehearsal/plan.ts';
import { isRunning } from '@meetingapp/domain/rehearsal/states.ts';
import { decisionOf, rehearsalLines } from '@meetingapp/domain/rehearsal/verdict.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, isTaken } from '../../db/connection/transaction.ts';
import { refused } from '../../db/outcome.ts';
import type { MeterSecond } from './runtime/meter.ts';
import type { Pace } from './runtime/timeline.ts';
import { lockRehearsal, nextNumbers } from './queries.ts';

export interface NewRehearsal {
  conferenceId: number;
  plan: RehearsalPlan;
  gate: readonly GateCheck[];
  staffId: number;
  now: Date;
}

/** A new rehearsal that waits for its task. Refused while another one is running on this server. */
export async function insertRehearsal(
  db: Database,
  { conferenceId, plan, gate, staffId, now }: NewRehearsal,
): Promise<{ ok: true; id: number } | { ok: false; reason: 'rehearsal_running' }> {
  const { number } = await nextNumbers(db, conferenceId);
  try {
    const { id } = await db
      .insertInto('rehearsal')
      .values({
        conference_id: conferenceId,
        number,
        plan: JSON.stringify(plan),
        gate: JSON.stringify(gate),
        started_by: staffId,
        started_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  } catch (error) {
    if (isTaken(error, 'rehearsal_running', 'rehearsal_number')) return refused('rehearsal_running');
    throw error;
  }
}

export interface Progress {
  state?: RehearsalState;
  gate?: readonly GateCheck[];
  figures?: RehearsalFigures;
  fault?: 'gate' | 'form' | 'interrupted' | 'error';
  beganAt?: Date;
  endedAt?: Date;
}

/** Notes how far a rehearsal is. */
export async function noteProgress(db: Database, id: number, progress: Progress): Promise<void> {
  const { state, gate, figures, fault, beganAt, endedAt } = progress;
  await db
    .updateTable('rehearsal')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(gate === undefined ? {} : { gate: JSON.stringify(gate) }),
      ...(figures === undefined ? {} : { figures: JSON.stringify(figures) }),
      ...(fault === undefined ? {} : { fault }),
      ...(beganAt === undefined ? {} : { began_at: beganAt }),
      ...(endedAt === undefined ? {} : { ended_at: endedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Takes over a rehearsal that waits. False: a process began it before, and ended in between. */
export async function beginPreparing(db: Database, id: number): Promise<boolean> {
  const begun = await db
    .updateTable('rehearsal')
    .set({ state: 'preparing' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export interface Measured {
  seconds: readonly MeterSecond[];
  /** Seconds of the time axis that have been played. */
  played: number;
}

/** What staff asked of a running rehearsal. */
export interface Asked extends Pace {
  stop: boolean;
}

/** Saves what was measured and how far the time axis is; returns what staff asked meanwhile. */
export async function saveSeconds(db: Database, id: number, { seconds, played }: Measured): Promise<Asked> {
  if (seconds.length > 0)
    await db
      .insertInto('rehearsal_second')
      .values(seconds.map((one) => ({ rehearsal_id: id, ...one })))
      .onConflict((conflict) =>
        conflict.columns(['rehearsal_id', 'second', 'scenario']).doUpdateSet((to) => ({
          requests: sql`rehearsal_second.requests + ${to.ref('excluded.requests')}`,
          failures: sql`rehearsal_second.failures + ${to.ref('excluded.failures')}`,
          median: to.ref('excluded.median'),
          p95: sql`greatest(rehearsal_second.p95, ${to.ref('excluded.p95')})`,
          longest: sql`greatest(rehearsal_second.longest, ${to.ref('excluded.longest')})`,
        })),
      )
      .execute();
  const row = await db
    .updateTable('rehearsal')
    .set({ played })
    .where('id', '=', id)
    .returning(['stop_asked', 'paused', 'plan'])
    .executeTakeFirst();
  return { stop: row?.stop_asked ?? true, paused: row?.paused ?? false, speed: row?.plan.speed ?? 1 };
}

/** Asks a running rehearsal to stop. `remove`: it has ended, so that its copy can be removed now. */
export async function askToStop(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<{ ok: true; remove: boolean } | { ok: false; reason: 'not_found' }> {
  const row = await lockRehearsal(db, conferenceId, id);
  if (!row) return refused('not_found');
  const running = isRunning(row.state as RehearsalState);
  if (running) await db.updateTable('rehearsal').set({ stop_asked: true }).where('id', '=', id).execute();
  return { ok: true, remove: !running && row.removed_at === null };
}

/** Signs the sheet of a rehearsal that was played. Idempotent. */
export async function signSheet(
  db: Database,
  { conferenceId, id, staffId, now }: { conferenceId: number; id: number; staffId: number; now: Date },
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'rehearsal_state' }> {
  const row = await lockRehearsal(db, conferenceId, id);
  if (!row) return refused('not_found');
  if (row.signed_at !== null) return { ok: true };
  const ended = row.state === 'done' || row.state === 'stopped';
  if (!ended || decisionOf(rehearsalLines(row.plan, row.figures)) === 'no_go') return refused('rehearsal_state');
  await db.updateTable('rehearsal').set({ signed_by: staffId, signed_at: now }).where('id', '=', id).execute();
  return { ok: true };
}

export interface PaceInput {
  conferenceId: number;
  id: number;
  speed: RehearsalSpeed;
  paused: boolean;
}

type PaceOutcome = { ok: true } | { ok: false; reason: 'not_found' | 'rehearsal_over' | 'rehearsal_too_fast' };

/** Pauses a running rehearsal or lets it go on, at a speed. Idempotent; the task reads it each second. */
export const setPace = (db: Database, { conferenceId, id, speed, paused }: PaceInput): Promise<PaceOutcome> =>
  inTransaction(db, async (transaction): Promise<PaceOutcome> => {
    const row = await lockRehearsal(transaction, conferenceId, id);
    if (!row) return refused('not_found');
    if (!isRunning(row.state as RehearsalState) || row.state === 'counting') return refused('rehearsal_over');
    if (speed !== row.plan.speed && !isWithinBounds(row.plan, speed)) return refused('rehearsal_too_fast');
    await transaction
      .updateTable('rehearsal')
      .set({ paused, plan: JSON.stringify({ ...row.plan, speed }) })
      .where('id', '=', id)
      .execute();
    return { ok: true };
  });

/** Ends the pause of a rehearsal that has stood still for long enough. */
export async function goOn(db: Database, id: number): Promise<void> {
  await db.updateTable('rehearsal').set({ paused: false }).where('id', '=', id).execute();
}
