import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { inventedPeople, pauseSeconds, rehearsalBounds } from '@meetingapp/domain/rehearsal/plan.ts';
import { rehearsalServer as en } from '@meetingapp/locales/en/rehearsal/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { rehearsalServer as zh } from '@meetingapp/locales/zh/rehearsal/server.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { wake } from '../../jobs/woken.ts';
import { findSettings, type SettingsRow } from '../conference/queries-console.ts';
import { beginPreparing, goOn, noteProgress, saveSeconds, type Progress } from './commands.ts';
import { beginBroadcast, makeCopy, openEntrance, openExam, removeCopy, type CopyConference } from './commands-copy.ts';
import { checkGate } from './commands-gate.ts';
import { asStaff, makePeople, makeSpeakers } from './commands-people.ts';
import { findLeftovers, findRehearsal, printsOf } from './queries.ts';
import { inventBuyers } from './queries-answers.ts';
import {
  awayFacts,
  doorFacts,
  invitationIdsOf,
  isQuiet,
  keysOf,
  lostAnswers,
  lostMessages,
  markedPeople,
  saleFacts,
  speakerFacts,
} from './queries-facts.ts';
import { addressOf } from './runtime/caller.ts';
import { Meter } from './runtime/meter.ts';
import {
  inviteSpeakers,
  noFaults,
  playDoor,
  playExam,
  playLive,
  playRush,
  playSpeakers,
  type Play,
  type SpeakersStage,
} from './runtime/play.ts';
import type { Buyer } from './runtime/sale.ts';
import type { InventedSpeaker } from './runtime/speaker.ts';
import { Timeline } from './runtime/timeline.ts';

/** Hours for which a copy stands after its rehearsal, unless it is removed before. */
export const COPY_HOURS = 24;
/** A rehearsal that runs longer was left behind by a process that ended. */
const LONGEST_HOURS = 4;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
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
      if (stopped) await end(run, rehearsal.id, { state: 'stopped', figures });
      else await noteProgress(db, rehearsal.id, { state: 'done', figures, endedAt: clock() });
    } catch (error) {
      await giveUp(run, rehearsal.id, 'error');
      throw error;
    }
  });

/** Removes the copy before the rehearsal counts as ended, so that nobody is offered a copy that is gone a moment later. */
async function end(
  { db, clock }: Pick<Run, 'db' | 'clock'>,
  id: number,
  progress: Omit<Progress, 'endedAt'>,
): Promise<void> {
  try {
    await removeCopy(db, id);
  } finally {
    await noteProgress(db, id, { ...progress, endedAt: clock() });
  }
}

async function giveUp(run: Run, id: number, fault: 'gate' | 'form' | 'interrupted' | 'error'): Promise<void> {
  await end(run, id, { state: 'failed', fault });
}

interface Stage {
  copyId: number;
  buyers: Buyer[];
  /** Tokens of the devices at the entrance. */
  gates: string[];
  /** Null: none is played. */
  examId: number | null;
  broadcastId: number | null;
  /** With the programme that was released before the change; null: none are played. */
  speakers: { all: InventedSpeaker[]; known: Programme | null } | null;
}

/** The copy with its people, after the gate was checked in it; otherwise why there is none. */
async function prepare(
  run: Run,
  copy: CopyConference,
  { id, number, plan, conference_id: conferenceId }: Rehearsal,
  source: SettingsRow,
): Promise<Stage | 'gate' | 'form'> {
  const { db, ports, clock, staffId } = run;
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
  if (!invented.ok) return 'form';
  const { buyers: whole } = invented;
  const people = whole.map(({ person }) => person);
  const tokens = await makePeople(db, { rehearsalId: id, people, now });
  const gates = plan.door.on ? await openEntrance(db, { copyId, gates: plan.door.gates, staffId, now }) : [];
  const examId = plan.exam.on ? await openExam(db, { copyId, now }) : null;
  const broadcastId = plan.live.on ? await beginBroadcast(db, { copyId, now }) : null;
  const all = plan.speakers.on
    ? await makeSpeakers(db, { copyId, rehearsalId: id, count: plan.speakers.people, now })
    : [];
  const gate = await checkGate(db, ports, { conferenceId, rehearsalId: id, people: inventedPeople(plan), copyId });
  await noteProgress(db, id, { gate });
  if (gate.some(({ ok }) => !ok)) return 'gate';
  const invite = (stage: SpeakersStage) => inviteSpeakers({ cid: copyId, loop: ports.loopback }, stage);
  const speakers = plan.speakers.on ? { all, known: await withSpeakers(run, copyId, all, invite) } : null;
  const buyers = whole.map(({ answers }, index) => ({
    answers,
    token: tokens[index] ?? '',
    address: addressOf(index + 1),
  }));
  return { copyId, buyers, gates, examId, broadcastId, speakers };
}

/** Plays the scenarios, saving what is measured each second, until the end or until somebody stops it. */
async function play(
  run: Run,
  { id, plan }: Rehearsal,
  { copyId, ...stage }: Stage,
): Promise<{ stopped: boolean; figures: RehearsalFigures }> {
  const { db, ports, clock } = run;
  const stop = new AbortController();
  // Each late payment waits for it.
  setMaxListeners(0, stop.signal);
  await noteProgress(db, id, { state: 'playing', beganAt: clock() });
  const timeline = new Timeline({ speed: plan.speed, paused: false });
  const meter = new Meter(timeline);
  const { buyers, gates, examId, broadcastId } = stage;
  const scenarios = [true, gates.length > 0, examId !== null, broadcastId !== null].filter(Boolean).length;
  await run.total(buyers.length * scenarios + (stage.speakers?.all.length ?? 0));
  let done = 0;
  let over = false;
  let pausedMs = 0;
  const watch = async (): Promise<void> => {
    while (!over) {
      await wait(SECOND_MS);
      const asked = await saveSeconds(db, id, { seconds: meter.take(), played: meter.now() });
      pausedMs += asked.paused ? SECOND_MS : 0;
      // Others cannot rehearse as long as it stands still.
      const longEnough = pausedMs > rehearsalBounds.mostPauseMinutes * MINUTE_MS;
      if (asked.paused && longEnough) await goOn(db, id);
      timeline.set({ speed: asked.speed, paused: asked.paused && !longEnough });
      // A server that stops finishes its jobs first.
      if (asked.stop || !ports.loopback.isAttached() || !(await run.progress(done))) stop.abort();
    }
  };
  const watching = watch();
  const playing: Play = {
    plan,
    cid: copyId,
    loop: ports.loopback,
    provider: ports.payment.sandbox,
    meter,
    timeline,
    signal: stop.signal,
    step: () => {
      done += 1;
    },
  };
  try {
    const figures = await playAll(run, playing, { id, ...stage });
    return { stopped: stop.signal.aborted, figures };
  } finally {
    over = true;
    await watching;
    await saveSeconds(db, id, { seconds: meter.take(true), played: meter.now() });
  }
}

async function playAll(
  run: Run,
  playing: Play,
  { id, buyers, gates, examId, broadcastId, speakers }: { id: number } & Omit<Stage, 'copyId'>,
): Promise<RehearsalFigures> {
  const { db } = run;
  const { plan, cid, timeline, signal } = playing;
  const sold = plan.rush.on ? await playRush(playing, buyers) : null;
  let door = null;
  const rest = () => timeline.until(timeline.now() + pauseSeconds * SECOND_MS, signal);
  if (plan.door.on && gates.length > 0 && !signal.aborted) {
    await rest();
    const prints = await printsOf(db, cid);
    if (!signal.aborted) door = await playDoor(playing, { prints, tokens: gates });
  }
  let exam = null;
  if (examId !== null && sold && !signal.aborted) {
    await rest();
    if (!signal.aborted) exam = await playExam(playing, { examId, people: sold.paid });
  }
  let live = null;
  if (broadcastId !== null && sold && !signal.aborted) {
    await rest();
    const textOf = (index: number) => format(zh.invented.chat, { number: index + 1 });
    if (!signal.aborted) live = await playLive(playing, { broadcastId, people: sold.paid, textOf });
  }
  let change = null;
  if (speakers && !signal.aborted) {
    if (sold) await rest();
    const { all, known } = speakers;
    const begin = (stage: SpeakersStage) => playSpeakers(playing, { ...stage, known });
    if (!signal.aborted) change = await withSpeakers(run, cid, all, begin);
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
    exam: exam && examId !== null ? await examFigures(db, examId, exam) : null,
    live: live && broadcastId !== null ? { ...live.live, lost: await lostMessages(db, broadcastId, live.said) } : null,
    speakers: change && {
      ...change.speakers,
      ...(await speakerFacts(db, cid, { replies: change.replies, complete: change.speakers.complete })),
    },
    away,
  };
}

/** Runs a part of the change of talks. Staff of the copy are logged in for it, as the person who began the rehearsal. */
const withSpeakers = <T>(
  { db, staffId, clock }: Run,
  copyId: number,
  speakers: readonly InventedSpeaker[],
  work: (stage: SpeakersStage) => Promise<T>,
): Promise<T> =>
  asStaff(db, { staffId, now: clock() }, (token) =>
    work({
      staff: { token, address: addressOf(0) },
      speakers,
      invitations: () => invitationIdsOf(db, copyId),
      keys: (which) => keysOf(db, copyId, which === 'changed' ? 'speaker_changed' : null),
    }),
  );

/** What was played, judged by the tables. */
async function examFigures(
  db: Run['db'],
  examId: number,
  { exam, acknowledged }: Awaited<ReturnType<typeof playExam>>,
): Promise<NonNullable<RehearsalFigures['exam']>> {
  const [lost, marked] = await Promise.all([lostAnswers(db, acknowledged), markedPeople(db, examId)]);
  return { ...exam, unserved: Math.max(exam.unserved, Math.abs(exam.people - marked)), lost };
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
      if (rehearsal?.ended_at === null) await end({ db, clock }, id, { state: 'failed', fault: 'interrupted' });
      else await removeCopy(db, id);
    }
  },
  { every: '*/10 * * * *' },
);
