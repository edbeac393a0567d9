import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import { evenSchedule, rushSchedule } from '@meetingapp/domain/rehearsal/schedule.ts';
import type { Loopback } from '../../../ports/loopback.ts';
import type { SandboxProvider } from '../../../ports/payment/sandbox/sandbox.ts';
import { callerOf } from './caller.ts';
import { drive } from './drive.ts';
import { sit, type Acknowledged } from './exam.ts';
import { waitForPhones, watch, type LiveRoomPlay, type ChatMessage } from './live.ts';
import { Meter } from './meter.ts';
import { sell, type Buyer, type SaleEnd } from './sale.ts';
import type { Reply } from './speaker.ts';
import { inviteAll, Mailbox, moveAll, notice, type SpeakersPlay } from './speakers.ts';
import { show, type Shown } from './scans.ts';
import { Timeline } from './timeline.ts';

export interface Play {
  plan: RehearsalPlan;
  cid: number;
  loop: Loopback;
  provider: Pick<SandboxProvider, 'decide'>;
  meter: Meter;
  timeline: Timeline;
  signal: AbortSignal;
  /** Called after each person or ticket. */
  step: () => void;
}

const noPayments = { payments: 0, wrong: 0 };
export const noFaults = (): RehearsalFigures['faults'] => ({
  late: { ...noPayments },
  twice: { ...noPayments },
  lost: { ...noPayments },
  refused: { ...noPayments },
});

type Rush = Omit<NonNullable<RehearsalFigures['rush']>, 'oversold'>;

/** Plays the opening rush; `paid`: who has paid, so that they can sit an exam. */
export async function playRush(
  { plan, cid, loop, provider, meter, timeline, signal, step }: Play,
  buyers: readonly Buyer[],
): Promise<{ rush: Rush; faults: RehearsalFigures['faults']; paid: Buyer[] }> {
  const faults = noFaults();
  const sales = { cid, plan, caller: callerOf(loop, meter, 'rush'), timeline, provider, signal, faults };
  const paid: Buyer[] = [];
  const ends: Record<SaleEnd, number> = { paid: 0, full: 0, unserved: 0 };
  const driven = await drive(
    rushSchedule(buyers.length, plan.rush.seconds),
    async (index) => {
      const buyer = buyers[index];
      if (buyer) {
        const end = await sell(sales, buyer, index);
        ends[end] += 1;
        if (end === 'paid') paid.push(buyer);
      }
      step();
    },
    { timeline, signal },
  );
  const complete = driven.begun === buyers.length && !signal.aborted;
  return {
    rush: { ...meter.sum('rush'), behind: driven.behind, complete, people: driven.begun, ...ends },
    faults,
    paid,
  };
}

type Door = Omit<NonNullable<RehearsalFigures['door']>, 'doubled'>;

/** Plays the check-in wave with all tickets. */
export async function playDoor(
  { plan, loop, meter, timeline, signal, step }: Play,
  { prints, tokens }: { prints: readonly number[]; tokens: readonly string[] },
): Promise<Door> {
  const gates = { caller: callerOf(loop, meter, 'door'), tokens };
  const seen: Shown[] = [];
  const driven = await drive(
    evenSchedule(prints.length, plan.door.seconds),
    async (index) => {
      const print = prints[index];
      if (print !== undefined) seen.push(await show(gates, print, index));
      step();
    },
    { timeline, signal },
  );
  const count = (wanted: (one: Shown) => boolean) => seen.filter(wanted).length;
  return {
    ...meter.sum('door'),
    behind: driven.behind,
    complete: driven.begun === prints.length && !signal.aborted,
    shown: driven.begun,
    admitted: count(({ admitted }) => admitted),
    again: seen.reduce((sum, { again }) => sum + again, 0),
    refused: count(({ refused }) => refused),
    missed: count(({ admitted, refused }) => !admitted && !refused),
  };
}

type Exam = Omit<NonNullable<RehearsalFigures['exam']>, 'lost'>;

/** Plays the start of an exam; returns also what the server said it has saved. */
export async function playExam(
  { plan, loop, meter, timeline, signal, step }: Play,
  { examId, people }: { examId: number; people: readonly Buyer[] },
): Promise<{ exam: Exam; acknowledged: Acknowledged[] }> {
  const sitting = { examId, caller: callerOf(loop, meter, 'exam'), acknowledged: new Map<string, Acknowledged>() };
  let served = 0;
  const driven = await drive(
    evenSchedule(people.length, plan.exam.seconds),
    async (index) => {
      const person = people[index];
      if (person && (await sit(sitting, person, index))) served += 1;
      step();
    },
    { timeline, signal },
  );
  const acknowledged = [...sitting.acknowledged.values()];
  const exam: Exam = {
    ...meter.sum('exam'),
    behind: driven.behind,
    complete: driven.begun === people.length && !signal.aborted,
    people: driven.begun,
    unserved: driven.begun - served,
    answers: acknowledged.length,
  };
  return { exam, acknowledged };
}

type Live = Omit<NonNullable<RehearsalFigures['live']>, 'lost'>;

/** Plays the peak of a broadcast; returns also what the server said it has of the chat. */
export async function playLive(
  { plan, loop, meter, timeline, signal, step }: Play,
  { broadcastId, people, textOf }: { broadcastId: number; people: readonly Buyer[]; textOf: (index: number) => string },
): Promise<{ live: Live; said: ChatMessage[] }> {
  const caller = callerOf(loop, meter, 'live');
  const room: LiveRoomPlay = { broadcastId, caller, loop, textOf, phones: [], said: [] };
  let served = 0;
  try {
    const driven = await drive(
      evenSchedule(people.length, plan.live.seconds),
      async (index) => {
        const person = people[index];
        if (person && (await watch(room, person, index))) served += 1;
        step();
      },
      { timeline, signal },
    );
    const unheard = await waitForPhones(room, signal);
    const live: Live = {
      ...meter.sum('live'),
      behind: driven.behind,
      complete: driven.begun === people.length && !signal.aborted,
      people: driven.begun,
      unserved: driven.begun - served,
      messages: room.said.length,
      unheard,
    };
    return { live, said: room.said };
  } finally {
    for (const phone of room.phones) phone.leave();
  }
}

type Speakers = Omit<NonNullable<RehearsalFigures['speakers']>, 'misled' | 'lost'>;

export type SpeakersStage = Pick<SpeakersPlay, 'staff' | 'speakers' | 'invitations' | 'keys'>;

/** Before the rehearsal begins, unmeasured: the first release, and every speaker has accepted. Returns that release; null: it failed. */
export function inviteSpeakers(
  { cid, loop }: Pick<Play, 'cid' | 'loop'>,
  stage: SpeakersStage,
): Promise<Programme | null> {
  const timeline = new Timeline({ speed: 1, paused: false });
  const caller = callerOf(loop, new Meter(timeline), 'speakers');
  return inviteAll({ ...stage, cid, caller, timeline, signal: new AbortController().signal });
}

/** Plays the change of many talks that all speakers have accepted; returns also the answers that the server said it has saved. */
export async function playSpeakers(
  { plan, cid, loop, meter, timeline, signal, step }: Play,
  { known, ...stage }: SpeakersStage & { known: Programme | null },
): Promise<{ speakers: Speakers; replies: Reply[] }> {
  const { speakers } = stage;
  const play = { ...stage, cid, caller: callerOf(loop, meter, 'speakers'), timeline, signal };
  const isMoved = known !== null && (await moveAll(play));
  const mail = new Mailbox(play);
  const replies: Reply[] = [];
  let [unserved, outdated] = [0, 0];
  const driven = await drive(
    evenSchedule(speakers.length, plan.speakers.seconds),
    async (index) => {
      // Without a change nobody gets a letter to wait for.
      const noticed = known && isMoved ? await notice(play, { known, mail, index }) : null;
      if (!noticed?.current) outdated += 1;
      if (noticed?.replies) replies.push(...noticed.replies);
      // Who was waiting for the letter when it was stopped is not judged.
      else if (!signal.aborted) unserved += 1;
      step();
    },
    { timeline, signal },
  );
  const figures: Speakers = {
    ...meter.sum('speakers'),
    behind: driven.behind,
    complete: driven.begun === speakers.length && !signal.aborted,
    people: driven.begun,
    unserved,
    replies: replies.length,
    outdated,
  };
  return { speakers: figures, replies };
}
