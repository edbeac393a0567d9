import type { rehearsalCalls } from '@meetingapp/contract/rehearsal/console.ts';
import type { rehearsalHindrances } from '@meetingapp/contract/rehearsal/run.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { inventedPeople, planFaults, usualPlan } from '@meetingapp/domain/rehearsal/plan.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { findSettings, type SettingsRow } from '../conference/queries-console.ts';
import { removeCopy } from './commands-copy.ts';
import { checkGate } from './commands-gate.ts';
import { askToStop, insertRehearsal, signSheet, setPace } from './commands.ts';
import { saveTask } from './commands-task.ts';
import { COPY_HOURS } from './jobs.ts';
import { presentCard, presentColleague, presentRun, presentSecond } from './present.ts';
import {
  findEntrance,
  findExam,
  findLiveRoom,
  findRehearsals,
  hasFees,
  isOneRunning,
  nextNumbers,
  secondsOf,
  colleaguesOf,
  tasksOf,
} from './queries.ts';
import { inventBuyers } from './queries-answers.ts';

interface Obstacle {
  hindrance: (typeof rehearsalHindrances)[number] | null;
  field: Bilingual | null;
}

/** Why a conference cannot be rehearsed with that number of people, and the field of the form that prevents it. */
async function obstacleTo(
  db: Database,
  { id, rehearsal, zone }: SettingsRow,
  { people, now }: { people: number; now: Date },
): Promise<Obstacle> {
  if (rehearsal) return { hindrance: 'is_copy', field: null };
  if (!(await hasFees(db, id))) return { hindrance: 'no_fee', field: null };
  // All of them: the options that people choose decide which fields they see.
  const invented = await inventBuyers(db, { copyId: id, rehearsalId: 0, count: people, today: dayIn(zone, now) });
  if (invented.ok) return { hindrance: null, field: null };
  return { hindrance: invented.field ? 'field' : 'no_form', field: invented.field };
}

export const rehearsalHandlers: Handlers<typeof rehearsalCalls> = {
  setUp: async ({ cid }, { db, ports, now }) => {
    const source = await findSettings(db, cid);
    if (!source) return refuse('not_found');
    const rehearsals = await findRehearsals(db, cid);
    const [last] = rehearsals;
    const plan = last?.plan ?? usualPlan;
    const { people } = plan.rush;
    const [entrance, exam, room, running, next, obstacle] = await Promise.all([
      findEntrance(db, cid),
      findExam(db, cid),
      findLiveRoom(db, cid),
      isOneRunning(db),
      nextNumbers(db, cid),
      obstacleTo(db, source, { people, now }),
    ]);
    const wished = {
      ...plan,
      door: { ...plan.door, on: plan.door.on && entrance !== undefined },
      exam: { ...plan.exam, on: plan.exam.on && exam !== undefined },
      live: { ...plan.live, on: plan.live.on && room !== undefined },
    };
    return {
      number: next.number,
      plan: wished,
      former: last ? { number: last.number, plan: wished } : null,
      ...obstacle,
      running,
      entrance: entrance?.name ?? null,
      exam: exam?.title ?? null,
      live: room?.name ?? null,
      gate: await checkGate(db, ports, {
        conferenceId: cid,
        rehearsalId: next.id,
        people: inventedPeople(plan),
        copyId: null,
      }),
      now: now.toISOString(),
    };
  },

  start: async ({ cid, plan }, { db, ports, staff, language, now }) => {
    const source = await findSettings(db, cid);
    if (!source) return refuse('not_found');
    const lacking =
      (plan.door.on && !(await findEntrance(db, cid))) ||
      (plan.exam.on && !(await findExam(db, cid))) ||
      (plan.live.on && !(await findLiveRoom(db, cid)));
    if (
      lacking ||
      planFaults(plan).length > 0 ||
      (await obstacleTo(db, source, { people: plan.rush.people, now })).hindrance !== null
    )
      return refuse('rehearsal_impossible');
    const { id: rehearsalId } = await nextNumbers(db, cid);
    const trial = { conferenceId: cid, rehearsalId, people: inventedPeople(plan), copyId: null };
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
      colleagues: (await colleaguesOf(db, cid)).map(presentColleague),
      now: now.toISOString(),
    };
  },

  pace: async ({ cid, rehearsalId, speed, paused }, { db }) => {
    const outcome = await setPace(db, { conferenceId: cid, id: rehearsalId, speed, paused });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  task: async ({ cid, rehearsalId, ...wish }, { db, config, staff, language, now }) => {
    const input = { conferenceId: cid, id: rehearsalId, ...wish, staffId: staff.id, language, now };
    const outcome = await saveTask(db, { ...input, publicUrl: config.publicUrl });
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
