import type { RehearsalFaultKind, RehearsalPlan } from '@meetingapp/contract/rehearsal.ts';

/** Bounds that keep a rehearsal from overrunning a server at work. Seconds, people, and people or scans per second. */
export const rehearsalBounds = {
  mostPeople: 2000,
  fewestSeconds: 10,
  mostSeconds: 600,
  /** A person makes about six requests. */
  mostPeoplePerSecond: 20,
  mostScansPerSecond: 60,
  mostGates: 12,
  mostFaults: 12,
  /** The keys of the time axis move a fault by this. */
  faultStep: 10,
} as const;

/** Seconds between the end of the opening rush and the check-in wave, in which late payments arrive. */
export const pauseSeconds = 10;

/** Seconds by which a late notice of a payment comes after the payment. */
export const lateSeconds = 8;

/** At the first moment more people come than later: this many times the average. */
export const peakOfRush = 1.5;

export const usualPlan: RehearsalPlan = {
  rush: { on: true, people: 300, seconds: 60, p95: 400 },
  door: { on: true, gates: 4, seconds: 30, p95: 250 },
  faults: [
    { kind: 'late', from: 10, seconds: 10 },
    { kind: 'refused', from: 20, seconds: 10 },
    { kind: 'lost', from: 30, seconds: 10 },
    { kind: 'twice', from: 40, seconds: 10 },
  ],
};

export type PlanFault =
  | 'nothing'
  | 'too_fast'
  | 'door_too_fast'
  | 'door_needs_rush'
  | 'fault_outside'
  | 'faults_overlap';

/** Largest number of people who begin within one second. */
export const peakPeople = ({ people, seconds }: RehearsalPlan['rush']): number =>
  Math.ceil((people / seconds) * peakOfRush);

/** What is wrong with a plan whose numbers are each within their bounds. */
export function planFaults({ rush, door, faults }: RehearsalPlan): PlanFault[] {
  const found: PlanFault[] = [];
  if (!rush.on && !door.on) found.push('nothing');
  if (rush.on && peakPeople(rush) > rehearsalBounds.mostPeoplePerSecond) found.push('too_fast');
  if (door.on && !rush.on) found.push('door_needs_rush');
  if (door.on && rush.people / door.seconds > rehearsalBounds.mostScansPerSecond) found.push('door_too_fast');
  if (faults.some(({ from, seconds }) => from + seconds > rush.seconds)) found.push('fault_outside');
  const sorted = [...faults].sort((one, other) => one.from - other.from);
  if (sorted.some((one, at) => (sorted[at + 1]?.from ?? Infinity) < one.from + one.seconds))
    found.push('faults_overlap');
  return found;
}

/** Seconds from the first registration to the last scan. */
export const planSeconds = ({ rush, door }: RehearsalPlan): number =>
  (rush.on ? rush.seconds : 0) + (door.on ? (rush.on ? pauseSeconds : 0) + door.seconds : 0);

/** When the check-in wave begins, in seconds since the first registration. */
export const doorFrom = ({ rush }: RehearsalPlan): number => (rush.on ? rush.seconds + pauseSeconds : 0);

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

/** Where another fault fits: the first free span of the usual length. Null: nowhere. */
export function freeSpan({ rush, faults }: RehearsalPlan): { from: number; seconds: number } | null {
  const seconds = rehearsalBounds.faultStep;
  for (let from = 0; from + seconds <= rush.seconds; from += seconds)
    if (faults.every((one) => one.from >= from + seconds || one.from + one.seconds <= from)) return { from, seconds };
  return null;
}
