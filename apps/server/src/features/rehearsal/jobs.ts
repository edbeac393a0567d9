import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { pauseSeconds } from '@meetingapp/domain/rehearsal/plan.ts';
import { rehearsalServer as en } from '@meetingapp/locales/en/rehearsal/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { rehearsalServer as zh } from '@meetingapp/locales/zh/rehearsal/server.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { wake } from '../../jobs/woken.ts';
import { findSettings, type SettingsRow } from '../conference/queries-console.ts';
import { beginPreparing, noteProgress, saveSeconds } from './commands.ts';
import { makeCopy, openEntrance, removeCopy, type CopyConference } from './commands-copy.ts';
import { checkGate } from './commands-gate.ts';
import { makePeople } from './commands-people.ts';
import { findLeftovers, findRehearsal, printsOf } from './queries.ts';
import { inventBuyers } from './queries-answers.ts';
import { awayFacts, doorFacts, isQuiet, saleFacts } from './queries-facts.ts';
import { addressOf } from './runtime/caller.ts';
import { pause } from './runtime/drive.ts';
import { Meter } from './runtime/meter.ts';
import { noFaults, playDoor, playRush, type Play } from './runtime/play.ts';
import type { Buyer } from './runtime/sale.ts';

/** Hours for which a copy stands after its rehearsal, unless it is removed before. */
export const COPY_HOURS = 24;
/** A rehearsal that runs longer was left behind by a process that ended. */
const LONGEST_HOURS = 1;
const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
/** Milliseconds for which the messages of the copy may stay in the queue. */
const QUIET_MS = 10_000;

type Rehearsal = NonNullable<Awaited<ReturnType<typeof findRehearsal>>>;
type Run = TaskRun<'rehearsal.play'>;

/** Makes the copy, plays the plan in it, and judges what was measured. */
export const playTask = (copy: CopyConference) =>
  defineTask('rehearsal.play', async (run) => {
    const { db, clock } = run;
    const rehearsal = await findRehearsal(db, run.input.rehearsalId);
    const source = rehearsal && (await findSettings(db, rehearsal.conference_id));
    if (!rehearsal || !source) return;
    // A second run of the task: the process ended half-way, and what was measured is not whole.
    if (!(await beginPreparing(db, rehearsal.id))) return giveUp(run, rehearsal.id, 'interrupted');
    try {
      const stage = await prepare(run, copy, rehearsal, source);
      if (typeof stage === 'string') return await giveUp(run, rehearsal.id, stage);
      const { stopped, figures } = await play(run, rehearsal, stage);
      if (!run.ports.loopback.isAttached()) return await giveUp(run, rehearsal.id, 'interrupted');
      const state = stopped ? 'stopped' : 'done';
      await noteProgress(db, rehearsal.id, { state, figures, endedAt: clock() });
      if (stopped) await removeCopy(db, rehearsal.id);
    } catch (error) {
      await giveUp(run, rehearsal.id, 'error');
      throw error;
    }
  });

async function giveUp(run: Run, id: number, fault: 'gate' | 'no_fee' | 'interrupted' | 'error'): Promise<void> {
  await noteProgress(run.db, id, { state: 'failed', fault, endedAt: run.clock() });
  await removeCopy(run.db, id);
}

interface Stage {
  copyId: number;
  buyers: Buyer[];
  /** Tokens of the devices at the entrance. */
  gates: string[];
}

/** The copy with its people, after the gate was checked in it; otherwise why there is none. */
async function prepare(
  { db, ports, clock, staffId }: Run,
  copy: CopyConference,
  { id, number, plan, conference_id: conferenceId }: Rehearsal,
  source: SettingsRow,
): Promise<Stage | 'gate' | 'no_fee'> {
  const now = clock();
  const title = {
    zh: format(zh.copyTitle, { number, title: source.title.zh }),
    en: format(en.copyTitle, { number, title: source.title.en || source.title.zh }),
  };
  const copyId = await makeCopy(db, copy, { source, rehearsalId: id, title, now });
  const invented = await inventBuyers(db, {
    copyId,
    rehearsalId: id,
    count: plan.rush.people,
    today: dayIn(source.zone, now),
  });
  if (!invented) return 'no_fee';
  const people = invented.map(({ person }) => person);
  const tokens = await makePeople(db, { rehearsalId: id, people, now });
  const gates = plan.door.on ? await openEntrance(db, { copyId, gates: plan.door.gates, staffId, now }) : [];
  const gate = await checkGate(db, ports, { conferenceId, rehearsalId: id, people: people.length, copyId });
  await noteProgress(db, id, { gate });
  if (gate.some(({ ok }) => !ok)) return 'gate';
  const buyers = invented.map(({ answers }, index) => ({
    answers,
    token: tokens[index] ?? '',
    address: addressOf(index + 1),
  }));
  return { copyId, buyers, gates };
}

/** Plays both scenarios, saving what is measured each second, until the end or until somebody stops it. */
async function play(
  run: Run,
  { id, plan }: Rehearsal,
  { copyId, buyers, gates }: Stage,
): Promise<{ stopped: boolean; figures: RehearsalFigures }> {
  const { db, ports, clock } = run;
  const stop = new AbortController();
  // Each late payment waits for it.
  setMaxListeners(0, stop.signal);
  const meter = new Meter(performance.now());
  await noteProgress(db, id, { state: 'playing', beganAt: clock() });
  await run.total(buyers.length * (gates.length > 0 ? 2 : 1));
  let done = 0;
  let over = false;
  const watch = async (): Promise<void> => {
    while (!over) {
      await wait(SECOND_MS);
      const asked = await saveSeconds(db, id, meter.take());
      // A server that stops finishes its jobs first.
      if (asked || !ports.loopback.isAttached() || !(await run.progress(done))) stop.abort();
    }
  };
  const watching = watch();
  const playing: Play = {
    plan,
    cid: copyId,
    loop: ports.loopback,
    provider: ports.payment.sandbox,
    meter,
    signal: stop.signal,
    step: () => {
      done += 1;
    },
  };
  try {
    const figures = await playAll(run, playing, { id, buyers, gates });
    return { stopped: stop.signal.aborted, figures };
  } finally {
    over = true;
    await watching;
    await saveSeconds(db, id, meter.take(true));
  }
}

async function playAll(
  { db }: Run,
  playing: Play,
  { id, buyers, gates }: { id: number; buyers: readonly Buyer[]; gates: readonly string[] },
): Promise<RehearsalFigures> {
  const { plan, cid, signal } = playing;
  const sold = plan.rush.on ? await playRush(playing, buyers) : null;
  let door = null;
  if (plan.door.on && gates.length > 0 && !signal.aborted) {
    await pause(pauseSeconds * SECOND_MS, signal);
    const prints = await printsOf(db, cid);
    if (!signal.aborted) door = await playDoor(playing, { prints, tokens: gates });
  }
  await noteProgress(db, id, { state: 'counting' });
  await becomeQuiet(db, cid);
  const [sale, at, away] = await Promise.all([saleFacts(db, cid), doorFacts(db, cid), awayFacts(db, cid)]);
  const { oversold, ...money } = sale;
  return {
    rush: sold && { ...sold.rush, oversold },
    money: sold && money,
    faults: sold?.faults ?? noFaults(),
    // An admission that was answered has evidence, and evidence was answered.
    door: door && { ...door, missed: door.missed + Math.abs(door.admitted - at.attended), doubled: at.doubled },
    away,
  };
}

/** Waits until the messages of the copy are taken from the queue, so that those that would leave have left. */
async function becomeQuiet(db: Run['db'], copyId: number): Promise<void> {
  for (const until = performance.now() + QUIET_MS; performance.now() < until; await wait(SECOND_MS / 4)) {
    if (await isQuiet(db, copyId)) return;
    wake('messages.send');
  }
}

/** Every ten minutes: removes copies whose time is over, and ends rehearsals that a process left behind. */
export const sweepRehearsals = defineJob(
  'rehearsal.sweep',
  async (_payload, { db, clock }) => {
    const now = clock().getTime();
    const left = await findLeftovers(db, new Date(now - COPY_HOURS * HOUR_MS), new Date(now - LONGEST_HOURS * HOUR_MS));
    for (const id of left) {
      const rehearsal = await findRehearsal(db, id);
      if (rehearsal?.ended_at === null)
        await noteProgress(db, id, { state: 'failed', fault: 'interrupted', endedAt: clock() });
      await removeCopy(db, id);
    }
  },
  { every: '*/10 * * * *' },
);
