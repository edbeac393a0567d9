import type {
  RehearsalFaultKind,
  RehearsalPlan,
  RehearsalScenario,
  RehearsalSpeed,
} from '@meetingapp/contract/rehearsal/plan.ts';

/** Bounds that keep a rehearsal from overrunning a server at work. Seconds of the time axis, people, and people or scans per real second. */
export const rehearsalBounds = {
  mostPeople: 2000,
  fewestSeconds: 10,
  mostSeconds: 3600,
  /** A person makes about six requests. */
  mostPeoplePerSecond: 20,
  mostScansPerSecond: 60,
  /** Each message of a live room is written to each phone in it. */
  mostDeliveriesPerSecond: 10_000,
  mostGates: 12,
  mostFaults: 12,
  mostSpeakers: 400,
  /** The keys of the time axis move a fault by this. */
  faultStep: 10,
  /** Minutes for which a rehearsal stands still in all; then it goes on. */
  mostPauseMinutes: 30,
} as const;

/** Seconds between two scenarios, in which late payments arrive. */
export const pauseSeconds = 10;

/** Seconds by which a late notice of a payment comes after the payment. */
export const lateSeconds = 8;

/** At the first moment more people come than later: this many times the average. */
export const peakOfRush = 1.5;

export const usualPlan: RehearsalPlan = {
  rush: { on: true, people: 300, seconds: 60, p95: 400 },
  door: { on: true, gates: 4, seconds: 30, p95: 250 },
  exam: { on: false, seconds: 60, p95: 400 },
  live: { on: false, seconds: 60, p95: 400 },
  speakers: { on: false, people: 100, seconds: 60, p95: 400 },
  faults: [
    { kind: 'late', from: 10, seconds: 10 },
    { kind: 'refused', from: 20, seconds: 10 },
    { kind: 'lost', from: 30, seconds: 10 },
    { kind: 'twice', from: 40, seconds: 10 },
  ],
  speed: 1,
};

export type PlanFault =
  | 'nothing'
  | 'too_fast'
  | 'door_too_fast'
  | 'door_needs_rush'
  | 'exam_needs_rush'
  | 'exam_too_fast'
  | 'live_needs_rush'
  | 'live_too_fast'
  | 'speakers_too_fast'
  | 'fault_outside'
  | 'faults_overlap';

/** Largest number of people who begin within one real second. */
export const peakPeople = ({ rush, speed }: Pick<RehearsalPlan, 'rush' | 'speed'>): number =>
  Math.ceil((rush.people / rush.seconds) * peakOfRush * speed);

/** People whom a rehearsal invents: those who register, and speakers. */
export const inventedPeople = ({ rush, speakers }: Pick<RehearsalPlan, 'rush' | 'speakers'>): number =>
  rush.people + (speakers.on ? speakers.people : 0);

/** Seconds of the time axis that the peak of a broadcast takes at least: all who come write once, and each phone gets each message. */
export function fewestLiveSeconds({ rush, speed }: Pick<RehearsalPlan, 'rush' | 'speed'>): number {
  const { mostPeoplePerSecond, mostDeliveriesPerSecond } = rehearsalBounds;
  return Math.ceil(speed * rush.people * Math.max(1 / mostPeoplePerSecond, rush.people / mostDeliveriesPerSecond));
}

/** What is wrong with a plan whose numbers are each within their bounds. */
export function planFaults({ rush, door, exam, live, speakers, faults, speed }: RehearsalPlan): PlanFault[] {
  const found: PlanFault[] = [];
  if (!rush.on && !door.on && !exam.on && !live.on && !speakers.on) found.push('nothing');
  if (rush.on && peakPeople({ rush, speed }) > rehearsalBounds.mostPeoplePerSecond) found.push('too_fast');
  if (door.on && !rush.on) found.push('door_needs_rush');
  if (door.on && (rush.people / door.seconds) * speed > rehearsalBounds.mostScansPerSecond) found.push('door_too_fast');
  if (exam.on && !rush.on) found.push('exam_needs_rush');
  if (exam.on && (rush.people / exam.seconds) * speed > rehearsalBounds.mostPeoplePerSecond)
    found.push('exam_too_fast');
  if (live.on && !rush.on) found.push('live_needs_rush');
  if (live.on && live.seconds < fewestLiveSeconds({ rush, speed })) found.push('live_too_fast');
  if (speakers.on && (speakers.people / speakers.seconds) * speed > rehearsalBounds.mostPeoplePerSecond)
    found.push('speakers_too_fast');
  if (faults.some(({ from, seconds }) => from + seconds > rush.seconds)) found.push('fault_outside');
  const sorted = [...faults].sort((one, other) => one.from - other.from);
  if (sorted.some((one, at) => (sorted[at + 1]?.from ?? Infinity) < one.from + one.seconds))
    found.push('faults_overlap');
  return found;
}

export interface ScenarioSpan {
  scenario: RehearsalScenario;
  from: number;
  seconds: number;
}

/** When each scenario of a plan is played, in seconds of the time axis. */
export function scenarioSpans({ rush, door, exam, live, speakers }: RehearsalPlan): ScenarioSpan[] {
  const spans: ScenarioSpan[] = [];
  for (const [scenario, { on, seconds }] of Object.entries({ rush, door, exam, live, speakers }) as [
    RehearsalScenario,
    typeof exam,
  ][]) {
    if (!on) continue;
    const last = spans.at(-1);
    spans.push({ scenario, from: last ? last.from + last.seconds + pauseSeconds : 0, seconds });
  }
  return spans;
}

/** Seconds of the time axis from the first registration to the end of the last scenario. */
export function planSeconds(plan: RehearsalPlan): number {
  const last = scenarioSpans(plan).at(-1);
  return last ? last.from + last.seconds : 0;
}

/** Real seconds for which the plan is played. */
export const realSeconds = (plan: RehearsalPlan): number => Math.ceil(planSeconds(plan) / plan.speed);

const tooFast: ReadonlySet<PlanFault> = new Set([
  'too_fast',
  'door_too_fast',
  'exam_too_fast',
  'live_too_fast',
  'speakers_too_fast',
]);

/** Whether the load at a speed stays within the bounds. */
export const isWithinBounds = (plan: RehearsalPlan, speed: RehearsalSpeed): boolean =>
  !planFaults({ ...plan, speed }).some((fault) => tooFast.has(fault));

/** The fault in force at a second; null: payments work. */
export const faultAt = ({ faults }: RehearsalPlan, second: number): RehearsalFaultKind | null =>
  faults.find(({ from, seconds }) => second >= from && second < from + seconds)?.kind ?? null;

/** A fault moved on the time axis, within the rush and not over another. The same fault when it cannot move that far. */
export function moveFault(plan: RehearsalPlan, index: number, by: number): RehearsalPlan {
  const fault = plan.faults[index];
  if (!fault) return plan;
  const from = Math.min(Math.max(fault.from + by, 0), plan.rush.seconds - fault.seconds);
  const moved = { ...plan, faults: plan.faults.map((one, at) => (at === index ? { ...fault, from } : one)) };
  return from < 0 || planFaults(moved).includes('faults_overlap') ? plan : moved;
}

/** A new fault takes this part of the rush. */
const USUAL_FAULTS = 6;

/** Where another fault fits: the first free span of the usual length. Null: nowhere. */
export function freeSpan({ rush, faults }: RehearsalPlan): { from: number; seconds: number } | null {
  const step = rehearsalBounds.faultStep;
  const seconds = Math.max(1, Math.floor(rush.seconds / USUAL_FAULTS / step)) * step;
  for (let from = 0; from + seconds <= rush.seconds; from += step)
    if (faults.every((one) => one.from >= from + seconds || one.from + one.seconds <= from)) return { from, seconds };
  return null;
}
