import type { rehearsalCalls } from '@meetingapp/contract/rehearsal.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { planFaults, usualPlan } from '@meetingapp/domain/rehearsal/plan.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { findSettings, type SettingsRow } from '../conference/queries-console.ts';
import { askToStop, insertRehearsal, signSheet } from './commands.ts';
import { removeCopy } from './commands-copy.ts';
import { checkGate } from './commands-gate.ts';
import { saveTask } from './commands-task.ts';
import { COPY_HOURS } from './jobs.ts';
import { presentCard, presentRun, presentSecond } from './present.ts';
import { findEntrance, findRehearsals, hasFees, isOneRunning, nextNumbers, secondsOf, tasksOf } from './queries.ts';
import { inventBuyers } from './queries-answers.ts';

/** Why a conference cannot be rehearsed; null: it can. */
async function hindranceOf(db: Database, { id, rehearsal, zone }: SettingsRow, now: Date) {
  if (rehearsal) return 'is_copy';
  const one = { copyId: id, rehearsalId: 0, count: 1, today: dayIn(zone, now) };
  return (await hasFees(db, id)) && (await inventBuyers(db, one)) ? null : 'no_fee';
}

export const rehearsalHandlers: Handlers<typeof rehearsalCalls> = {
  setUp: async ({ cid }, { db, ports, now }) => {
    const source = await findSettings(db, cid);
    if (!source) return refuse('not_found');
    const [rehearsals, entrance, running, next, hindrance] = await Promise.all([
      findRehearsals(db, cid),
      findEntrance(db, cid),
      isOneRunning(db),
      nextNumbers(db, cid),
      hindranceOf(db, source, now),
    ]);
    const [last] = rehearsals;
    const plan = last?.plan ?? usualPlan;
    const wished = entrance ? plan : { ...plan, door: { ...plan.door, on: false } };
    const people = wished.rush.people;
    return {
      number: next.number,
      plan: wished,
      former: last ? { number: last.number, plan: last.plan } : null,
      hindrance,
      running,
      entrance: entrance?.name ?? null,
      gate: await checkGate(db, ports, { conferenceId: cid, rehearsalId: next.id, people, copyId: null }),
      now: now.toISOString(),
    };
  },

  start: async ({ cid, plan }, { db, ports, staff, language, now }) => {
    const source = await findSettings(db, cid);
    if (!source) return refuse('not_found');
    const entrance = await findEntrance(db, cid);
    const lacking = plan.door.on && !entrance;
    if (lacking || planFaults(plan).length > 0 || (await hindranceOf(db, source, now)) !== null)
      return refuse('rehearsal_impossible');
    const { id: rehearsalId } = await nextNumbers(db, cid);
    const trial = { conferenceId: cid, rehearsalId, people: plan.rush.people, copyId: null };
    const gate = await checkGate(db, ports, trial);
    if (gate.some(({ ok }) => !ok)) return refuse('rehearsal_unsafe');
    const made = await insertRehearsal(db, { conferenceId: cid, plan, gate, staffId: staff.id, now });
    if (!made.ok) return refuse(made.reason);
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    const taskId = await startTask(db, { ...start, kind: 'rehearsal.play', input: { rehearsalId: made.id } });
    return { rehearsalId: made.id, taskId };
  },

  stop: async ({ cid, rehearsalId }, { db }) => {
    const outcome = await askToStop(db, cid, rehearsalId);
    if (!outcome.ok) return refuse(outcome.reason);
    if (outcome.remove) await removeCopy(db, rehearsalId);
    return {};
  },

  read: async ({ cid, rehearsalId }, { db, now }) => {
    const rows = await findRehearsals(db, cid);
    const row = rehearsalId === null ? rows[0] : rows.find(({ id }) => id === rehearsalId);
    if (rehearsalId !== null && !row) return refuse('not_found');
    const before = row && rows.find(({ number, state }) => number < row.number && state === 'done');
    return {
      runs: rows.map(presentCard),
      run: row
        ? presentRun(row, {
            seconds: await secondsOf(db, row.id),
            tasks: await tasksOf(db, row.id),
            keptHours: COPY_HOURS,
          })
        : null,
      former: before?.figures
        ? {
            number: before.number,
            figures: before.figures,
            seconds: (await secondsOf(db, before.id)).map(presentSecond),
          }
        : null,
      now: now.toISOString(),
    };
  },

  task: async ({ cid, rehearsalId, criterion, done }, { db, staff, now }) => {
    const wish = { conferenceId: cid, id: rehearsalId, criterion, done, staffId: staff.id, now };
    const outcome = await saveTask(db, wish);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  sheet: async ({ cid, rehearsalId }, { db, staff, language }) => {
    const row = (await findRehearsals(db, cid)).find(({ id }) => id === rehearsalId);
    if (!row) return refuse('not_found');
    if (row.figures === null) return refuse('rehearsal_state');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'rehearsal.sheet', input: { rehearsalId } }) };
  },

  sign: async ({ cid, rehearsalId }, { db, staff, now }) => {
    const outcome = await signSheet(db, { conferenceId: cid, id: rehearsalId, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
